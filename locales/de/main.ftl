### What the program says. Variables are text unless noted.

title = Das königliche Spiel von Ur

## Sides, dice, moves

side-light = Hell
side-dark = Dunkel

roll-blanks = zweimal leer
roll-blank-colour = einmal Farbe
roll-gold-silver = Gold und Silber
roll-silvers = zweimal Silber
roll-golds = zweimal Gold

move-pass = aussetzen
move-place = ein Stein aus dem Start-Pool auf { $to }
move-place-captures = ein Stein aus dem Start-Pool auf { $to }, schlägt dort
move-finish = { $from } ins Ziel
move-walk = { $from } nach { $to }
move-walk-captures = { $from } nach { $to }, schlägt dort
move-walk-way = { $from } über { $way } nach { $to }
move-walk-way-captures = { $from } über { $way } nach { $to }, schlägt auf { $captured }
# $prisoners is a number.
move-carry =
    { $prisoners ->
        [one] { $move }, mit einem Gefangenen
       *[other] { $move }, mit { $prisoners } Gefangenen
    }
move-double = { $first }, dann { $second }

## What happened

said-rolled = { $side } wirft { $roll }.
said-moved = Gespielt: { $move }.
said-again = Noch ein Wurf.
said-pass-chosen = Es wird ausgesetzt.
said-pass-roll = Damit zieht kein Stein: Es wird ausgesetzt.
said-pass-roll-again = Damit zieht kein Stein.
said-pass-pool = Der Start-Pool ist leer, also kann nichts platziert werden: Es wird ausgesetzt.
said-pass-lone = Der einzige gegnerische Stein steht auf { $square } und kann nicht durch Platzieren geschlagen werden, und einen anderen Eingang gibt es nicht: Es wird ausgesetzt.
said-pass-nothing = Kein Stein kann so weit ziehen: Es wird ausgesetzt.
said-roll-off = Wurf um den Anfang: Hell { $light }, Dunkel { $dark }. { $starter } fängt an.
said-roll-off-tie = Wurf um den Anfang: Beide werfen { $light }. Noch einmal.

over-won = { $winner } hat gewonnen.
over-resigned = { $loser } gibt auf: { $winner } gewinnt.
over-time = { $loser }: Zeit abgelaufen. { $winner } gewinnt.
over-draw = Unentschieden.

draw-same-placement = In den letzten fünf Aktionen wurde immer auf { $square } platziert: Du kannst ein Unentschieden beanspruchen.
draw-same-position = Diese Stellung ist zum fünften Mal entstanden: Du kannst ein Unentschieden beanspruchen.

## Positions

show-turn = { $side } ist am Zug.
show-won = { $side } hat gewonnen.
# $pool and $out are numbers.
reserve-race = { $side }: { $pool } im Start-Pool, { $out } im Ziel
reserve-modern = { $side }: { $pool } im Start-Pool
reserve-tower = { $side }: { $pool } im Start-Pool, { $out } ausgeschieden

## Rulesets

about-classic = Das klassische Rennen nach Finkels Regeln: sieben Steine, sichere Rosetten.
about-brettspielnetz = Das klassische Rennen mit sechs Steinen wie auf Brettspielnetz; Hell fängt an.
about-masters = Ein längerer Weg von 16 Feldern, drei Würfel, keine sicheren Felder.
about-masters-four-dice = Der Weg von 16 Feldern mit vier Würfeln.
about-blitz = Der Weg von 16 Feldern mit fünf Steinen; wer schlägt, würfelt noch einmal.
about-aseb = Das spätere Spielbrett mit der langen letzten Reihe; fünf Steine.
about-modern = Die moderne Interpretation: Halte alle vier Festungen von Erde und Himmel zugleich.
about-ravensburger = Das UR-Spiel: Türme, Gefangene und Steine, die rot werden.
about-own = Deine eigenen Regeln.
title-own = eigene Regeln

## The first screen

menu-ruleset = Spiel
menu-preset = Spielbrett
menu-light = Hell
menu-dark = Dunkel
menu-dice = Würfel
menu-language = Sprache
menu-play = Spielen
menu-resume = Letztes Spiel fortsetzen
seat-human = Mensch
seat-random = Computer: zufällig
seat-greedy = Computer: gierig
# $level is the name of a level.
seat-level = Computer: { $level }

# How strong the computer plays, and what that means.
level-beginner = Anfänger
level-beginner-about = Ahnt, dass manche Züge schlecht sind, aber nicht welche. Die meisten Spiele solltest du gewinnen.
level-easy = leicht
level-easy-about = Vermeidet die schlechtesten Züge. Ein guter Gegner für die ersten Spiele.
level-medium = mittel
level-medium-about = Findet die meisten guten Züge.
level-hard = schwer
level-hard-about = Verschenkt selten etwas.
level-master = Meister
master-solved = Perfekt: Dieses Spiel ist hier gelöst.
# $ruleset is the name of a ruleset.
master-to-solve = Noch nicht perfekt: `ur solve { $ruleset }` löst dieses Spiel.
master-unsolved = Stark, aber nicht perfekt: Dieses Spiel ist hier nicht gelöst.
dice-thrown = vom Computer geworfen
dice-typed = echte, von Hand eingegeben

## The game screen

too-small = Dieses Fenster ist zu klein: Das Spiel braucht 80 Spalten und 24 Zeilen. Mach es größer, oder spiele zeilenweise mit ur play --plain.
status-turn = { $side } ist am Zug
status-opening = Wer fängt an?
panel-moves = Züge
panel-history = Verlauf
panel-dice = Würfel
notice-undone = Zurückgenommen. Es kommen wieder dieselben Würfe.
bad-roll = „{ $text }“ ist kein Wurf. Diese Würfel zeigen: { $rolls }.
bad-roll-none = Gib ein, was die Würfel zeigen: { $rolls }.
bad-two-rolls = Für den Anfang braucht es zwei Würfe: den von Hell und den von Dunkel, mit einem Leerzeichen dazwischen.
bad-known-roll = Dieser Wurf ist schon vor dem Zurücknehmen gefallen: wieder { $roll }.
bad-move-text = „{ $text }“ ist kein Zug. Züge schreibt man so: @d1, c2-d2 oder c2xe2.
bad-move-illegal = Der Zug „{ $move }“ ist mit diesem Wurf nicht erlaubt.
bad-other = Das geht jetzt nicht.
no-draw = Jetzt kannst du kein Unentschieden beanspruchen.
save-failed = Die Aufzeichnung konnte nicht in { $path } gespeichert werden.
save-exists = { $path } gibt es schon. Wähle einen anderen Namen.
no-undo = Du hast keinen Zug, den du zurücknehmen kannst.
saved-record = Die Aufzeichnung steht in { $path }.
# $count is a number.
bad-number =
    { $count ->
        [one] Es gibt nur einen Zug.
       *[other] Die Züge haben die Nummern 1 bis { $count }.
    }

## Was Züge wert sind

chances-exact = Diese Chancen sind genau: Das Spiel ist gelöst, und keine weicht um mehr als { $error } ab.
chances-unproved = Das Spiel ist gelöst, aber ohne bewiesene Schranken: Diese Chancen können um etwa { $error } abweichen.
chances-net = Diese Chancen schätzt ein neuronales Netz; sie weichen meist um { $error } ab. Kleinere Unterschiede sagen wenig.
chances-by-hand = Diese Chancen sind grob nach Faustregeln geschätzt und weichen oft um { $error } oder mehr ab. Nimm sie nur als Fingerzeig.
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
band-excellent = ausgezeichnet
band-good = gut
band-inaccuracy = Ungenauigkeit
band-mistake = Fehler
band-blunder = grober Fehler
hint-exact = Am besten ist { $move }: Deine Gewinnchance ist genau { $chance }.
hint-estimate = Am besten ist { $move }: Deine Gewinnchance liegt bei etwa { $chance }, plus oder minus { $error }.
review-title = Nachbetrachtung
review-nothing = Es gibt nichts nachzubetrachten: Noch kein Wurf ist gespielt.
review-at = Hell { $light }, Dunkel { $dark }
review-luck = Glück { $points }
review-loss = { $points } verschenkt
review-best = Am besten: { $move }
review-only = Keine Wahl
analyse-title = Analysebrett
analyse-text-bad = Das ist keine Stellung dieses Spiels:
analyse-chance = { $side } würfelt: Gewinnchance { $chance }
analyse-roll = Wurf { $roll }
analyse-won = { $side } hat hier gewonnen: Es gibt nichts mehr zu wägen.
analyse-invalid = So kann das Spiel nicht stehen:
fault-board = Das Brett hat eine andere Form.
fault-count = { $side } hat insgesamt { $found } Steine und muss { $limit } haben.
fault-tower = Auf { $square } steht mehr als ein Stein.
fault-turned = Der Stein auf { $square } ist rot; in diesem Spiel gibt es keine roten Steine.
fault-off-path = { $side } kommt nie nach { $square }.
fault-out = { $side } hat { $found } Steine vom Brett, aber in diesem Spiel verlässt es keiner für immer.
fault-lane = { $square } ist nur für eigene, nicht rote Steine: { $side }.
fault-refuge = Auf { $square } muss der oberste Stein der eigenen Seite gehören: { $side }.
fault-goal = { $square } ist nur für eigene, rote Steine: { $side }.
fault-crowded = Auf { $square } stehen { $found } Steine von { $side }; erlaubt sind { $limit }.
fault-high = Der Turm auf { $square } hat { $found } Steine; die Grenze ist { $limit }.
fault-both-won = Beide Seiten haben gewonnen.
fault-winner-to-act = { $side } hat gewonnen, also muss die andere Seite am Zug sein.
play-on-title = Von dieser Stellung weiterspielen
book-title = Glück und Können
book-start = Chance am Anfang
book-luck = Eigenes Würfelglück
book-moves = Mit eigenen Zügen verschenkt
book-judges-error = Eigener Fehler der Bewertung
book-ending = Am Ende aufgegeben
book-other-luck = Glück der anderen Seite
book-other-moves = Von der anderen Seite verschenkt
book-result = Ergebnis
book-stands = Stand der Dinge
review-partly = Nur die ersten { $rolls } von { $of } Würfen sind ausgewertet: alle würden zu lange dauern.
games-title = Deine Partien
games-none = Noch gibt es keine.
games-unfinished = nicht zu Ende
games-draw = unentschieden
games-winner = { $side } gewann
games-taken = Dieses Spiel wird gerade anderswo gespielt.
ago-now = gerade eben
# $count is a number.
ago-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }

## What can be done now

keys-menu = ↑↓ wählen · ←→ ändern · Enter ausführen · F1 Regeln · q verlassen
keys-rules = ↑↓ blättern · jede andere Taste schließt
keys-play-on = ↑↓ wählen · ←→ ändern · Enter spielen · F1 Regeln · q zurück
keys-go-on = Enter weiterspielen · v Nachbetrachtung
keys-review = Enter nachbetrachten
keys-games = ↑↓ wählen · F1 Regeln · q zurück
keys-back = q zurück
keys-review-step = ↑↓ blättern · n nächster Fehler
keys-review-best = b bester Zug
keys-review-played = b gespielter Zug
keys-review-play-on = p von hier weiterspielen
keys-review-analyse = a analysieren
keys-review-always = F1 Regeln · q zurück
keys-analyse-square = Pfeile gehen · l heller Stein · d dunkler Stein · x wegnehmen
keys-analyse-red = r umdrehen
keys-analyse-out = ←→ wie viele vom Brett sind · ↑↓ gehen
keys-analyse-board = s andere Seite · c leeren · n Anfang · e als Text
keys-analyse-roll = Tab Wurf
keys-analyse-weighed = m Züge
keys-analyse-moves = ↑↓ wählen · Enter ziehen · Esc Brett
keys-analyse-text = Gib eine Stellung ein oder füge sie ein · Enter übernehmen · Esc zurück
keys-roll-off = Leertaste: um den Anfang würfeln
keys-roll-off-typed = Gib die Würfe von Hell und Dunkel ein, dann Enter
keys-starter = Wer fängt an? l Hell · d Dunkel · Leertaste Los
keys-roll = Leertaste: würfeln
keys-roll-typed = Gib deinen Wurf ein, dann Enter
keys-move = ↑↓ oder Nummer, Enter: ziehen
keys-hint = h Tipp
keys-computer = Der Computer denkt nach
keys-over = n: noch ein Spiel · v Nachbetrachtung
keys-draw = c: Unentschieden beanspruchen
keys-resign = Für { $side } aufgeben? y ja · jede andere Taste nein
keys-undo = u zurücknehmen
keys-playing = r aufgeben
keys-always = t Verlauf · w speichern · F1 Regeln · q verlassen

## Line mode

plain-help = Enter würfelt; zum Ziehen gib eine Nummer oder einen Zug wie c2-d2 ein. Befehle: „board“ (Spielbrett), „hint“ (Tipp), „undo“ (zurücknehmen), „draw“ (Unentschieden), „resign“ (aufgeben), „save FILE“ (in die Datei FILE speichern), „rules“ (Regeln), „help“ (Hilfe), „quit“ (verlassen).
plain-kept = Das Spiel ist in { $path } gespeichert. So geht es weiter: ur play --file { $path }
ask-roll-off = Wer fängt an? Enter würfelt darum.
ask-roll-off-typed = Wer fängt an? Gib den Wurf von Hell und den von Dunkel ein, mit einem Leerzeichen dazwischen.
ask-starter = Wer fängt an? „light“ (Hell), „dark“ (Dunkel) oder Enter für das Los.
ask-starter-loser = { $side } hat das letzte Spiel verloren und wählt, wer anfängt: „light“ (Hell), „dark“ (Dunkel) oder Enter für das Los.
ask-roll = { $side }: Enter würfelt.
ask-roll-typed = { $side }: Gib deinen Wurf ein.
ask-draw = Gib „draw“ ein, um es zu beanspruchen.
ask-move = { $side } wirft { $roll }. Deine Züge:
ask-over = „save FILE“ speichert die Aufzeichnung, „undo“ nimmt zurück, Enter beendet.
bad-starter = Gib „light“ oder „dark“ ein oder drücke nur Enter.
bad-roll-command = Drücke Enter, um zu würfeln. Andere Befehle zeigt „help“.
