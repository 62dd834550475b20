### The pages beside the game in the browser: open games, rules, replay and the dice check.
### Numbers: $count, $minutes, $seconds, $number, $total, $of, $rolls. All other variables are text.

## On every page

page-lobby = Odprte igre
page-rules = Pravila
page-replay = Ogled igre
page-dice = Poštene kocke
## Where there is nothing

nowhere-title = Tukaj ni ničesar
nowhere-lead = Nobena stran nima tega naslova. Preveri ga ali začni znova.
nowhere-home = Na prvo stran

## Open games

lobby-title = Odprte igre
lobby-lead = Ob vsaki od teh igralnih plošč nekdo čaka. En pritisk in že igraš.
lobby-yours = Tvoja igra
lobby-yours-hint = Tukaj čakaš. Ko se kdo pridruži, se igra začne.
lobby-yours-go = Na tvojo igro
lobby-nobody = Nekdo
lobby-side = Tvoja stran: { $side }
lobby-join = Pridruži se
lobby-joining = Trenutek …
lobby-your-name = Tvoje ime
lobby-your-name-hint = Drugi ga vidijo. Lahko ga pustiš praznega.
lobby-clock-none = Brez ure
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuta za vsakega
        [two] { $minutes } minuti za vsakega
        [few] { $minutes } minute za vsakega
       *[other] { $minutes } minut za vsakega
    }
lobby-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda na potezo
        [two] { $seconds } sekundi na potezo
        [few] { $seconds } sekunde na potezo
       *[other] { $seconds } sekund na potezo
    }
lobby-clock-game-seconds =
    { $seconds ->
        [one] { $seconds } sekunda za vsakega
        [two] { $seconds } sekundi za vsakega
        [few] { $seconds } sekunde za vsakega
       *[other] { $seconds } sekund za vsakega
    }
lobby-since-now = pravkar odprta
lobby-since =
    { $minutes ->
        [one] čaka { $minutes } minuto
        [two] čaka { $minutes } minuti
        [few] čaka { $minutes } minute
       *[other] čaka { $minutes } minut
    }
lobby-count =
    { $count ->
        [0] Ni odprtih iger
        [one] Odprta je { $count } igra
        [two] Odprti sta { $count } igri
        [few] Odprte so { $count } igre
       *[other] Odprtih je { $count } iger
    }
lobby-empty = Trenutno nihče ne čaka
lobby-empty-hint = Odpri igro. Tukaj jo vidijo vsi in kdor pride naslednji, se ti lahko pridruži.
lobby-open = Odpri igro
lobby-open-yours = Ali jo odpri ti
lobby-game = Igra
lobby-taken = Nekdo je bil hitrejši: ta igra ni več odprta. Izberi drugo.
lobby-unreachable = Seznama ni mogoče naložiti. Poskus se ponovi vsakih nekaj sekund.

## Rules

rulebook-games = Igre
rulebook-try = Preizkusi
rulebook-examples-hint = Pritisni potezo in poglej, kaj naredi.
rulebook-example = Primer { $number } od { $of }
rulebook-moves = Poteze s tem metom
rulebook-back = Nazaj
rulebook-effect-captures =
    { $count ->
        [one] Na { $squares } je zajet nasprotnikov kos.
        [two] Na { $squares } sta zajeta nasprotnikova kosa.
        [few] Na { $squares } so zajeti nasprotnikovi kosi.
       *[other] Na { $squares } so zajeti nasprotnikovi kosi.
    }
rulebook-effect-finished = Kos je na cilju.
rulebook-effect-safe = Tam ga nihče ne more zajeti.
rulebook-effect-again = Mečeš še enkrat.
rulebook-effect-wins = Igra je dobljena.
rulebook-next-example = Naslednji primer
rulebook-previous-example = Prejšnji primer
rulebook-path-label = Pot, { $side }: { $squares }
rulebook-whose-path = Čigava pot
rulebook-play = Igraj proti računalniku
rulebook-print = Natisni
rulebook-contents = Na tej strani
rulebook-unreachable = Teh pravil ni mogoče naložiti. Preveri naslov ali poskusi znova.
rulebook-again = Poskusi znova

## Replay

replay-title = Oglej si igro
replay-lead = Naloži zapis igre in jo preglej met za metom.
replay-drop = Spusti zapis sem
replay-choose = Izberi datoteko
replay-or-paste = Ali prilepi zapis
replay-show = Pokaži igro
replay-empty = Ničesar še ni za pokazati. Izberi datoteko ali prilepi zapis.
replay-bad = Tega zapisa ni mogoče prebrati:
replay-unreachable = Igre ni mogoče naložiti. Preveri naslov ali poskusi znova.
replay-too-long = Ta datoteka je prevelika za zapis igre.
replay-versus = { $light } proti { $dark }
replay-first = Na začetek
replay-previous = En met nazaj
replay-next = En met naprej
replay-last = Na konec
replay-slider = Met
replay-at-start = Pred prvim metom
replay-at = Met { $number } od { $total }
replay-keys = S puščicami greš naprej in nazaj, z Home in End skočiš.
replay-plies = Igra v besedah
replay-starting = Začetek
replay-running = Igra ni končana.
replay-download = Prenesi zapis
replay-check = Preveri kocke
replay-another = Naloži drug zapis

## Dice

fair-title = So kocke poštene?
fair-lead = Teh kock nihče ne more prirediti: ne ti, ne nasprotnik, ne ta strežnik. In tega ti ni treba verjeti na besedo.
fair-seal-step = Zapečatena ovojnica
fair-seal-when = Pred igro
fair-seal-how = Strežnik si izmisli skrivnost in jo da v zapečateno ovojnico. Pečat pokaže vsem. Skrivnosti ne izda, a se ne ujema z nobeno drugo: nihče je ne more pozneje zamenjati.
fair-mix-step = Ščepec tvojega naključja
fair-mix-when = Pri vsakem metu
fair-mix-how = Ko vržeš, si tvoj brskalnik prav tisti hip izmisli število. Skrivnost in število skupaj dasta met. Strežnik ni poznal tvojega števila, ti nisi poznal skrivnosti: nihče ni mogel izbirati.
fair-open-step = Ovojnica se odpre
fair-open-when = Po igri
fair-open-how = Zdaj lahko skrivnost vidijo vsi. Tvoj brskalnik preveri, ali se ujema s pečatom, in vsak met izračuna znova. Če bi bil le eden spremenjen, bi to videl tukaj.
fair-seal = Pečat, pokazan pred igro
fair-secret = Skrivnost iz ovojnice
fair-secret-closed = Ovojnica je še zaprta.
fair-check = Preveri to igro
fair-check-again = Preveri še enkrat
fair-checking = Računanje: met { $number } od { $total }
fair-running = Ta igra še poteka. Skrivnost se pokaže, ko bo končana; takrat lahko tukaj preveriš vsak met.
fair-seeded = Kocke te igre niso poštene. Izhajajo iz stalnega števila, da je program mogoče preizkušati.
fair-unsealed = Ta zapis ne pove, kako so bile kocke vržene, zato ni česa preverjati. Vseeno lahko vidiš, kako so padli meti.
fair-which = Odpri preverjanje iz igre ali naloži njen zapis: potem se tukaj vse izračuna.
fair-load = Naloži zapis
fair-no-game = Igre ni mogoče naložiti. Preveri naslov ali poskusi znova.
fair-holds =
    { $count ->
        [one] Vse se ujema. Pečat je pravi in pravi je tudi { $count } met.
        [two] Vse se ujema. Pečat je pravi in prava sta tudi oba meta.
        [few] Vse se ujema. Pečat je pravi in pravi so tudi vsi { $count } meti.
       *[other] Vse se ujema. Pečat je pravi in pravih je tudi vseh { $count } metov.
    }
fair-breaks = Nekaj se ne ujema. Ne zaupaj kockam te igre.
fair-seal-holds = Skrivnost se ujema s pečatom.
fair-seal-breaks = Skrivnost se ne ujema s pečatom. Ni tista, ki je bila v ovojnici.
fair-missing =
    { $count ->
        [one] { $count } met nima števila iz brskalnika, zato ga ni mogoče izračunati.
        [two] { $count } meta nimata števila iz brskalnika, zato ju ni mogoče izračunati.
        [few] { $count } meti nimajo števila iz brskalnika, zato jih ni mogoče izračunati.
       *[other] { $count } metov nima števila iz brskalnika, zato jih ni mogoče izračunati.
    }
fair-surplus =
    { $count ->
        [one] { $count } število iz brskalnika ne pripada nobenemu metu v igri.
        [two] { $count } števili iz brskalnikov ne pripadata nobenemu metu v igri.
        [few] { $count } števila iz brskalnikov ne pripadajo nobenemu metu v igri.
       *[other] { $count } števil iz brskalnikov ne pripada nobenemu metu v igri.
    }
fair-kept-seal = Ovojnica je tista, ki jo je ta brskalnik videl pred prvim metom.
fair-kept-seal-late =
    { $count ->
        [one] Ovojnica je tista, ki jo je ta brskalnik videl ob prihodu, po { $count } metu.
        [two] Ovojnica je tista, ki jo je ta brskalnik videl ob prihodu, po { $count } metih.
        [few] Ovojnica je tista, ki jo je ta brskalnik videl ob prihodu, po { $count } metih.
       *[other] Ovojnica je tista, ki jo je ta brskalnik videl ob prihodu, po { $count } metih.
    }
fair-kept-seal-differs = Ovojnica ni tista, ki jo je videl ta brskalnik. Takrat je bil pokazan drug pečat.
fair-kept-salts =
    { $count ->
        [one] { $count } število, ki ga je dodal ta brskalnik, je bilo uporabljeno, in to za pravi met.
        [two] Števili, ki ju je dodal ta brskalnik ({ $count }), sta bili uporabljeni, vsako za pravi met.
        [few] Vsa { $count } števila, ki jih je dodal ta brskalnik, so bila uporabljena, vsako za pravi met.
       *[other] Vseh { $count } števil, ki jih je dodal ta brskalnik, je bilo uporabljenih, vsako za pravi met.
    }
fair-kept-salts-differ =
    { $count ->
        [one] { $count } met ni bil narejen s številom, ki ga je dodal ta brskalnik.
        [two] { $count } meta nista bila narejena s številoma, ki ju je dodal ta brskalnik.
        [few] { $count } meti niso bili narejeni s števili, ki jih je dodal ta brskalnik.
       *[other] { $count } metov ni bilo narejenih s števili, ki jih je dodal ta brskalnik.
    }
fair-kept-no-salts = Ta brskalnik ni igral, zato nobeno število ni njegovo.
fair-kept-nothing = Ta brskalnik te igre ni igral. Ali je bil pečat pokazan pred prvim metom in ali so števila res od igralcev, lahko povedo samo njihovi brskalniki.
fair-throws = Vsi meti
fair-column-number = Met
fair-column-who = Kdo
fair-column-salt = Število iz brskalnika
fair-column-computed = Izračun
fair-column-shown = V igri
fair-column-matches = Enako
fair-lot = Žreb za začetek
fair-for-start = { $side }, za začetek
fair-yes = da
fair-no = ne
fair-rolls = Kako so padli meti
fair-rolls-hint = Stolpec kaže, kolikokrat je met padel, črta, kolikokrat je bil pričakovan.
fair-rolls-none = Nihče še ni vrgel.
fair-both = Oba skupaj
fair-rolls-count =
    { $rolls ->
        [one] { $rolls } met
        [two] { $rolls } meta
        [few] { $rolls } meti
       *[other] { $rolls } metov
    }
fair-bar =
    { $count ->
        [one] { $roll }: padlo { $count }-krat, pričakovano { $expected }
        [two] { $roll }: padlo { $count }-krat, pričakovano { $expected }
        [few] { $roll }: padlo { $count }-krat, pričakovano { $expected }
       *[other] { $roll }: padlo { $count }-krat, pričakovano { $expected }
    }
fair-luck-few = Metov je še premalo, da bi kaj povedali o sreči.
fair-luck-usual = Nič nenavadnega: od 100 iger s poštenimi kockami jih približno { $count } odstopa toliko ali bolj.
fair-luck-uneven = Malo neenakomerno: od 100 iger s poštenimi kockami jih približno { $count } odstopa toliko ali bolj.
fair-luck-rare = Redko, a se zgodi: od 1000 iger s poštenimi kockami jih približno { $count } odstopa toliko ali bolj.
fair-luck-hardly = Zelo redko: od 1000 iger s poštenimi kockami niti ena ne odstopa toliko.
fair-luck-check = To samo po sebi ne dokazuje ničesar. Preverjanje zgoraj pa.
fair-exactly = Kako točno poteka izračun
fair-exactly-seal = Pečat je SHA-256 32 bajtov skrivnosti.
fair-exactly-block = Za met n, šteto od 0, s 16 bajti salt, ki jih je poslal brskalnik:
fair-exactly-words = Rezultat je osem 32-bitnih števil, najvišji bajt je prvi. Pri T enako verjetnih izidih je q enak 2³², deljeno s T, zaokroženo navzdol. Izid da prvo število w, za katero je w, deljeno s q, zaokroženo navzdol, manj kot T. Če nobeno od osmih ne ustreza, se try poveča za ena.
fair-exactly-rolls = Izidi se med mete razdelijo v tem vrstnem redu:
fair-replay = Oglej si igro

## The interface for programs

interface-title = Vmesnik za programe
interface-link = Za programe
interface-lead = Kaj lahko program vpraša ta strežnik in kaj dobi v odgovor. Opisi so v angleščini.
interface-requests = Zahtevki
interface-types = Tipi
interface-parameters = V naslovu
interface-body = Vsebina
interface-answers = Odgovori
interface-optional = lahko manjka
interface-raw = Vse kot OpenAPI
interface-unreachable = Opisa vmesnika ni mogoče naložiti.
