### Lo que dice el motor y la lista de partidas, en el navegador.

## El ordenador

seat-computer = Ordenador, { $level }
seat-stand-in = (aún no es perfecto: juega una red)
level-master-about = Lo mejor posible: perfecto donde el juego está resuelto.
master-perfect = Juega a la perfección: este juego está resuelto.
master-solving = Aún no es perfecto: el juego se está resolviendo, va por el { $percent } %. Hasta entonces juega una red neuronal que mira dos jugadas por delante.
master-net = Una red neuronal que mira dos jugadas por delante. Fuerte, pero no perfecta: este juego no está resuelto aquí.
master-by-hand = Mira dos jugadas por delante con reglas aproximadas. No es perfecto: este juego no está resuelto aquí.

## Pistas

hint-ask = Pista

## Repaso

review-of = Repaso: { $light } contra { $dark }
review-lead = ¿Qué fue suerte y qué fue habilidad? Carga un registro y se sopesará cada tirada y cada jugada.
review-open = Repasar la partida
review-thinking = Sopesando cada tirada y cada jugada…
review-running = La partida no ha terminado. Podrá repasarse cuando termine.
review-too-long = Esta partida es demasiado larga para repasarla.
review-unreachable = La partida no se puede repasar ahora. Comprueba la dirección o inténtalo de nuevo.
review-curve = La probabilidad de ganar de Claras, tirada a tirada
review-moves = Cada tirada y jugada
review-show-best = Mostrar la mejor jugada
review-show-played = Mostrar la jugada hecha
review-play-on = Seguir jugando desde aquí
review-analyse = Analizar desde aquí
book-lead = De dónde viene el resultado, en puntos de la probabilidad de ganar. Cada columna suma.
bands-title = Qué tan buenas fueron las jugadas
bands-decisions = Jugadas con elección
bands-mean = Regalado por elección

## Tablero de análisis

analyse-nav = Analizar
analyse-lead = Coloca cualquier posición y mira cuánto vale cada jugada.
analyse-tool = Al pulsar una casilla se pone
tool-light = una pieza clara
tool-dark = una pieza oscura
tool-light-turned = una pieza clara, roja
tool-dark-turned = una pieza oscura, roja
tool-remove = nada (quita)
analyse-out = { $side }, fuera del tablero
analyse-fewer = Una menos
analyse-more = Una más
analyse-side = Le toca a
analyse-position = Posición como texto
analyse-take = Usar
analyse-clear = Vaciar el tablero
analyse-start = Posición inicial
analyse-back = Atrás una jugada
analyse-moves = Cuánto valen las jugadas
analyse-odds = sale en { $odds }
analyse-all =
    { $count ->
        [one] Una jugada más
       *[other] { $count } jugadas más
    }

## Tus partidas

games-lead = Las partidas en las que este navegador tiene un asiento. Solo se recuerdan aquí.
games-running = En curso
games-over = Terminadas
games-alone = Dos en una pantalla
games-against = Contra { $name }
games-waiting = Esperando rival
games-your-turn = Te toca
games-their-turn = Le toca al rival
games-starting = A punto de empezar
games-rolls =
    { $count ->
        [one] una tirada
       *[other] { $count } tiradas
    }
games-won = Ganada
games-lost = Perdida
games-drawn = Tablas
games-go-on = Continuar
games-replay = Ver
games-review = Repasar
games-forget = Olvidar
games-forget-sure = ¿Olvidar de verdad?
games-forget-note = Quien olvida una partida en curso no puede continuarla.
