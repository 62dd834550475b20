### The lessons. “You” are Light, and it is your turn; the roll and the board are shown. Each step has a title, a
### task (the message without an ending), a text when it is done, and one for a legal move that does something else.
### Numbers: $number, $of, $done.

## Around the lessons

learn-title = Spielend lernen
learn-nav = Lernen
learn-lead = Eine kurze Lektion für jedes Spiel. Du spielst, und die Regeln sagen dir, ob es stimmt.
learn-lesson = Lektion: { $game }
learn-step = Schritt { $number } von { $of }
learn-progress = { $done } von { $of } Schritten geschafft
learn-learnt = Geschafft
learn-begin = Anfangen
learn-hint = Zeig es mir
learn-again = Noch einmal
learn-next = Nächster Schritt
learn-previous = Voriger Schritt
learn-finish = Abschließen
learn-moves = Alle Züge in Worten
learn-end-title = Jetzt kannst du spielen
learn-end = Das war die Lektion: Du kennst die Regeln, auf die es ankommt. Der Rest kommt beim Spielen.
learn-restart = Von vorn
learn-others = Andere Lektionen
learn-unreachable = Diese Lektion lässt sich nicht laden. Prüfe die Adresse oder versuche es noch einmal.
learn-help = Gib einen Zug oder seine Nummer ein. Befehle: „hint“ (Hinweis), „board“ (Spielbrett), „back“ (ein Schritt zurück), „help“ (Hilfe), „quit“ (Ende).
learn-hint-move = Versuche { $move }.
learn-first-step = Das ist der erste Schritt.
learn-bye = Die Lektion ist da, wann immer du willst: { $command }
learn-play = Spiel jetzt ein richtiges Spiel: { $command }

## Race family

lesson-race-enter-title = Einen Stein einsetzen
lesson-race-enter = Deine Steine warten im Start-Pool. Ein Stein kommt auf das Feld deines Weges, das deinem Wurf entspricht. Bring einen ins Spiel.
lesson-race-enter-done = Dein erster Stein ist unterwegs. Er muss den ganzen Weg gehen und dann ins Ziel.

lesson-race-walk-title = Weiterziehen
lesson-race-walk = Du wählst jedes Mal: Ein Stein auf dem Spielbrett zieht genau so weit, wie dein Wurf zeigt, oder ein weiterer kommt ins Spiel. Zieh den Stein auf dem Spielbrett.
lesson-race-walk-done = Genau so weit wie dein Wurf. Steine ziehen nur vorwärts und dürfen über alle anderen springen.
lesson-race-walk-miss = Auch das ist erlaubt: Ein zweiter Stein ist im Spiel. Zieh diesmal aber den, der schon auf dem Spielbrett war.

lesson-race-capture-title = Schlagen
lesson-race-capture = Der gegnerische Stein ist genau so weit entfernt, wie dein Wurf zeigt. Lande auf ihm und schlag ihn.
lesson-race-capture-done = Geschlagen! Der Stein kommt zurück in den Start-Pool und muss von vorn beginnen.
lesson-race-capture-miss = Das ist erlaubt, aber der gegnerische Stein zieht ungestört weiter. Lande auf ihm.

lesson-race-capture-roll-title = Schlagen und noch einmal würfeln
lesson-race-capture-roll = Der gegnerische Stein ist genau so weit entfernt, wie dein Wurf zeigt. In diesem Spiel bringt dir das Schlagen auch einen zusätzlichen Wurf. Schlag ihn.
lesson-race-capture-roll-done = Geschlagen! Der Stein kommt zurück in den Start-Pool, und du würfelst noch einmal.
lesson-race-capture-roll-miss = Das ist erlaubt, aber dir entgehen ein Stein und ein zusätzlicher Wurf. Lande auf dem gegnerischen Stein.

lesson-race-rosette-title = Auf einer Rosette landen
lesson-race-rosette = Landet ein Stein auf einer Rosette, bekommst du einen zusätzlichen Wurf. Einer deiner Steine kann jetzt eine Rosette erreichen.
lesson-race-rosette-done = Du würfelst noch einmal und darfst den Wurf für jeden deiner Steine nutzen.
lesson-race-rosette-miss = Das ist erlaubt, aber es ist keine Rosette, und dein Zug wäre vorbei. Lande auf der Rosette.

lesson-race-rosette-safe-title = Sicher auf der Rosette
lesson-race-rosette-safe = Zwei gegnerische Steine sind genau so weit entfernt, wie dein Wurf zeigt. Der auf der Rosette ist sicher: Du kannst nicht auf ihm landen. Schlag den anderen.
lesson-race-rosette-safe-done = Richtig. Auch deine Steine sind auf einer Rosette sicher.
lesson-race-rosette-safe-miss = Das ist erlaubt, schlägt aber nichts. Der Stein, der nicht auf einer Rosette steht, kann geschlagen werden.

lesson-race-rosette-unsafe-title = Keine Rosette schützt
lesson-race-rosette-unsafe = In diesem Spiel ist ein Stein auf einer Rosette nicht sicher. Schlag den gegnerischen Stein dort.
lesson-race-rosette-unsafe-done = Geschlagen! Denk daran: Auch deine Steine sind auf einer Rosette nicht sicher.
lesson-race-rosette-unsafe-miss = Das ist erlaubt, aber der gegnerische Stein bleibt, wo er ist. Er ist dort nicht sicher: Schlag ihn.

lesson-race-home-title = In Sicherheit
lesson-race-home = Dein Gegner ist dicht hinter dir. Die letzten Felder deines Weges gehören dir allein: Dort kann dich niemand schlagen. Bring deinen Stein so weit.
lesson-race-home-done = In Sicherheit! Der Weg deines Gegners führt nicht dorthin.
lesson-race-home-miss = Das ist erlaubt, aber dein Gegner kann deinen Stein noch schlagen. Bring ihn auf die letzten Felder deines Weges.

lesson-race-no-home-title = Gefahr bis zuletzt
lesson-race-no-home = Der gegnerische Stein ist fast im Ziel. In diesem Spiel teilen sich beide Wege ihre Felder bis zum Schluss. Schlag ihn.
lesson-race-no-home-done = Kurz vor dem Ziel geschlagen! Das kann deinen Steinen genauso passieren.
lesson-race-no-home-miss = Das ist erlaubt, aber der gegnerische Stein ist bald im Ziel. Schlag ihn.

lesson-race-finish-title = Mit exaktem Wurf ins Ziel
lesson-race-finish = Ins Ziel kommt ein Stein nur mit einem exakten Wurf: vom letzten Feld des Weges mit einer 1, vom vorletzten mit einer 2 und so weiter. Bring einen Stein ins Ziel.
lesson-race-finish-done = Im Ziel! Diesen Stein kann niemand mehr schlagen.
lesson-race-finish-miss = Das ist erlaubt, aber ein anderer Stein kommt mit genau diesem Wurf ins Ziel.

lesson-race-win-title = Gewinnen
lesson-race-win = Dein letzter Stein und der exakte Wurf: Wer zuerst alle Steine ins Ziel bringt, gewinnt.
lesson-race-win-done = Alle deine Steine sind im Ziel: Du hast gewonnen!

## Modern interpretation

lesson-modern-place-title = Auf einem Eingang platzieren
lesson-modern-place = Egal, was du wirfst: Du darfst einen Stein aus deinem Start-Pool auf einem Eingang platzieren. Platziere deinen ersten Stein.
lesson-modern-place-done = Dein erster Stein ist auf dem Spielbrett. Es gibt Festungen zu erobern, auf der Erde und im Himmel.
lesson-modern-place-miss = Du darfst hier aussetzen, aber davon hast du nichts. Platziere einen Stein auf einem Eingang.

lesson-modern-move-title = Einen Stein ziehen
lesson-modern-move = Mit einer farbigen Spitze ziehst du einen Stein um 1 Feld, vorwärts oder rückwärts. Zieh deinen Stein auf dem Spielbrett.
lesson-modern-move-done = Deine Steine dürfen in beide Richtungen ziehen, und wo sich Wege verzweigen, wählst du.
lesson-modern-move-miss = Das ist erlaubt, aber dein Stein bleibt, wo er ist. Zieh ihn diesmal.

lesson-modern-beside-title = Zweimal leer
lesson-modern-beside = Mit zweimal leer kannst du nicht ziehen, aber du darfst einen Stein neben einem deiner Steine platzieren. Tu das.
lesson-modern-beside-done = Die beiden Felder müssen nur eine Kante teilen: Kein Weg muss sie verbinden.
lesson-modern-beside-miss = Das ist erlaubt, aber ein Eingang steht dir mit jedem Wurf offen. Nutze das doppelte Leer: Platziere neben deinem Stein.

lesson-modern-kingdom-title = Ins Königreich
lesson-modern-kingdom = Mit Gold und Silber darfst du einen Stein im Königreich platzieren. Platziere einen auf einem freien Feld des Königreichs.
lesson-modern-kingdom-done = Ebenso darfst du mit zweimal Silber auf dem Feld von Ishtar platzieren und mit zweimal Gold auf dem Feld von Marduk.
lesson-modern-kingdom-miss = Das ist erlaubt, aber dieser Wurf kann etwas Selteneres. Platziere einen Stein im Königreich.

lesson-modern-capture-title = Schlagen
lesson-modern-capture = Ziehst du auf einen gegnerischen Stein, schlägst du ihn. Schlag den, der neben deinem steht.
lesson-modern-capture-done = Geschlagen! Er kommt zurück in den Start-Pool und muss neu platziert werden.
lesson-modern-capture-miss = Das ist erlaubt, schlägt aber nichts. Zieh auf den gegnerischen Stein.

lesson-modern-fort-title = Eine Festung einnehmen
lesson-modern-fort = Die vier Festungen tragen eine Rosette. Zieht ein Stein auf eine Festung, bekommst du einen zusätzlichen Zug. Nimm die Festung ein.
lesson-modern-fort-done = Die Festung gehört dir, und du würfelst noch einmal.
lesson-modern-fort-miss = Das ist erlaubt, nimmt aber keine Festung ein. Dein Stein steht direkt vor einer.

lesson-modern-ishtar-title = Ishtar schützt
lesson-modern-ishtar = Dein Stein steht direkt vor einer gegnerischen Festung. Aber dein Gegner hat einen Stein auf dem Feld von Ishtar, und das schützt alle seine Festungen. Der Stein auf Ishtar selbst ist nicht geschützt: Schlag ihn.
lesson-modern-ishtar-done = Jetzt können die gegnerischen Festungen geschlagen werden. Und solange du Ishtar hältst, sind deine geschützt.
lesson-modern-ishtar-miss = Das ist erlaubt, aber Ishtar schützt noch die gegnerischen Festungen. Schlag den Stein auf dem Feld von Ishtar.

lesson-modern-double-title = Zwei Steine ziehen
lesson-modern-double = Mit zwei farbigen Spitzen darfst du zwei verschiedene Steine um je 1 Feld ziehen, einen nach dem anderen. Zieh deine beiden Steine.
lesson-modern-double-done = Zwei Steine mit einem Wurf. Du darfst auch einen einzelnen Stein ziehen, um 1 oder 2 Felder.
lesson-modern-double-miss = Das ist erlaubt, aber mit diesem Wurf darfst du beide Steine ziehen. Zieh jeden um 1 Feld.

lesson-modern-win-title = Alle vier Festungen halten
lesson-modern-win = Du hältst drei Festungen. Nimm die vierte ein, und du beherrschst Erde und Himmel zugleich: Damit gewinnst du.
lesson-modern-win-done = Du beherrschst Erde und Himmel: Du hast gewonnen!
lesson-modern-win-miss = Das ist erlaubt, gewinnt aber nicht. Einer deiner Steine steht direkt vor der vierten Festung.

## Ravensburger

lesson-tower-enter-title = Einen Stein einsetzen
lesson-tower-enter = Deine Steine warten im Start-Pool. Einer kommt auf das Feld, das deinem Wurf entspricht; das erste Feld deiner Bahn zählt als 1. Bring einen ins Spiel.
lesson-tower-enter-done = Dein Stein ist unterwegs, mit den blauen Punkten nach oben. Blaue Steine ziehen nur vorwärts.

lesson-tower-build-title = Einen Turm bauen
lesson-tower-build = Du darfst über alles springen und auf eigenen Steinen landen. Lande auf deinem anderen Stein und bau einen Turm.
lesson-tower-build-done = Ein Turm! Er gehört der Seite, deren Stein oben liegt, und nur dieser Stein kann ziehen.
lesson-tower-build-miss = Das ist erlaubt, aber so entsteht kein Turm. Lande auf deinem eigenen Stein.

lesson-tower-capture-title = Einen Turm schlagen
lesson-tower-capture = In der Mittelreihe schlägst du, indem du auf gegnerischen Steinen landest, auch auf ganzen Türmen. Schlag den Turm.
lesson-tower-capture-done = Der ganze Turm gehört dir. Die Steine unter deinem sind deine Gefangenen.
lesson-tower-capture-miss = Das ist erlaubt, aber der gegnerische Turm steht wie zuvor. Lande auf ihm.

lesson-tower-carry-title = Gefangene mitnehmen
lesson-tower-carry = Unter deinem Stein liegen zwei Gefangene. Zieht er, darf er Gefangene mitnehmen. Nimm beide mit.
lesson-tower-carry-done = Beide kommen mit. Sie bleiben deine Gefangenen, bis du sie ablieferst oder jemand sie befreit.
lesson-tower-carry-miss = Das ist erlaubt, aber nimm diesmal beide Gefangenen mit: Einer, der obenauf zurückbleibt, ist frei.

lesson-tower-refuge-title = Die Zuflucht erreichen
lesson-tower-refuge = Dein Gegner ist hinter dir. Das erste Zielfeld, am Ende der Mittelreihe, ist eine Zuflucht: Dort kann niemand schlagen. Erreiche sie mit dem exakten Wurf.
lesson-tower-refuge-done = In Sicherheit! Hier bleibt dein Stein blau, und Gefangene bleiben gefangen.
lesson-tower-refuge-miss = Das ist erlaubt, aber dein Stein kann noch geschlagen werden. Bring ihn in die Zuflucht.

lesson-tower-deliver-title = Einen Gefangenen abliefern
lesson-tower-deliver = Nimm deinen Gefangenen zum letzten Zielfeld mit: Dort scheidet er aus, und dein Stein wird rot.
lesson-tower-deliver-done = Abgeliefert! Dein Stein ist jetzt rot und darf auch rückwärts ziehen.
lesson-tower-deliver-miss = Das ist erlaubt, aber der Gefangene ist nicht abgeliefert. Nimm ihn zum letzten Zielfeld mit.

lesson-tower-red-title = Mit einem roten Stein umkehren
lesson-tower-red = Ein roter Stein zieht vorwärts oder rückwärts. Hinter ihm liegt ein gegnerischer Stein: Zieh zurück und schlag ihn.
lesson-tower-red-done = Geschlagen! Solange ein roter Stein aber Gefangene mitnimmt, zieht er nur vorwärts.
lesson-tower-red-miss = Das ist erlaubt, aber der gegnerische Stein ist noch frei. Zieh mit deinem roten Stein zurück.

lesson-tower-win-title = Gewinnen
lesson-tower-win = Der Start-Pool deines Gegners ist leer, und nur noch einer seiner Steine ist frei. Schlag ihn, und du gewinnst.
lesson-tower-win-done = Kein Stein deines Gegners ist mehr frei: Du hast gewonnen!
lesson-tower-win-miss = Das ist erlaubt, aber dein Gegner hat noch einen freien Stein. Schlag ihn.
