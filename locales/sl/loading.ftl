### Kar je na strani, preden pridejo skripti, in kar se pove, če jih ni.

loading = Nalaganje …
loading-again = Naloži znova
no-script = Ur tu potrebuje JavaScript: vklopi ga za to stran. V terminalu »ur play« igra brez njega.
failed-title = Te strani ni bilo mogoče naložiti
failed-lead = Morda ne deluje strežnik ali tvoja povezava. Tvoje igre so na varnem: nadaljujejo se, kjer so bile.
failed-again = Poskusi znova
failed-back = Nazaj
newer-lead = Na voljo je novejša različica igre Ur.
newer-load = Naloži jo
