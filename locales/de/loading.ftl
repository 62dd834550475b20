### Was auf der Seite steht, bevor ihre Skripte da sind, und was gesagt wird, wenn sie ausbleiben.

loading = Wird geladen …
loading-again = Neu laden
no-script = Ur braucht hier JavaScript: Schalte es für diese Seite ein. Im Terminal spielt „ur play“ ohne.
failed-title = Diese Seite konnte nicht geladen werden
failed-lead = Der Server oder deine Verbindung ist vielleicht ausgefallen. Deine Partien sind sicher: Sie gehen weiter, wo sie waren.
failed-again = Noch einmal versuchen
failed-back = Zurück
newer-lead = Es gibt eine neuere Version von Ur.
newer-load = Laden
