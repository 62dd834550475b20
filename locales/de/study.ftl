### Was die Engine sagt, und die Liste der Partien, im Browser.

## Der Computer

seat-computer = Computer, { $level }
seat-stand-in = (noch nicht perfekt: ein Netz spielt)
level-master-about = So gut wie möglich: perfekt, wo das Spiel gelöst ist.
master-perfect = Spielt perfekt: Dieses Spiel ist gelöst.
master-solving = Noch nicht perfekt: Das Spiel wird erst gelöst, { $percent } % sind geschafft. Bis dahin spielt ein neuronales Netz, das zwei Züge vorausschaut.
master-net = Ein neuronales Netz, das zwei Züge vorausschaut. Stark, aber nicht perfekt: Dieses Spiel ist hier nicht gelöst.
master-by-hand = Schaut mit Faustregeln zwei Züge voraus. Nicht perfekt: Dieses Spiel ist hier nicht gelöst.

## Tipps

hint-ask = Tipp

## Nachbetrachtung

review-of = Nachbetrachtung: { $light } gegen { $dark }
review-lead = Was war Glück, was war Können? Lade eine Aufzeichnung, und jeder Wurf und jeder Zug wird gewogen.
review-open = Partie nachbetrachten
review-thinking = Jeder Wurf und jeder Zug wird gewogen …
review-running = Das Spiel ist noch nicht zu Ende. Danach kann es nachbetrachtet werden.
review-too-long = Diese Partie ist zu lang für eine Nachbetrachtung.
review-unreachable = Die Partie kann gerade nicht nachbetrachtet werden. Prüfe die Adresse oder versuche es noch einmal.
review-curve = Die Gewinnchance von Hell, Wurf für Wurf
review-moves = Jeder Wurf und Zug
review-show-best = Besten Zug zeigen
review-show-played = Gespielten Zug zeigen
review-play-on = Von hier weiterspielen
review-analyse = Von hier analysieren
book-lead = Woher das Ergebnis kommt, in Punkten der Gewinnchance. Jede Spalte geht auf.
bands-title = Wie gut die Züge waren
bands-decisions = Züge mit Auswahl
bands-mean = Pro Entscheidung verschenkt

## Analysebrett

analyse-nav = Analyse
analyse-lead = Stelle eine beliebige Stellung auf und sieh, was jeder Zug wert ist.
analyse-tool = Ein Druck auf ein Feld setzt dorthin
tool-light = einen hellen Stein
tool-dark = einen dunklen Stein
tool-light-turned = einen hellen Stein, rot
tool-dark-turned = einen dunklen Stein, rot
tool-remove = nichts (nimmt weg)
analyse-out = { $side }, vom Brett
analyse-fewer = Einer weniger
analyse-more = Einer mehr
analyse-side = Am Zug
analyse-position = Stellung als Text
analyse-take = Übernehmen
analyse-clear = Brett leeren
analyse-start = Anfangsstellung
analyse-back = Einen Zug zurück
analyse-moves = Was die Züge wert sind
analyse-odds = kommt in { $odds }
analyse-all =
    { $count ->
        [one] Ein weiterer Zug
       *[other] { $count } weitere Züge
    }

## Deine Partien

games-lead = Die Partien, in denen dieser Browser einen Platz hat. Nur hier werden sie gemerkt.
games-running = Laufend
games-over = Beendet
games-alone = Zu zweit an einem Bildschirm
games-against = Gegen { $name }
games-waiting = Wartet auf einen Gegner
games-your-turn = Du bist am Zug
games-their-turn = Die andere Seite ist am Zug
games-starting = Beginnt gleich
games-rolls =
    { $count ->
        [one] ein Wurf
       *[other] { $count } Würfe
    }
games-won = Gewonnen
games-lost = Verloren
games-drawn = Remis
games-go-on = Weiterspielen
games-replay = Ansehen
games-review = Nachbetrachten
games-forget = Vergessen
games-forget-sure = Wirklich vergessen?
games-forget-note = Wer eine laufende Partie vergisst, kann sie nicht weiterspielen.
