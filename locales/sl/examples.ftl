### Captions of the examples in the rules. “You” are Light, and it is your turn; the roll and the board are shown.

## Race family

example-race-enter = Kos iz tvoje zaloge vstopi na polje tvoje poti, ki ustreza metu.
example-race-choose = Ti izbereš, kateri kos premakneš. Če lahko premakneš kos, moraš to storiti.
example-race-capture = Če pristaneš na nasprotnikovem kosu, ga zajameš: vrne se v nasprotnikovo zalogo.
example-race-capture-roll = Če zajameš nasprotnikov kos, dobiš dodatni met.
example-race-rosette = Če pristaneš na rozeti, dobiš dodatni met.
example-race-rosette-safe = Na rozeti je nasprotnikov kos varen: na njem ne moreš pristati.
example-race-rosette-unsafe = Tu rozeta kosa ne varuje: na njej ga lahko zajameš.
example-race-finish = Kos zapusti igralno ploščo samo s točnim metom. Če je met previsok, se ne premakne.
example-race-pass = S tem metom se ne more premakniti noben tvoj kos: izpustiš potezo.

## Modern interpretation

example-modern-place = Ne glede na met lahko postaviš kos iz svoje zaloge na Vhod.
example-modern-move = Z eno barvno konico premakneš en kos za 1 polje po poti, naprej ali nazaj.
example-modern-move-grid = Z eno barvno konico premakneš en kos za 1 polje v katero koli smer, le poševno ne.
example-modern-capture = Če kos premakneš na nasprotnikovega, tega zajameš: vrne se v nasprotnikovo zalogo.
example-modern-double = Z zlato in srebrno konico premakneš en kos za 1 ali 2 polji ali dva kosa, vsakega za 1 polje, ali pa postaviš kos v Kraljestvo.
example-modern-fort = Če kos premakneš na trdnjavo, dobiš dodatno potezo: znova vrzi kocki.
example-modern-ishtar = Nasprotnik ima kos v Ištarini hiši: kosa na trdnjavi ne moreš zajeti.
example-modern-win = Držiš tri trdnjave. Če kos premakneš na četrto, takoj zmagaš.

## Ravensburger

example-tower-enter = Kos iz tvoje zaloge vstopi na polje, ki ustreza metu; prvo polje tvoje steze šteje kot 1.
example-tower-build = Preskočiti smeš vse. Če pristaneš na svojem kosu, skupaj tvorita stolp.
example-tower-capture = V srednji vrsti zajameš nasprotnikove kose tako, da pristaneš na njih: ves stolp je potem tvoj.
example-tower-prisoners = Tvoj kos lahko vzame s seboj ujetnike: nobenega, nekaj ali vse. Ujetnik, ki ostane na vrhu, je prost.
example-tower-all-prisoners = Tvoj kos vzame s seboj vse ujetnike ali nobenega. Ujetnik, ki ostane na vrhu, je prost.
example-tower-deliver = Na zadnjem ciljnem polju ujetniki, ki jih pripelješ, izpadejo iz igre, tvoj kos pa postane rdeč.
example-tower-red = Rdeči kos se premika naprej ali nazaj.
example-tower-six = Pri 6 izpustiš potezo.
example-tower-six-again = Pri 6 ne premakneš ničesar in mečeš znova.
