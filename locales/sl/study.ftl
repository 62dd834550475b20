### Kar pove program o potezah, in seznam iger v brskalniku.

## Računalnik

seat-computer = Računalnik, { $level }
seat-stand-in = (še ni popoln: igra mreža)
level-master-about = Kar se da dobro: popolno, kjer je igra rešena.
master-perfect = Igra popolno: ta igra je rešena.
master-solving = Še ni popoln: igra se šele rešuje, narejenih je { $percent } %. Do takrat igra nevronska mreža, ki gleda dve potezi naprej.
master-net = Nevronska mreža, ki gleda dve potezi naprej. Močna, a ne popolna: ta igra tukaj ni rešena.
master-by-hand = Po približnih pravilih gleda dve potezi naprej. Ni popoln: ta igra tukaj ni rešena.

## Namigi

hint-ask = Namig

## Pregled

review-of = Pregled: { $light } proti { $dark }
review-lead = Kaj je bila sreča in kaj znanje? Naloži zapis in vsak met in vsaka poteza bosta pretehtana.
review-open = Preglej igro
review-thinking = Tehtam vsak met in vsako potezo …
review-running = Igra še ni končana. Ko bo, jo bo mogoče pregledati.
review-too-long = Ta igra je predolga za pregled.
review-unreachable = Igre zdaj ni mogoče pregledati. Preveri naslov ali poskusi znova.
review-curve = Možnost Svetlega za zmago, met za metom
review-moves = Vsak met in poteza
review-show-best = Pokaži najboljšo potezo
review-show-played = Pokaži odigrano potezo
review-play-on = Igraj naprej od tod
review-analyse = Analiziraj od tod
book-lead = Od kod izid, v točkah možnosti za zmago. Vsak stolpec se sešteje.
bands-title = Kako dobre so bile poteze
bands-decisions = Poteze z izbiro
bands-mean = Podarjeno na izbiro

## Plošča za analizo

analyse-nav = Analiza
analyse-lead = Postavi poljuben položaj in poglej, koliko je vredna vsaka poteza.
analyse-tool = Pritisk na polje postavi
tool-light = svetel kos
tool-dark = temen kos
tool-light-turned = svetel kos, rdeč
tool-dark-turned = temen kos, rdeč
tool-remove = nič (odvzame)
analyse-out = { $side }, s plošče
analyse-fewer = Eden manj
analyse-more = Eden več
analyse-side = Na potezi
analyse-position = Položaj kot besedilo
analyse-take = Uporabi
analyse-clear = Izprazni ploščo
analyse-start = Začetni položaj
analyse-back = Nazaj za potezo
analyse-moves = Koliko so vredne poteze
analyse-odds = pade v { $odds }
analyse-all =
    { $count ->
        [one] Še { $count } poteza
        [two] Še { $count } potezi
        [few] Še { $count } poteze
       *[other] Še { $count } potez
    }

## Tvoje igre

games-lead = Igre, v katerih ima ta brskalnik sedež. Zapomnjene so samo tukaj.
games-running = V teku
games-over = Končane
games-alone = Dva za enim zaslonom
games-against = Nasprotnik: { $name }
games-waiting = Čaka na nasprotnika
games-your-turn = Ti si na vrsti
games-their-turn = Na vrsti je nasprotnik
games-starting = Tik pred začetkom
games-rolls =
    { $count ->
        [one] { $count } met
        [two] { $count } meta
        [few] { $count } meti
       *[other] { $count } metov
    }
games-won = Zmaga
games-lost = Poraz
games-drawn = Neodločeno
games-go-on = Nadaljuj
games-replay = Poglej
games-review = Preglej
games-forget = Pozabi
games-forget-sure = Res pozabi?
games-forget-note = Kdor pozabi igro v teku, je ne more nadaljevati.
