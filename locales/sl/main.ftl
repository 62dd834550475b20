### What the program says. Variables are text unless noted.

title = Ur: kraljeva igra

## Sides, dice, moves

side-light = Svetli
side-dark = Temni

roll-blanks = dve prazni
roll-blank-colour = ena barvna
roll-gold-silver = zlata in srebrna
roll-silvers = dve srebrni
roll-golds = dve zlati

move-pass = izpusti potezo
move-place = kos iz zaloge na { $to }
move-place-captures = kos iz zaloge na { $to }, z zajemom
move-finish = { $from } na cilj
move-walk = { $from } na { $to }
move-walk-captures = { $from } na { $to }, z zajemom
move-walk-way = { $from } čez { $way } na { $to }
move-walk-way-captures = { $from } čez { $way } na { $to }, z zajemom na { $captured }
# $prisoners is a number.
move-carry =
    { $prisoners ->
        [one] { $move }, z enim ujetnikom
        [two] { $move }, z dvema ujetnikoma
        [few] { $move }, s { $prisoners } ujetniki
        [8] { $move }, z { $prisoners } ujetniki
        [9] { $move }, z { $prisoners } ujetniki
        [10] { $move }, z { $prisoners } ujetniki
       *[other] { $move }, s { $prisoners } ujetniki
    }
move-double = { $first }, nato { $second }

## What happened

said-rolled = { $side } vrže: { $roll }.
said-moved = Odigrano: { $move }.
said-again = Še en met.
said-pass-chosen = Poteza je izpuščena.
said-pass-roll = S tem se nič ne premakne: poteza je izpuščena.
said-pass-roll-again = S tem se nič ne premakne.
said-pass-pool = Zaloga je prazna, zato ni mogoče postaviti kosa: poteza je izpuščena.
said-pass-lone = Edini nasprotnikov kos stoji na { $square } in ga ni mogoče zajeti s postavljanjem, drugega Vhoda pa ni: poteza je izpuščena.
said-pass-nothing = Noben kos se ne more premakniti tako daleč: poteza je izpuščena.
said-roll-off = Met za začetek: Svetli { $light }, Temni { $dark }. Začne { $starter }.
said-roll-off-tie = Met za začetek: oba vržeta { $light }. Še enkrat.

over-won = { $winner } je zmagal.
over-resigned = { $loser } se preda. Zmaga { $winner }.
over-time = { $loser } je prekoračil čas. Zmaga { $winner }.
over-draw = Neodločeno.

draw-same-placement = V zadnjih petih akcijah je bil kos vedno postavljen na { $square }: lahko zahtevaš neodločen izid.
draw-same-position = Ta položaj je nastal petič: lahko zahtevaš neodločen izid.

## Positions

show-turn = Na potezi je { $side }.
show-won = { $side } je zmagal.
# $pool and $out are numbers.
reserve-race = { $side }: { $pool } v zalogi, { $out } na cilju
reserve-modern = { $side }: { $pool } v zalogi
reserve-tower = { $side }: { $pool } v zalogi, { $out } zunaj igre

## Rulesets

about-classic = Klasična dirka po Finklovih pravilih: sedem kosov, varne rozete.
about-brettspielnetz = Klasična dirka s šestimi kosi kot na Brettspielnetzu; začne Svetli.
about-masters = Daljša pot s 16 polji, tri kocke, brez varnih polj.
about-masters-four-dice = Pot s 16 polji in štiri kocke.
about-blitz = Pot s 16 polji in pet kosov; zajem prinese dodatni met.
about-aseb = Poznejša igralna plošča z dolgo zadnjo vrsto; pet kosov.
about-modern = Sodobna interpretacija: hkrati drži vse štiri trdnjave Zemlje in Neba.
about-ravensburger = UR-Spiel: stolpi, ujetniki in kosi, ki postanejo rdeči.
about-own = Tvoja lastna pravila.
title-own = lastna pravila

## The first screen

menu-ruleset = Igra
menu-preset = Igralna plošča
menu-light = Svetli
menu-dark = Temni
menu-dice = Kocke
menu-language = Jezik
menu-play = Igraj
menu-resume = Nadaljuj zadnjo igro
seat-human = človek
seat-random = računalnik: naključno
seat-greedy = računalnik: požrešno
# $level is the name of a level.
seat-level = računalnik: { $level }

# How strong the computer plays, and what that means.
level-beginner = začetnik
level-beginner-about = Sluti, da so nekatere poteze slabe, a ne ve katere. Večino iger bi moral dobiti ti.
level-easy = lahko
level-easy-about = Izogiba se najslabšim potezam. Primeren nasprotnik za prve igre.
level-medium = srednje
level-medium-about = Najde večino dobrih potez.
level-hard = težko
level-hard-about = Redko kaj podari.
level-master = mojster
master-solved = Popoln: ta igra je tukaj rešena.
# $ruleset is the name of a ruleset.
master-to-solve = Še ni popoln: `ur solve { $ruleset }` reši to igro.
master-unsolved = Močan, a ne popoln: ta igra tukaj ni rešena.
dice-thrown = meče jih računalnik
dice-typed = prave, met vpišeš ti

## The game screen

too-small = To okno je premajhno: igra potrebuje 80 stolpcev in 24 vrstic. Povečaj ga ali igraj po vrsticah z ukazom ur play --plain.
status-turn = Na potezi je { $side }
status-opening = Kdo začne?
panel-moves = Poteze
panel-history = Potek igre
panel-dice = Kocke
notice-undone = Razveljavljeno. Meti se bodo ponovili.
bad-roll = »{ $text }« ni met. Te kocke lahko pokažejo: { $rolls }.
bad-roll-none = Vpiši, kaj kažejo kocke: { $rolls }.
bad-two-rolls = Za začetek sta potrebna dva meta: met Svetlega in met Temnega, vmes naj bo presledek.
bad-known-roll = Ta met je padel že pred razveljavitvijo: spet { $roll }.
bad-move-text = »{ $text }« ni poteza. Poteze se zapisujejo takole: @d1, c2-d2 ali c2xe2.
bad-move-illegal = Poteza »{ $move }« s tem metom ni dovoljena.
bad-other = Tega zdaj ni mogoče storiti.
no-draw = Zdaj ne moreš zahtevati neodločenega izida.
save-failed = Zapisa igre ni bilo mogoče shraniti v { $path }.
save-exists = { $path } že obstaja. Izberi drugo ime.
no-undo = Nimaš poteze, ki bi jo bilo mogoče razveljaviti.
saved-record = Zapis igre je v { $path }.
# $count is a number.
bad-number =
    { $count ->
        [1] Možna je samo ena poteza.
       *[other] Poteze so oštevilčene od 1 do { $count }.
    }

## Koliko so vredne poteze

chances-exact = Te možnosti so natančne: igra je rešena in nobena ne odstopa za več kot { $error }.
chances-unproved = Igra je rešena, vendar brez dokazanih mej: te možnosti lahko odstopajo za približno { $error }.
chances-net = Te možnosti ocenjuje nevronska mreža; običajno odstopajo za { $error }. Manjše razlike povedo malo.
chances-by-hand = Te možnosti so grobe ocene po približnih pravilih in pogosto odstopajo za { $error } ali več. Naj ti bodo le v vodilo.
points =
    { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
band-excellent = odlično
band-good = dobro
band-inaccuracy = nenatančnost
band-mistake = napaka
band-blunder = huda napaka
hint-exact = Najboljše je { $move }: tvoja možnost za zmago je natanko { $chance }.
hint-estimate = Najboljše je { $move }: tvoja možnost za zmago je približno { $chance }, z odstopanjem { $error }.
review-title = Pregled
review-nothing = Ni česa pregledati: odigran ni še noben met.
review-at = Svetli { $light }, Temni { $dark }
review-luck = Sreča { $points }
review-loss = { $points } podarjeno
review-best = Najboljše: { $move }
review-only = Brez izbire
analyse-title = Analiza
analyse-text-bad = To ni položaj te igre:
analyse-chance = { $side } meče: možnost za zmago { $chance }
analyse-roll = Met { $roll }
analyse-won = { $side } je tu zmagal: ni več česa tehtati.
analyse-invalid = Igra ne more stati tako:
fault-board = Plošča ima drugačno obliko.
fault-count = { $side } ima skupaj toliko kosov: { $found }. Imeti jih mora { $limit }.
fault-tower = Na { $square } stoji več kot en kos.
fault-turned = Kos na { $square } je rdeč; v tej igri rdečih kosov ni.
fault-off-path = { $side } nikoli ne pride na { $square }.
fault-out = { $side }: s plošče je kosov { $found }, a v tej igri je noben ne zapusti za vedno.
fault-lane = { $square } je le za lastne nerdeče kose: { $side }.
fault-refuge = Na { $square } mora biti vrhnji kos lasten: { $side }.
fault-goal = { $square } je le za lastne rdeče kose: { $side }.
fault-crowded = Na { $square } je kosov { $found } ({ $side }); dovoljeno je { $limit }.
fault-high = Stolp na { $square } ima { $found } kosov; meja je { $limit }.
fault-both-won = Zmagali sta obe strani.
fault-winner-to-act = { $side } je zmagal, zato mora biti na potezi nasprotnik.
play-on-title = Igraj naprej od tega položaja
book-title = Sreča in znanje
book-start = Možnost na začetku
book-luck = Lastna sreča pri metih
book-moves = Podarjeno z lastnimi potezami
book-judges-error = Lastna napaka ocene
book-ending = Prepuščeno na koncu
book-other-luck = Nasprotnikova sreča
book-other-moves = Podaril nasprotnik
book-result = Izid
book-stands = Kot stoji
review-partly = Pregledanih je le prvih { $rolls } od { $of } metov: pregled vseh bi trajal predolgo.
games-title = Tvoje igre
games-none = Še ni nobene.
games-unfinished = ni končana
games-draw = neodločeno
games-winner = zmagal je { $side }
games-taken = To igro igrajo drugje.
ago-now = pravkar
# $count is a number.
ago-minutes =
    { $count ->
        [one] pred { $count } minuto
        [two] pred { $count } minutama
        [few] pred { $count } minutami
       *[other] pred { $count } minutami
    }
ago-hours =
    { $count ->
        [one] pred { $count } uro
        [two] pred { $count } urama
        [few] pred { $count } urami
       *[other] pred { $count } urami
    }
ago-days =
    { $count ->
        [one] pred { $count } dnevom
        [two] pred { $count } dnevoma
        [few] pred { $count } dnevi
       *[other] pred { $count } dnevi
    }

## What can be done now

keys-menu = ↑↓ izberi · ←→ spremeni · Enter potrdi · F1 pravila · q izhod
keys-rules = ↑↓ premikanje · vsaka druga tipka zapre
keys-play-on = ↑↓ izberi · ←→ spremeni · Enter igraj · F1 pravila · q nazaj
keys-go-on = Enter nadaljuj · v pregled
keys-review = Enter pregled
keys-games = ↑↓ izberi · F1 pravila · q nazaj
keys-back = q nazaj
keys-review-step = ↑↓ korak · n naslednja napaka
keys-review-best = b najboljša poteza
keys-review-played = b odigrana poteza
keys-review-play-on = p igraj naprej od tod
keys-review-analyse = a analiza
keys-review-always = F1 pravila · q nazaj
keys-analyse-square = puščice premik · l svetel kos · d temen kos · x odstrani
keys-analyse-red = r obrni
keys-analyse-out = ←→ koliko jih je s plošče · ↑↓ premik
keys-analyse-board = s druga stran · c izprazni · n začetek · e kot besedilo
keys-analyse-roll = Tab met
keys-analyse-weighed = m poteze
keys-analyse-moves = ↑↓ izberi · Enter odigraj · Esc plošča
keys-analyse-text = Vpiši ali prilepi položaj · Enter uporabi · Esc nazaj
keys-roll-off = Preslednica: met za začetek
keys-roll-off-typed = Vpiši met Svetlega in met Temnega, nato Enter
keys-starter = Kdo začne? l Svetli · d Temni · preslednica žreb
keys-roll = Preslednica: met
keys-roll-typed = Vpiši svoj met, nato Enter
keys-move = ↑↓ ali številka, Enter: poteza
keys-hint = h namig
keys-computer = Računalnik razmišlja
keys-over = n: nova igra · v pregled
keys-draw = c: zahtevaj neodločen izid
keys-resign = Predaja ({ $side })? y da · katera koli druga tipka ne
keys-undo = u razveljavi
keys-playing = r predaja
keys-always = t potek · w shrani · F1 pravila · q izhod

## Line mode

plain-help = Enter vrže kocke; za potezo vpiši številko ali zapis, na primer c2-d2. Ukazi: »board« (igralna plošča), »hint« (namig), »undo« (razveljavi), »draw« (neodločen izid), »resign« (predaja), »save FILE« (shrani v datoteko FILE), »rules« (pravila), »help« (pomoč), »quit« (izhod).
plain-kept = Igra je shranjena v { $path }. Nadaljuješ jo takole: ur play --file { $path }
ask-roll-off = Kdo začne? Pritisni Enter za met.
ask-roll-off-typed = Kdo začne? Vpiši met Svetlega in met Temnega, vmes naj bo presledek.
ask-starter = Kdo začne? »light« (Svetli), »dark« (Temni) ali Enter za žreb.
ask-starter-loser = { $side } je izgubil zadnjo igro in izbere, kdo začne: »light« (Svetli), »dark« (Temni) ali Enter za žreb.
ask-roll = { $side }: pritisni Enter za met.
ask-roll-typed = { $side }: vpiši svoj met.
ask-draw = Vpiši »draw«, da ga zahtevaš.
ask-move = { $side } vrže: { $roll }. Tvoje poteze:
ask-over = »save FILE« shrani zapis, »undo« razveljavi, Enter konča.
bad-starter = Vpiši »light« ali »dark« ali pritisni samo Enter.
bad-roll-command = Pritisni Enter za met. Za druge ukaze vpiši »help«.
