### Words of the game in the browser. Variables are text unless noted.

name = Ur
tagline = Dirka, stara štiri tisočletja in pol. Naučiš se je v minuti.

## Setting up a game

setup-game = Igra
setup-more-games = Več iger
setup-against = Nasprotnik
setup-level = Moč
setup-options = Možnosti
setup-side = Tvoja stran
setup-name = Tvoje ime
setup-clock = Ura
setup-rules = Preberi pravila
setup-squares = Kaj je kje: imena polj s presledkom vmes. Prazno pomeni kot običajno.
setup-refused = Igre ni mogoče postaviti tako:

ruleset-classic = Klasična
ruleset-brettspielnetz = Brettspielnetz
ruleset-masters = Masters
ruleset-masters-four-dice = Masters, štiri kocke
ruleset-blitz = Blitz
ruleset-aseb = Aseb
ruleset-modern = Moderna
ruleset-ravensburger = UR-Spiel
ruleset-changed = { $name }, domača pravila

against-computer = Računalnik
against-friend = Prijatelj
against-friend-note = Dobiš povezavo, ki jo pošlješ.
against-anyone = Kdor koli
against-anyone-note = Tvoja igra čaka med odprtimi igrami, dokler se kdo ne pridruži.
against-here = Dva tukaj
against-here-note = Oba igrata na tem zaslonu.

side-lot = Odloči žreb
clock-none = Brez
clock-game-5 = 5 minut na stran
clock-game-10 = 10 minut na stran
clock-move-30 = 30 sekund na potezo
clock-move-60 = Minuta na potezo

option-pieces = Kosi
option-rosette-safe = Rozete so varne
option-rosette-roll = Rozeta prinese dodatni met
option-capture-roll = Zajem prinese dodatni met
option-starts = Kdo začne
option-preset = Igralna plošča
option-routes = Poti
option-forts = Trdnjave
option-ishtar = Ištarina hiša
option-marduk = Mardukova hiša
option-kingdom = Kraljestvo
option-entrances = Vhodi
option-pass-allowed = Potezo smeš izpustiti
option-jump-may-capture = Preskok se lahko konča z zajemom
option-placement-captures = Postavljanje zajame
option-placement-extra-turn = Kos, postavljen na trdnjavo, prinese dodatno potezo
option-draw = Neodločen izid
option-six = Šestica
option-stack-limit = Višina stolpov
option-partial-prisoners = Izbereš, koliko ujetnikov gre zraven
option-red-may-stop-on-a5 = Rdeči kosi se smejo ustaviti na A5
value-true = da
value-false = ne
value-light = Svetli
value-roll-off = odločijo kocke
value-default = običajno
value-track = po stezi
value-rings = v krogih
value-grid = v vse smeri
value-entrance = na Vhodu
value-all = povsod
value-repetition5 = po petih ponovitvah
value-off = izključeno
value-none = brez omejitve
value-pass = izpusti potezo
value-roll-again = vrže znova

## The board

board-label = Igralna plošča
board-example = Igralna plošča z nekaj kosi
region-earth = Zemlja
region-bridge = Most
region-heaven = Nebo
mark-rosette = rozeta
mark-fort = trdnjava
mark-entrance = Vhod
mark-kingdom = Kraljestvo
mark-ishtar = Ištarina hiša
mark-marduk = Mardukova hiša
mark-goal = ciljno polje
place-pool = zaloga
place-off = cilj
# $row is a number.
row-squares = Vrsta { $row }
row-tray = { $side }, ob plošči
# $count is a number.
cell-pool =
    { $count ->
        [one] { $side }: { $count } kos v zalogi
        [two] { $side }: { $count } kosa v zalogi
        [few] { $side }: { $count } kosi v zalogi
       *[other] { $side }: { $count } kosov v zalogi
    }
# $count is a number.
cell-off =
    { $count ->
        [one] { $side }: { $count } kos zunaj plošče
        [two] { $side }: { $count } kosa zunaj plošče
        [few] { $side }: { $count } kosi zunaj plošče
       *[other] { $side }: { $count } kosov zunaj plošče
    }
cell-empty = prazno
cell-piece = kos: { $side }
cell-turned = rdeči kos: { $side }
# $light and $dark are numbers.
cell-tower = stolp, svetlih { $light }, temnih { $dark }
cell-source = lahko gre na { $targets }
cell-target = cilj poteze
cell-picked = izbrano
brings-capture = zajame
brings-safe = varno
brings-again = dodatni met
brings-win = zmaga

## What can be done now

controls-label = Kocke in kaj storiti
key-space = preslednica
roll-now = Vrzi
roll-off = Vrzi za začetek
# $roll is a number from 0 to 6.
roll-number =
    { $roll ->
        [0] nič
        [1] ena
        [2] dve
        [3] tri
        [4] štiri
        [5] pet
        [6] šest
       *[other] { $roll }
    }
start-side = Začne { $side }
start-lots = Žrebaj
only-move = Odigraj: { $move }
pass-now = Izpusti potezo
way-by = Čez { $way }
double-stop = Samo ta kos
choice-back = Izberi znova
carry-ask = Koliko ujetnikov gre zraven?
# $count is a number.
carry-count =
    { $count ->
        [0] brez ujetnikov
        [one] { $count } ujetnik
        [two] { $count } ujetnika
        [few] { $count } ujetniki
       *[other] { $count } ujetnikov
    }

now-seats = Igra se začne, ko sta oba sedeža zasedena.
now-roll-off = Vrzita za začetek.
now-starter = Kdo začne?
now-starter-wait = Nasprotnik pove, kdo začne.
now-roll = Ti mečeš.
now-roll-side = Meče { $side }.
now-wait-roll = Zdaj meče { $side }.
now-wait-move = { $side } razmišlja.
now-computer-rolls = Računalnik meče.
now-computer-moves = Računalnik razmišlja.
now-move = Tvoj met: { $roll }. Izberi kos.
now-move-side = { $side }, met: { $roll }. Izberi kos.
now-target = Izberi, kam gre.
now-second = Izberi drugi kos.
now-way = Po kateri poti?

over-you-won = Zmaga je tvoja!
over-you-lost = Tokrat ni šlo.
over-aborted = Igra je bila prekinjena.
over-draw-claimed = Neodločeno, zahtevano zaradi ponavljanja.
over-replay = Poglej igro
over-dice = Preveri kocke
over-record = Shrani zapis
over-home = Druga igra
rematch = Povratna igra
rematch-asked = Tvoja prošnja za povratno igro čaka.

## You and your opponent: $name begins the sentence

your-opponent = Nasprotnik
the-computer = Računalnik
you-rolled = Vržeš: { $roll }.
opponent-rolled = { $name } vrže: { $roll }.
opponent-rolling = { $name } zdaj meče.
opponent-thinking = { $name } razmišlja.
roll-off-you = Met za začetek: ti { $yours }, nasprotnik { $theirs }. Začneš ti.
roll-off-opponent = Met za začetek: ti { $yours }, nasprotnik { $theirs }. Začne nasprotnik.
start-you = Začneš ti
start-opponent = { $name } začne
over-you-resigned = Igra se je končala s tvojo predajo.
over-you-late = Tvoj čas se je iztekel.
over-opponent-resigned = { $name } se preda.
over-opponent-late = { $name } nima več časa.

## Players

seat-open = Prost sedež
seat-you = Ti
seat-opponent = Nasprotnik
seat-guest = Igralec
seat-away = odsoten
seat-free = En sedež je prost.
seat-take = Zasedi prosti sedež
seat-watch = Samo glej
seat-fleeting = Tvoj brskalnik ničesar ne shrani: če zapreš ta zavihek, izgubiš svoje mesto.
seat-fleeting-read = Razumem
turn-mark = Na potezi
you-watch = Gledaš igro
# $count is a number.
spectators =
    { $count ->
        [one] gleda { $count } oseba
        [two] gledata { $count } osebi
        [few] gledajo { $count } osebe
       *[other] gleda { $count } oseb
    }
history-none = Še ni metov.

share-title = Čakaš na nasprotnika
share-help = Pošlji to povezavo. Kdor jo odpre, igra proti tebi.
share-link = Povezava do te igre
share-local = Ta naslov deluje samo na tem računalniku. Za druge zaženi strežnik z { $command }.
share-cancel = Prekliči igro
share-copy = Kopiraj povezavo
share-copied = Kopirano
share-share = Deli
share-qr = Koda QR povezave

takeback = Vzemi nazaj
takeback-asked = Tvoja prošnja za vračilo poteze čaka.
resign = Predaj se
resign-sure = Se res predaš?
draw-claim = Zahtevaj neodločen izid
flip = Obrni ploščo
sound-on = Zvok vključen
sound-off = Zvok izključen
reactions = Povej kaj
reaction-hello = Živjo!
reaction-good-luck = Srečno!
reaction-well-played = Dobro odigrano!
reaction-lucky = Kakšna sreča!
reaction-ouch = Av!
reaction-thanks = Hvala!
offer-takeback = { $name } želi vzeti potezo nazaj.
offer-rematch = { $name } želi povratno igro.
offer-accept = Sprejmi
offer-decline = Zavrni
absent = { $name } ni tukaj.
absent-wait = Igro lahko zahtevaš zase čez
absent-claim = Zahtevaj igro zase
absent-abort = Prekini igro

## Preferences

menu-label = Meni
nav-label = Strani
nav-start = Nova igra
nav-lobby = Odprte igre
nav-rules = Pravila
nav-replay = Ogled igre
set-language = Jezik
set-theme = Videz
theme-system = kot sistem
theme-light = svetel
theme-dark = temen
set-view = Najbližja vrsta
view-own = moja
set-volume = Glasnost
set-sound = Zvok
set-names = Pokaži imena polj
set-forced = Edino potezo odigraj samodejno
failed-language = Tega jezika ni bilo mogoče naložiti. Poskusi znova čez trenutek.

## What went wrong

line-lost = Povezava je prekinjena. Poskušam znova …
problem-request = Tega ni mogoče razumeti. Znova naloži stran.
problem-too-many = Preveč naenkrat. Počakaj trenutek.
problem-no-game = Te igre ni. Preveri povezavo.
problem-no-seat = Oba sedeža sta zasedena. Lahko gledaš.
problem-not-a-player = To igro gledaš, ne igraš je.
problem-turn = Nisi na potezi.
problem-late = Igra je šla naprej. Poglej znova.
problem-illegal = Ta poteza zdaj ni mogoča.
problem-not-now = Tega zdaj ni mogoče storiti.
problem-full = Strežnik je poln. Poskusi pozneje.
problem-unavailable = Strežnik ne odgovarja. Poskusi čez trenutek.
