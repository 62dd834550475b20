### Words of the game in the browser. Variables are text unless noted.

name = Ur
tagline = Ein Rennen, viereinhalb Jahrtausende alt. In einer Minute gelernt.

## Setting up a game

setup-game = Spiel
setup-more-games = Weitere Spiele
setup-against = Gegner
setup-level = Spielstärke
setup-options = Einstellungen
setup-side = Deine Seite
setup-name = Dein Name
setup-clock = Uhr
setup-rules = Regeln lesen
setup-squares = Was wo ist: Namen von Feldern mit Leerzeichen dazwischen. Leer heißt: wie üblich.
setup-refused = So lässt sich das Spiel nicht aufbauen:

ruleset-classic = Klassisch
ruleset-brettspielnetz = Brettspielnetz
ruleset-masters = Masters
ruleset-masters-four-dice = Masters, vier Würfel
ruleset-blitz = Blitz
ruleset-aseb = Aseb
ruleset-modern = Modern
ruleset-ravensburger = UR-Spiel
ruleset-changed = { $name }, Hausregeln

against-computer = Computer
against-friend = Freunde
against-friend-note = Du bekommst einen Link zum Verschicken.
against-anyone = Wer mag
against-anyone-note = Dein Spiel steht unter den offenen Spielen, bis sich jemand dazusetzt.
against-here = Zu zweit
against-here-note = Ihr spielt beide an diesem Bildschirm.

side-lot = Das Los entscheidet
clock-none = Keine
clock-game-5 = 5 Minuten je Seite
clock-game-10 = 10 Minuten je Seite
clock-move-30 = 30 Sekunden je Zug
clock-move-60 = Eine Minute je Zug

option-pieces = Steine
option-rosette-safe = Rosetten sind sicher
option-rosette-roll = Rosette gibt einen zusätzlichen Wurf
option-capture-roll = Schlagen gibt einen zusätzlichen Wurf
option-starts = Wer fängt an
option-preset = Spielbrett
option-routes = Wege
option-forts = Festungen
option-ishtar = Feld von Ishtar
option-marduk = Feld von Marduk
option-kingdom = Königreich
option-entrances = Eingänge
option-pass-allowed = Aussetzen ist erlaubt
option-jump-may-capture = Ein Sprung darf mit Schlagen enden
option-placement-captures = Platzieren schlägt
option-placement-extra-turn = Platzieren auf einer Festung gibt noch einen Zug
option-draw = Unentschieden
option-six = Eine Sechs
option-stack-limit = Höhe der Türme
option-partial-prisoners = Du wählst, wie viele Gefangene mitgehen
option-red-may-stop-on-a5 = Rote Steine dürfen auf A5 anhalten
value-true = ja
value-false = nein
value-light = Hell
value-roll-off = die Würfel entscheiden
value-default = üblich
value-track = den Weg entlang
value-rings = in Ringen
value-grid = überallhin
value-entrance = auf einem Eingang
value-all = überall
value-repetition5 = nach fünf Wiederholungen
value-off = aus
value-none = unbegrenzt
value-pass = setzt aus
value-roll-again = wirft noch einmal

## The board

board-label = Spielbrett
board-example = Das Spielbrett mit einigen Steinen
region-earth = Erde
region-bridge = Brücke
region-heaven = Himmel
mark-rosette = Rosette
mark-fort = Festung
mark-entrance = Eingang
mark-kingdom = Königreich
mark-ishtar = Feld von Ishtar
mark-marduk = Feld von Marduk
mark-goal = Zielfeld
place-pool = Start-Pool
place-off = Ziel
# $row is a number.
row-squares = Reihe { $row }
row-tray = { $side }, neben dem Brett
# $count is a number.
cell-pool =
    { $count ->
        [one] Start-Pool von { $side }, ein Stein
       *[other] Start-Pool von { $side }, { $count } Steine
    }
# $count is a number.
cell-off =
    { $count ->
        [one] { $side }, ein Stein vom Brett
       *[other] { $side }, { $count } Steine vom Brett
    }
cell-empty = leer
cell-piece = Stein: { $side }
cell-turned = roter Stein: { $side }
# $light and $dark are numbers.
cell-tower = Turm mit { $light } hell und { $dark } dunkel
cell-source = kann nach { $targets }
cell-target = Ziel des Zugs
cell-picked = gewählt
brings-capture = schlägt
brings-safe = sicher
brings-again = noch ein Wurf
brings-win = gewinnt

## What can be done now

controls-label = Würfel und was zu tun ist
key-space = Leertaste
roll-now = Würfeln
roll-off = Um den Anfang würfeln
# $roll is a number from 0 to 6.
roll-number =
    { $roll ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $roll }
    }
start-side = { $side } fängt an
start-lots = Losen
only-move = Ziehen: { $move }
pass-now = Aussetzen
way-by = Über { $way }
double-stop = Nur dieser Stein
choice-back = Neu wählen
carry-ask = Wie viele Gefangene gehen mit?
# $count is a number.
carry-count =
    { $count ->
        [0] kein Gefangener
        [one] ein Gefangener
       *[other] { $count } Gefangene
    }

now-seats = Das Spiel beginnt, sobald beide Plätze besetzt sind.
now-roll-off = Wer fängt an? Die Würfel entscheiden.
now-starter = Wer fängt an?
now-starter-wait = Dein Gegner sagt, wer anfängt.
now-roll = Du bist dran: würfeln.
now-roll-side = { $side } würfelt.
now-wait-roll = { $side } würfelt gleich.
now-wait-move = { $side } überlegt.
now-computer-rolls = Der Computer würfelt.
now-computer-moves = Der Computer überlegt.
now-move = Dein Wurf: { $roll }. Wähle einen Stein.
now-move-side = Wurf von { $side }: { $roll }. Wähle einen Stein.
now-target = Wähle, wohin er geht.
now-second = Wähle den zweiten Stein.
now-way = Welcher Weg?

over-you-won = Du hast gewonnen!
over-you-lost = Du hast verloren.
over-aborted = Das Spiel wurde abgebrochen.
over-draw-claimed = Unentschieden, wegen Wiederholung beansprucht.
over-replay = Spiel ansehen
over-dice = Würfel prüfen
over-record = Aufzeichnung sichern
over-home = Anderes Spiel
rematch = Revanche
rematch-asked = Du hast um Revanche gebeten.

## You and your opponent: $name begins the sentence

your-opponent = Dein Gegner
the-computer = Der Computer
you-rolled = Du wirfst { $roll }.
opponent-rolled = { $name } wirft { $roll }.
opponent-rolling = { $name } würfelt gleich.
opponent-thinking = { $name } überlegt.
roll-off-you = Wurf um den Anfang: du { $yours }, dein Gegner { $theirs }. Du fängst an.
roll-off-opponent = Wurf um den Anfang: du { $yours }, dein Gegner { $theirs }. Dein Gegner fängt an.
start-you = Du fängst an
start-opponent = { $name } fängt an
over-you-resigned = Du hast aufgegeben.
over-you-late = Deine Zeit ist abgelaufen.
over-opponent-resigned = { $name } hat aufgegeben.
over-opponent-late = { $name } hat die Zeit überschritten.

## Players

seat-open = Freier Platz
seat-you = Du
seat-opponent = Gegner
seat-guest = Spieler
seat-away = nicht da
seat-free = Ein Platz ist frei.
seat-take = Den freien Platz nehmen
seat-watch = Nur zusehen
seat-fleeting = Dein Browser speichert nichts: Wenn du diesen Tab schließt, ist dein Platz verloren.
seat-fleeting-read = Verstanden
turn-mark = Am Zug
you-watch = Du siehst zu
# $count is a number.
spectators =
    { $count ->
        [one] eine Person sieht zu
       *[other] { $count } sehen zu
    }
history-none = Noch kein Wurf.

share-title = Warten auf den Gegner
share-help = Verschicke diesen Link. Wer ihn öffnet, spielt gegen dich.
share-link = Link zu diesem Spiel
share-local = Diese Adresse gilt nur auf diesem Computer. Für andere starte den Server mit { $command }.
share-cancel = Spiel absagen
share-copy = Link kopieren
share-copied = Kopiert
share-share = Teilen
share-qr = QR-Code des Links

takeback = Zurücknehmen
takeback-asked = Du hast gebeten, deinen Zug zurückzunehmen.
resign = Aufgeben
resign-sure = Wirklich aufgeben?
draw-claim = Unentschieden beanspruchen
flip = Brett drehen
sound-on = Ton an
sound-off = Ton aus
reactions = Etwas sagen
reaction-hello = Hallo!
reaction-good-luck = Viel Glück!
reaction-well-played = Gut gespielt!
reaction-lucky = Glück gehabt!
reaction-ouch = Autsch!
reaction-thanks = Danke!
offer-takeback = { $name } möchte einen Zug zurücknehmen.
offer-rematch = { $name } möchte eine Revanche.
offer-accept = Annehmen
offer-decline = Ablehnen
absent = { $name } ist nicht da.
absent-wait = Du kannst den Sieg beanspruchen in
absent-claim = Sieg beanspruchen
absent-abort = Abbrechen

## Preferences

menu-label = Menü
nav-label = Seiten
nav-start = Neues Spiel
nav-lobby = Offene Spiele
nav-rules = Regeln
nav-replay = Spiel ansehen
set-language = Sprache
set-theme = Aussehen
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
set-view = Nächste Reihe
view-own = meine
set-volume = Lautstärke
set-sound = Ton
set-names = Namen der Felder zeigen
set-forced = Den einzigen Zug von selbst ziehen
failed-language = Diese Sprache konnte nicht geladen werden. Versuche es gleich noch einmal.

## What went wrong

line-lost = Die Verbindung ist weg. Neuer Versuch …
problem-request = Das wurde nicht verstanden. Lade die Seite neu.
problem-too-many = Das war zu viel auf einmal. Warte einen Moment.
problem-no-game = Dieses Spiel gibt es nicht. Prüfe den Link.
problem-no-seat = Beide Plätze sind besetzt. Du kannst zusehen.
problem-not-a-player = Du siehst diesem Spiel zu, du spielst nicht mit.
problem-turn = Du bist nicht am Zug.
problem-late = Das Spiel ist weitergegangen. Sieh noch einmal hin.
problem-illegal = Dieser Zug geht jetzt nicht.
problem-not-now = Das geht jetzt nicht.
problem-full = Der Server ist voll. Versuche es später noch einmal.
problem-unavailable = Der Server antwortet nicht. Versuche es gleich noch einmal.
