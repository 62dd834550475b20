### The rules pages. A page is put together from these messages, so each stands by itself.
### Numbers: $pieces, $squares, $limit, $count. All other variables are text.

## Headings

rules-heading-goal = Cilj igre
rules-heading-board = Igralna plošča
rules-heading-path = Pot
rules-heading-dice = Kocke
rules-heading-start = Kdo začne
rules-heading-turn = Tvoja poteza
rules-heading-placing = Postavljanje
rules-heading-moving = Premikanje
rules-heading-capture = Zajemanje
rules-heading-rosettes = Rozete
rules-heading-forts = Trdnjave
rules-heading-houses = Posebna polja
rules-heading-rule = Vladanje Zemlji in Nebu
rules-heading-finish = Pot na cilj
rules-heading-towers = Stolpi in ujetniki
rules-heading-goal-squares = Ciljna polja
rules-heading-red = Rdeči kosi
rules-heading-end = Konec igre
rules-heading-draw = Neodločen izid
rules-heading-options = Hišna pravila v tej igri
rules-heading-notation = Kako se zapisujejo poteze

## House rules

rules-options = { $options }

## Race family

rules-race-goal =
    { $pieces ->
        [one] Svoj edini kos spravi po vsej poti in z igralne plošče prej kot nasprotnik.
        [two] Oba svoja kosa spravi po vsej poti in z igralne plošče prej kot nasprotnik.
        [few] Vse { $pieces } svoje kose spravi po vsej poti in z igralne plošče prej kot nasprotnik.
       *[other] Vseh { $pieces } svojih kosov spravi po vsej poti in z igralne plošče prej kot nasprotnik.
    }
rules-race-path =
    { $squares ->
        [one] Tvoja pot je dolga { $squares } polje. Svetli: { $light }. Temni: { $dark }.
        [two] Tvoja pot je dolga { $squares } polji. Svetli: { $light }. Temni: { $dark }.
        [few] Tvoja pot je dolga { $squares } polja. Svetli: { $light }. Temni: { $dark }.
       *[other] Tvoja pot je dolga { $squares } polj. Svetli: { $light }. Temni: { $dark }.
    }
rules-race-dice-four-d4 = Mečeš štiri kocke v obliki tetraedra. Vsaka ima pobarvani dve od štirih konic. Preštej pobarvane konice, ki kažejo navzgor: tvoj met je od 0 do 4.
rules-race-dice-three-d4 = Mečeš tri kocke v obliki tetraedra. Vsaka ima pobarvani dve od štirih konic. Preštej pobarvane konice, ki kažejo navzgor. Če ni nobene, tvoj met šteje 4.
rules-race-dice-other = Ta pravila imajo svoje kocke. Tvoj met je število, ki ga pokažejo.
rules-race-odds = Verjetnosti: { $odds }.
rules-race-start-roll-off = Oba igralca vržeta kocke. Začne igralec z višjim metom; če sta meta enaka, oba mečeta znova. Prva poteza se nato začne z novim metom.
rules-race-start-light = Začne Svetli.
rules-race-turn = Vrzi kocke in premakni en kos. Kos na igralni plošči gre naprej za natanko toliko polj, kolikor kaže met, ali pa v igro vstopi kos iz tvoje zaloge. Vstopi na polje poti, ki ustreza metu: pri 1 na prvo polje. Če lahko premakneš kos, moraš to storiti.
rules-race-moving = Kosi se premikajo samo naprej. Na istem polju nikoli ne stojita dva tvoja kosa. Kos lahko preskoči kateri koli drug kos, tvoj ali nasprotnikov.
rules-race-capture = Če pristaneš na nasprotnikovem kosu, ga zajameš: vrne se v nasprotnikovo zalogo. To je mogoče samo na poljih, ki ležijo na obeh poteh.
rules-race-no-capture = Poti nimata nobenega skupnega polja, zato ni mogoče zajeti nobenega kosa.
rules-race-capture-roll = Ko zajameš kos, dobiš dodatni met, ki se mu ne moreš odpovedati.
rules-race-rosettes = Polja z rozeto: { $rosettes }.
rules-race-rosette-roll = Ko tvoj kos pristane na rozeti, dobiš dodatni met. Z njim lahko premakneš kateri koli svoj kos, odpovedati pa se mu ne moreš.
rules-race-rosette-no-roll = Pristanek na rozeti ne prinese dodatnega meta.
rules-race-rosette-safe = Na rozeti je kos varen: nasprotnik ne more pristati na njem.
rules-race-rosette-unsafe = Rozeta kosa ne varuje. Tam ga je mogoče zajeti kot na vsakem drugem polju.
rules-race-no-rosettes = V tej igri ni rozet.
rules-race-pass = Če vržeš 0 ali ne moreš premakniti nobenega kosa, izpustiš potezo.
rules-race-finish = Kos zapusti igralno ploščo samo s točnim metom: z zadnjega polja poti z 1, s predzadnjega z 2 in tako naprej. Če je met previsok, se ta kos ne more premakniti.
rules-race-end = Zmaga, kdor prvi spravi vse svoje kose z igralne plošče.

## Modern interpretation

rules-modern-goal = Zavladaj Zemlji in Nebu hkrati: s svojimi kosi zasedi vse štiri trdnjave.
rules-modern-board = Igralna plošča ima tri dele. Zemlja: { $earth }. Most: { $bridge }. Nebo: { $heaven }. Obe strani uporabljata vsa polja.
rules-modern-pieces =
    { $pieces ->
        [one] Vsaka stran ima { $pieces } kos. Na začetku je v zalogi.
        [two] Vsaka stran ima { $pieces } kosa. Na začetku sta oba v zalogi.
        [few] Vsaka stran ima { $pieces } kose. Na začetku so vsi v zalogi.
       *[other] Vsaka stran ima { $pieces } kosov. Na začetku so vsi v zalogi.
    }
rules-modern-forts = Štiri trdnjave so označene z rozeto: { $forts }. Dve sta na Zemlji in dve na Nebu.
rules-modern-entrances =
    { $count ->
        [one] Vhod v Spodnje kraljestvo: { $entrances }. Odprt je za obe strani.
        [two] Vhoda v Spodnje kraljestvo: { $entrances }. Oba sta odprta za obe strani.
        [few] Vhodi v Spodnje kraljestvo: { $entrances }. Vsi so odprti za obe strani.
       *[other] Vhodi v Spodnje kraljestvo: { $entrances }. Vsi so odprti za obe strani.
    }
rules-modern-single-entrance = Vhod je samo eden. Dokler na njem stoji edini kos prvega igralca, drugi igralec tja ne more postaviti kosa, brez dveh barvnih konic pa ne more storiti ničesar drugega. Zato drugi igralec na začetku pogosto izpusti potezo.
rules-modern-kingdom = Kraljestvo: { $kingdom }. Z zlato in srebrno konico lahko postaviš kos na eno od teh polj.
rules-modern-ishtar = Ištarina hiša: { $ishtar }. Z dvema srebrnima konicama lahko postaviš kos sem.
rules-modern-marduk = Mardukova hiša: { $marduk }. Z dvema zlatima konicama lahko postaviš kos sem.
rules-modern-dice = Mečeš dve kocki v obliki tetraedra. Vsaka ima eno zlato, eno srebrno in dve prazni konici. Šteje konica, ki kaže navzgor.
rules-modern-turn = Enkrat vrzi kocki, nato izberi eno od akcij, ki jih tvoj met dovoljuje.
rules-modern-roll-bc = Ena barvna in ena prazna konica (verjetnost 1/2): premakni en kos za 1 polje.
rules-modern-roll-gs = Zlata in srebrna (verjetnost 1/8): premakni en kos za 1 ali 2 polji ali dva kosa, vsakega za 1 polje, ali pa postavi kos v Kraljestvo.
rules-modern-roll-ss = Dve srebrni (verjetnost 1/16): premakni en kos za 1 ali 2 polji ali dva kosa, vsakega za 1 polje, ali pa postavi kos v Ištarino hišo.
rules-modern-roll-gg = Dve zlati (verjetnost 1/16): premakni en kos za 1 ali 2 polji ali dva kosa, vsakega za 1 polje, ali pa postavi kos v Mardukovo hišo.
rules-modern-roll-bb = Dve prazni (verjetnost 1/4): postavi kos poleg enega od svojih, na polje, ki ima z njegovim poljem skupno stranico, ne glede na to, ali ju povezuje pot. Premikati ne smeš.
rules-modern-entrance-always = Ne glede na met lahko namesto tega postaviš kos iz svoje zaloge na Vhod. Če tam stoji nasprotnikov kos, ga zajameš.
rules-modern-must-act = Če je mogoča vsaj ena akcija, moraš eno izvesti. Če ni mogoča nobena, izpustiš potezo.
rules-modern-may-pass = Namesto da izvedeš akcijo, lahko potezo tudi izpustiš. Če ni mogoča nobena akcija, potezo tako ali tako izpustiš.
rules-modern-routes-track = Kosi hodijo po poteh, naprej ali nazaj: od d1 čez c1, b1 in a1 do a2, od d3 čez c3, b3 in a3 do a2, po srednji vrsti od a2 do h2 ter od h2 čez h1 do g1 ali čez h3 do g3.
rules-modern-routes-rings = Kosi hodijo po poteh, naprej ali nazaj: po robu vsakega od obeh blokov in po srednji vrsti. Med g2 in h2 ni povezave.
rules-modern-routes-grid = Kos lahko stopi na vsako polje, ki ima z njegovim skupno stranico, v kateri koli smeri. Poševno se ne premika nikoli.
rules-modern-steps = Korak vodi na naslednje polje poti. Z dvema barvnima konicama premakneš en kos za 1 ali 2 koraka ali pa dva različna kosa, vsakega za 1 korak, enega za drugim. Drugi kos lahko stopi na polje, ki ga je prvi pravkar zapustil.
rules-modern-no-return = Kos v enem premiku nikoli ni dvakrat na istem polju, zato se ne more obrniti nazaj. Kjer se poti razcepijo, izbiraš ti.
rules-modern-blocking = Kos nikoli ne gre čez nasprotnikov kos. Čez tvoje kose gre samo, če premik konča na praznem polju. Na istem polju nikoli ne stojita dva tvoja kosa.
rules-modern-jump-may-capture = V tej igri lahko kos, ki gre čez tvoje kose, premik konča tudi na nasprotnikovem kosu in ga zajame. Čez nasprotnikov kos pa še vedno ne gre nikoli.
rules-modern-placing = Kose postavljaš iz svoje zaloge na prazna polja. Samo na Vhodu smeš kos postaviti tudi na nasprotnikovega in tega tako zajeti.
rules-modern-placing-captures = Kose postavljaš iz svoje zaloge. Povsod, kjer ti met dovoli postaviti kos, ga smeš postaviti tudi na nasprotnikovega in tega tako zajeti, nikoli pa na svojega. Trdnjave, ki jih varuje Ištar, ostanejo varne.
rules-modern-lone-piece = Dokler edini kos ene strani na igralni plošči stoji na Vhodu, nasprotnik na to polje ne more postaviti kosa. S premikom na to polje pa ga še vedno lahko zajame.
rules-modern-extra-turn = Ko se kos premakne in konča na trdnjavi, dobiš celotno dodatno potezo: znova vrzi kocki. Odpovedati se ji ne moreš. Dve trdnjavi v eni akciji prineseta samo eno dodatno potezo. Trdnjava v dodatni potezi prinese še eno.
rules-modern-placing-no-extra-turn = Kos, ki ga postaviš na trdnjavo, ne prinese dodatne poteze.
rules-modern-placing-extra-turn = Dodatno potezo dobiš tudi, ko kos postaviš na trdnjavo.
rules-modern-ishtar-protects = Dokler imaš kos v Ištarini hiši, tvojih kosov na trdnjavah ni mogoče zajeti. Kos v Ištarini hiši sam ni zaščiten. Zaščita se začne in konča takoj: če nasprotnik s prvim kosom dvojnega premika zajame kos v Ištarini hiši, lahko z drugim zajame kos na trdnjavi.
rules-modern-capture = Kos, ki se premakne na nasprotnikov kos, tega zajame: zajeti kos se vrne v svojo zalogo. S tem se premik kosa konča, razen če vladaš Zemlji. Pri dvojnem premiku ima drugi kos še vedno svoj korak.
rules-modern-earth = Zemlji vladaš, kadar držiš obe njeni trdnjavi. Če to velja, ko se kos začne premikati, ga zajem ne ustavi: lahko porabi preostale korake in zajame še en kos.
rules-modern-heaven = Nebu vladaš, kadar držiš obe njegovi trdnjavi. Če to velja na začetku tvoje akcije, lahko z dvema srebrnima ali dvema zlatima konicama premakneš tudi en sam kos za 3 polja. Še vedno lahko premikaš kose kot običajno, treh polj pa ne smeš razdeliti med dva kosa.
rules-modern-win = Zmagaš takoj, ko držiš vse štiri trdnjave. To se preveri vsakič, ko kos konča premik, tudi med polovicama dvojnega premika, in po vsaki postavitvi. Trdnjava, čez katero gre kos samo mimogrede, ne šteje.
rules-modern-pool-empty = Če je tvoja zaloga prazna, ne moreš postavljati kosov. Pri dveh praznih konicah takrat izpustiš potezo.
rules-modern-draw = Neodločen izid nikoli ne nastopi sam od sebe. Pred metom ga lahko zahtevaš v dveh primerih: če je bil v zadnjih petih akcijah, šteto za obe strani skupaj, kos vedno postavljen na isto polje (izpuščena poteza niz prekine), ali če isti položaj z isto stranjo na potezi v igri nastane petič.
rules-modern-no-draw = V tej igri ni neodločenega izida.
rules-modern-start = O tem, kdo začne prvo igro, se dogovorita ali žrebata; po knjigi pravil začne, kdor je že bil najbliže Mezopotamiji. Potem tisti, ki je izgubil zadnjo igro, izbere, kdo začne.

## Ravensburger

rules-tower-goal = Zajemi vse nasprotnikove kose.
rules-tower-board = Tvoja pot se začne na tvoji stezi s 4 polji, gre po srednji vrsti, ki je skupna obema stranema, in se konča na tvojih dveh ciljnih poljih. Svetli: d1 c1 b1 a1, nato od a2 do h2, nato h1 in g1. Temni: d3 c3 b3 a3, nato od a2 do h2, nato h3 in g3. Tvoji kosi nikoli ne stopijo na stezo druge strani, na njeni ciljni polji pa pridejo samo kot ujetniki.
rules-tower-start = Oba igralca vržeta kocko. Začne igralec z višjim številom in tudi 6 tu šteje; če sta števili enaki, oba mečeta znova. Kdor začne, za prvo potezo vrže še enkrat.
rules-tower-pieces =
    { $pieces ->
        [one] Vsaka stran ima { $pieces } kos. Na začetku je v zalogi, v igro pa vstopi z modrimi pikami navzgor.
        [two] Vsaka stran ima { $pieces } kosa. Na začetku sta oba v zalogi, v igro pa vstopita z modrimi pikami navzgor.
        [few] Vsaka stran ima { $pieces } kose. Na začetku so vsi v zalogi, v igro pa vstopijo z modrimi pikami navzgor.
       *[other] Vsaka stran ima { $pieces } kosov. Na začetku so vsi v zalogi, v igro pa vstopijo z modrimi pikami navzgor.
    }
rules-tower-die = Pri 1 do 5 moraš premakniti kos za natanko toliko polj, če kateri od tvojih to zmore; tudi vstop kosa v igro je premik. Če ni mogoč noben premik, izpustiš potezo.
rules-tower-six-pass = Pri 6 izpustiš potezo.
rules-tower-six-again = Pri 6 ne premakneš ničesar in mečeš znova.
rules-tower-entering = Dokler imaš kose v zalogi, lahko v vsaki potezi enega spraviš v igro. Prvo polje tvoje steze šteje kot 1. S 5 torej prideš na a2 in tam lahko zajameš kos.
rules-tower-jumping = Preskočiti smeš vse. Pomembno je samo polje, na katerem pristaneš.
rules-tower-towers = Pristati smeš na drugih kosih: na svojih in, v srednji vrsti, tudi na nasprotnikovih. Kosi na istem polju tvorijo stolp, ki pripada strani, katere kos je na vrhu. Njegovo višino omejujejo samo pravilo za ciljna polja in morebitna hišna pravila.
rules-tower-stack-limit =
    { $limit ->
        [one] Stolp ima lahko največ { $limit } kos.
        [two] Stolp ima lahko največ { $limit } kosa.
        [few] Stolp ima lahko največ { $limit } kose.
       *[other] Stolp ima lahko največ { $limit } kosov.
    }
rules-tower-what-moves = S stolpa se premakne tvoj vrhnji kos, sam ali z ujetniki. Ujetniki so nasprotnikovi kosi neposredno pod njim, do tvojega naslednjega kosa. Njihov vrstni red ostane enak.
rules-tower-partial-prisoners = Ti izbereš, koliko ujetnikov vzameš s seboj, šteto od vrha: nobenega, nekaj ali vse.
rules-tower-all-prisoners = S seboj vzameš vse ujetnike ali nobenega.
rules-tower-left-behind = Kosi, ki jih pustiš za seboj, pripadajo strani, katere kos je zdaj na vrhu. Ujetnik, ki ostane na vrhu, je prost.
rules-tower-capture = Kose zajemaš samo v srednji vrsti: tako, da pristaneš na nasprotnikovem stolpu ali posameznem kosu. Ves stolp je potem tvoj.
rules-tower-goal-squares = Na vsakem od tvojih dveh ciljnih polj je lahko največ 5 tvojih kosov; ujetniki ne štejejo. Na ciljno polje prideš samo s točnim metom.
rules-tower-refuge = Prvo ciljno polje (h1 za Svetlega, h3 za Temnega) je zatočišče: tam ni mogoče zajeti nobenega kosa. Kosi tam ne postanejo rdeči, ujetniki pa ostanejo ujetniki. Kos, ki zapusti zatočišče, mora vzeti s seboj vse ujetnike neposredno pod seboj.
rules-tower-red-may-rest = Rdeči kos se lahko ustavi v svojem zatočišču na h1 oziroma h3. Če tam leži na ujetnikih, lahko gre samo še na zadnje ciljno polje.
rules-tower-red-may-not-rest = Rdeči kos se v svojem zatočišču na h1 oziroma h3 ne sme ustaviti. Lahko gre samo čezenj.
rules-tower-delivery = Na zadnjem ciljnem polju (g1 za Svetlega, g3 za Temnega) ujetniki, ki jih pripelješ, izpadejo iz igre, tvoj kos pa se obrne: zdaj je rdeč.
rules-tower-red = Modri kosi se premikajo samo naprej. Rdeči se premikajo naprej ali nazaj, v enem premiku pa samo v eno smer. Na poti nazaj z g1 ali g3 šteje zatočišče kot 1; 2 torej vodi na h2 in 5 na e2. Rdeči kos se nikoli ne vrne na svojo stezo.
rules-tower-red-prisoners = Dokler rdeči kos nosi ujetnike, se premika samo naprej. Če jih pusti za seboj, se lahko premakne v obe smeri.
rules-tower-red-captured = Rdeče kose je mogoče zajeti kot vse druge. Osvobojeni rdeči kos ostane rdeč.
rules-tower-win = Zmagaš takoj, ko nasprotnik nima več kosov v zalogi in na nobenem polju ni njegov kos na vrhu; tudi posamezen kos šteje kot vrhnji. Pokriti kosi štejejo kot zajeti.

## Notation

rules-notation-race = @c1 pripelje kos iz zaloge na c1, c2-d2 je premik, g1-off odpelje kos z igralne plošče, -- pa je izpuščena poteza. Znak x namesto črtice pomeni zajem: c2xe2.
rules-notation-modern = @d1 postavi kos na d1, @d1x pa tam zajame nasprotnikovega. Premik našteje vsa polja, na katera stopi kos, z znakom - ali, pri zajemu, x: c2-d2-e2, c2-d2xe2. Vejica poveže premika dveh kosov: a1-a2,c2xd2. Izpuščena poteza je --.
rules-notation-tower = @d1 pripelje kos iz zaloge na d1, c2-f2 je premik, c2xf2 zajem, -- pa izpuščena poteza. Znak + pove, koliko ujetnikov gre s kosom: c2-f2+2.
