### The lessons. “You” are Light, and it is your turn; the roll and the board are shown. Each step has a title, a
### task (the message without an ending), a text when it is done, and one for a legal move that does something else.
### Numbers: $number, $of, $done.

## Around the lessons

learn-title = Nauči se z igranjem
learn-nav = Učenje
learn-lead = Kratka lekcija za vsako igro. Ti igraš, pravila pa ti povedo, ali je prav.
learn-lesson = Lekcija: { $game }
learn-step = Korak { $number } od { $of }
learn-progress = Opravljeni koraki: { $done } od { $of }
learn-learnt = Opravljeno
learn-begin = Začni
learn-hint = Pokaži mi
learn-again = Poskusi znova
learn-next = Naslednji korak
learn-previous = Prejšnji korak
learn-finish = Končaj
learn-moves = Vse poteze z besedami
learn-end-title = Zdaj znaš igrati
learn-end = To je bila lekcija: pravila, ki so pomembna, poznaš. Ostalo pride z igranjem.
learn-restart = Od začetka
learn-others = Druge lekcije
learn-unreachable = Te lekcije ni mogoče naložiti. Preveri naslov ali poskusi znova.
learn-help = Vpiši potezo ali njeno številko. Ukazi: »hint« (namig), »board« (igralna plošča), »back« (korak nazaj), »help« (pomoč), »quit« (konec).
learn-hint-move = Poskusi { $move }.
learn-first-step = To je prvi korak.
learn-bye = Lekcija te čaka, kadar koli želiš: { $command }
learn-play = Zdaj odigraj pravo igro: { $command }

## Race family

lesson-race-enter-title = Vstop kosa
lesson-race-enter = Tvoji kosi čakajo v zalogi. Kos vstopi na polje tvoje poti, ki ustreza metu. Spravi enega v igro.
lesson-race-enter-done = Tvoj prvi kos je na poti. Prehoditi mora vso pot in zapustiti igralno ploščo.

lesson-race-walk-title = Naprej po poti
lesson-race-walk = Vsakič izbiraš: kos na igralni plošči gre naprej za natanko toliko polj, kolikor kaže met, ali pa vstopi nov kos. Premakni kos na igralni plošči.
lesson-race-walk-done = Natanko toliko, kolikor kaže met. Kosi gredo samo naprej in lahko preskočijo vse druge.
lesson-race-walk-miss = Tudi to je dovoljeno: vstopil je drugi kos. Tokrat pa premakni tistega, ki je že bil na igralni plošči.

lesson-race-capture-title = Zajem
lesson-race-capture = Nasprotnikov kos je oddaljen natanko toliko, kolikor kaže met. Pristani na njem in ga zajemi.
lesson-race-capture-done = Zajet! Kos se vrne v zalogo in mora začeti znova.
lesson-race-capture-miss = To je dovoljeno, a nasprotnikov kos gre nemoteno naprej. Pristani na njem.

lesson-race-capture-roll-title = Zajem in še en met
lesson-race-capture-roll = Nasprotnikov kos je oddaljen natanko toliko, kolikor kaže met. V tej igri ti zajem prinese tudi dodatni met. Zajemi ga.
lesson-race-capture-roll-done = Zajet! Kos se vrne v zalogo, ti pa mečeš še enkrat.
lesson-race-capture-roll-miss = To je dovoljeno, a tako zamudiš zajem in dodatni met. Pristani na nasprotnikovem kosu.

lesson-race-rosette-title = Na rozeto
lesson-race-rosette = Ko kos pristane na rozeti, dobiš dodatni met. Eden od tvojih kosov lahko zdaj doseže rozeto.
lesson-race-rosette-done = Mečeš še enkrat in dodatni met lahko porabiš za kateri koli svoj kos.
lesson-race-rosette-miss = To je dovoljeno, a tam ni rozete in tvoje poteze bi bilo konec. Pristani na rozeti.

lesson-race-rosette-safe-title = Varno na rozeti
lesson-race-rosette-safe = Dva nasprotnikova kosa sta oddaljena natanko toliko, kolikor kaže met. Tisti na rozeti je varen: na njem ne moreš pristati. Zajemi drugega.
lesson-race-rosette-safe-done = Tako je. Tudi tvoji kosi so na rozeti varni.
lesson-race-rosette-safe-miss = To je dovoljeno, a ne zajame ničesar. Kos, ki ne stoji na rozeti, je mogoče zajeti.

lesson-race-rosette-unsafe-title = Rozeta ne varuje
lesson-race-rosette-unsafe = V tej igri kos na rozeti ni varen. Zajemi tam nasprotnikov kos.
lesson-race-rosette-unsafe-done = Zajet! Zapomni si, da na rozeti niso varni niti tvoji kosi.
lesson-race-rosette-unsafe-miss = To je dovoljeno, a nasprotnikov kos ostane, kjer je. Tam ni varen: zajemi ga.

lesson-race-home-title = Na varno
lesson-race-home = Nasprotnik je tik za teboj. Zadnja polja tvoje poti so samo tvoja: tam te nihče ne more zajeti. Pripelji svoj kos do tja.
lesson-race-home-done = Na varnem! Nasprotnikova pot ne vodi tja.
lesson-race-home-miss = To je dovoljeno, a nasprotnik lahko tvoj kos še vedno zajame. Pripelji ga na zadnja polja svoje poti.

lesson-race-no-home-title = Nevarno do konca
lesson-race-no-home = Nasprotnikov kos je že skoraj na cilju. V tej igri si poti delita polja prav do konca. Zajemi ga.
lesson-race-no-home-done = Zajet tik pred ciljem! Enako se lahko zgodi tvojim kosom.
lesson-race-no-home-miss = To je dovoljeno, a nasprotnikov kos bo kmalu zapustil igralno ploščo. Zajemi ga.

lesson-race-finish-title = Na cilj s točnim metom
lesson-race-finish = Kos zapusti igralno ploščo samo s točnim metom: z zadnjega polja poti z 1, s predzadnjega z 2 in tako naprej. Spravi en kos na cilj.
lesson-race-finish-done = Na cilju! Tega kosa ne more zajeti nihče več.
lesson-race-finish-miss = To je dovoljeno, a drug kos lahko prav s tem metom zapusti igralno ploščo.

lesson-race-win-title = Zmaga
lesson-race-win = Tvoj zadnji kos in točni met: zmaga, kdor prvi spravi vse kose z igralne plošče.
lesson-race-win-done = Vsi tvoji kosi so na cilju: tvoja je zmaga!

## Modern interpretation

lesson-modern-place-title = Postavitev na Vhod
lesson-modern-place = Ne glede na met lahko postaviš kos iz svoje zaloge na Vhod. Postavi svoj prvi kos.
lesson-modern-place-done = Tvoj prvi kos je na igralni plošči. Čakajo te trdnjave, na Zemlji in na Nebu.
lesson-modern-place-miss = Tu lahko izpustiš potezo, a od tega nimaš ničesar. Postavi kos na Vhod.

lesson-modern-move-title = Premik kosa
lesson-modern-move = Z eno barvno konico premakneš en kos za 1 polje, naprej ali nazaj. Premakni svoj kos na igralni plošči.
lesson-modern-move-done = Tvoji kosi smejo v obe smeri, in kjer se poti cepijo, izbiraš ti.
lesson-modern-move-miss = To je dovoljeno, a tvoj kos ostane, kjer je. Tokrat ga premakni.

lesson-modern-beside-title = Dve prazni
lesson-modern-beside = Z dvema praznima konicama ne moreš premikati, lahko pa postaviš kos poleg enega od svojih. Stori to.
lesson-modern-beside-done = Polji morata imeti le skupno stranico: poti med njima ni treba.
lesson-modern-beside-miss = To je dovoljeno, a Vhod ti je odprt pri vsakem metu. Izkoristi prazni konici: postavi kos poleg svojega.

lesson-modern-kingdom-title = V Kraljestvo
lesson-modern-kingdom = Z zlato in srebrno konico lahko postaviš kos v Kraljestvo. Postavi ga na eno od prostih polj Kraljestva.
lesson-modern-kingdom-done = Prav tako lahko z dvema srebrnima konicama postaviš kos v Ištarino hišo, z dvema zlatima pa v Mardukovo.
lesson-modern-kingdom-miss = To je dovoljeno, a ta met zmore nekaj redkejšega. Postavi kos v Kraljestvo.

lesson-modern-capture-title = Zajem
lesson-modern-capture = Če kos premakneš na nasprotnikovega, tega zajameš. Zajemi tistega poleg svojega.
lesson-modern-capture-done = Zajet! Vrne se v zalogo in ga je treba znova postaviti.
lesson-modern-capture-miss = To je dovoljeno, a ne zajame ničesar. Premakni kos na nasprotnikovega.

lesson-modern-fort-title = Zavzetje trdnjave
lesson-modern-fort = Štiri trdnjave nosijo rozeto. Ko se kos premakne na trdnjavo, dobiš dodatno potezo. Zavzemi trdnjavo.
lesson-modern-fort-done = Trdnjava je tvoja in mečeš še enkrat.
lesson-modern-fort-miss = To je dovoljeno, a ne zavzame trdnjave. Tvoj kos stoji tik pred eno.

lesson-modern-ishtar-title = Ištar varuje
lesson-modern-ishtar = Tvoj kos stoji tik pred nasprotnikovo trdnjavo. A nasprotnik ima kos v Ištarini hiši in ta varuje vse njegove trdnjave. Kos v Ištarini hiši sam ni zaščiten: zajemi ga.
lesson-modern-ishtar-done = Zdaj je nasprotnikove trdnjave mogoče zajeti. In dokler držiš Ištarino hišo, so tvoje zaščitene.
lesson-modern-ishtar-miss = To je dovoljeno, a Ištar še vedno varuje nasprotnikove trdnjave. Zajemi kos v Ištarini hiši.

lesson-modern-double-title = Premik dveh kosov
lesson-modern-double = Z dvema barvnima konicama lahko premakneš dva različna kosa, vsakega za 1 polje, enega za drugim. Premakni oba svoja kosa.
lesson-modern-double-done = Dva kosa z enim metom. Premakneš lahko tudi en sam kos, za 1 ali 2 polji.
lesson-modern-double-miss = To je dovoljeno, a s tem metom lahko premakneš oba kosa. Premakni vsakega za 1 polje.

lesson-modern-win-title = Vse štiri trdnjave
lesson-modern-win = Držiš tri trdnjave. Zavzemi četrto in hkrati vladaš Zemlji in Nebu: tako se zmaga.
lesson-modern-win-done = Vladaš Zemlji in Nebu: tvoja je zmaga!
lesson-modern-win-miss = To je dovoljeno, a ne prinese zmage. Eden od tvojih kosov stoji tik pred četrto trdnjavo.

## Ravensburger

lesson-tower-enter-title = Vstop kosa
lesson-tower-enter = Tvoji kosi čakajo v zalogi. Kos vstopi na polje, ki ustreza metu; prvo polje tvoje steze šteje kot 1. Spravi enega v igro.
lesson-tower-enter-done = Tvoj kos je na poti, z modrimi pikami navzgor. Modri kosi se premikajo samo naprej.

lesson-tower-build-title = Gradnja stolpa
lesson-tower-build = Preskočiti smeš vse in pristati na svojih kosih. Pristani na svojem drugem kosu in zgradi stolp.
lesson-tower-build-done = Stolp! Pripada strani, katere kos je na vrhu, in premakne se lahko samo ta kos.
lesson-tower-build-miss = To je dovoljeno, a tako ni stolpa. Pristani na svojem kosu.

lesson-tower-capture-title = Zajem stolpa
lesson-tower-capture = V srednji vrsti zajameš nasprotnikove kose tako, da pristaneš na njih, tudi cele stolpe. Zajemi stolp.
lesson-tower-capture-done = Ves stolp je tvoj. Kosi pod tvojim so tvoji ujetniki.
lesson-tower-capture-miss = To je dovoljeno, a nasprotnikov stolp stoji kot prej. Pristani na njem.

lesson-tower-carry-title = Ujetniki gredo s teboj
lesson-tower-carry = Pod tvojim kosom sta dva ujetnika. Ko se premakne, lahko ujetnike vzame s seboj. Vzemi oba.
lesson-tower-carry-done = Oba gresta s teboj. Tvoja ujetnika ostaneta, dokler ju ne oddaš ali ju kdo ne osvobodi.
lesson-tower-carry-miss = To je dovoljeno, a tokrat vzemi s seboj oba ujetnika: tisti, ki ostane na vrhu, je prost.

lesson-tower-refuge-title = V zatočišče
lesson-tower-refuge = Nasprotnik je za teboj. Prvo ciljno polje, na koncu srednje vrste, je zatočišče: tam ni mogoče zajeti nobenega kosa. Pridi tja s točnim metom.
lesson-tower-refuge-done = Na varnem! Tu tvoj kos ostane moder, ujetniki pa ostanejo ujetniki.
lesson-tower-refuge-miss = To je dovoljeno, a tvoj kos je še vedno mogoče zajeti. Pripelji ga v zatočišče.

lesson-tower-deliver-title = Oddaja ujetnika
lesson-tower-deliver = Vzemi svojega ujetnika s seboj na zadnje ciljno polje: tam izpade iz igre, tvoj kos pa postane rdeč.
lesson-tower-deliver-done = Oddan! Tvoj kos je zdaj rdeč in se lahko premika tudi nazaj.
lesson-tower-deliver-miss = To je dovoljeno, a ujetnik ni oddan. Vzemi ga s seboj na zadnje ciljno polje.

lesson-tower-red-title = Nazaj z rdečim kosom
lesson-tower-red = Rdeči kos se premika naprej ali nazaj. Za njim je nasprotnikov kos: pojdi nazaj in ga zajemi.
lesson-tower-red-done = Zajet! A dokler rdeči kos nosi ujetnike, se premika samo naprej.
lesson-tower-red-miss = To je dovoljeno, a nasprotnikov kos je še prost. Pojdi nazaj s svojim rdečim kosom.

lesson-tower-win-title = Zmaga
lesson-tower-win = Nasprotnikova zaloga je prazna in prost je samo še en njegov kos. Zajemi ga in zmagaš.
lesson-tower-win-done = Noben nasprotnikov kos ni več prost: tvoja je zmaga!
lesson-tower-win-miss = To je dovoljeno, a nasprotnik ima še prost kos. Zajemi ga.
