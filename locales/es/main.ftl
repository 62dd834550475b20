### What the program says. Variables are text unless noted.

title = El Juego Real de Ur

## Sides, dice, moves

side-light = Claras
side-dark = Oscuras

roll-blanks = dos vacías
roll-blank-colour = una de color
roll-gold-silver = dorada y plateada
roll-silvers = dos plateadas
roll-golds = dos doradas

move-pass = pasar el turno
move-place = una pieza de la reserva inicial a { $to }
move-place-captures = una pieza de la reserva inicial a { $to }, derrotando la pieza rival
move-finish = { $from } a la zona final
move-walk = { $from } a { $to }
move-walk-captures = { $from } a { $to }, derrotando la pieza rival
move-walk-way = { $from } por { $way } a { $to }
move-walk-way-captures = { $from } por { $way } a { $to }, derrotando en { $captured }
# $prisoners is a number.
move-carry =
    { $prisoners ->
        [one] { $move }, con una prisionera
       *[other] { $move }, con { $prisoners } prisioneras
    }
move-double = { $first }, luego { $second }

## What happened

said-rolled = { $side } sacan { $roll }.
said-moved = Jugada: { $move }.
said-again = Otra tirada.
said-pass-chosen = Se pasa el turno.
said-pass-roll = Con eso no se mueve nada: se pasa el turno.
said-pass-roll-again = Con eso no se mueve nada.
said-pass-pool = La reserva inicial está vacía y no se puede colocar nada: se pasa el turno.
said-pass-lone = La única pieza rival, en { $square }, no se puede derrotar colocando otra, y no hay más Entradas: se pasa el turno.
said-pass-nothing = Ninguna pieza puede moverse tanto: se pasa el turno.
said-roll-off = Tirada para empezar: claras { $light }, oscuras { $dark }. { $starter } empiezan.
said-roll-off-tie = Tirada para empezar: los dos bandos sacan { $light }. Otra vez.

over-won = { $winner } han ganado.
over-resigned = { $loser } se rinden. { $winner } ganan.
over-time = { $loser } sin tiempo. { $winner } ganan.
over-draw = Empate.

draw-same-placement = Las últimas cinco acciones colocaron todas una pieza en { $square }: puedes reclamar el empate.
draw-same-position = Esta posición se da por quinta vez: puedes reclamar el empate.

## Positions

show-turn = Turno: { $side }.
show-won = { $side } han ganado.
# $pool and $out are numbers.
reserve-race = { $side }: reserva inicial { $pool }, zona final { $out }
reserve-modern = { $side }: reserva inicial { $pool }
reserve-tower = { $side }: reserva inicial { $pool }, fuera del juego { $out }

## Rulesets

about-classic = La carrera clásica con las reglas de Finkel: siete piezas, rosetas seguras.
about-brettspielnetz = La carrera clásica con seis piezas, como en Brettspielnetz; empiezan las claras.
about-masters = Un camino más largo, de 16 casillas, con tres dados y sin casillas seguras.
about-masters-four-dice = El camino de 16 casillas con cuatro dados.
about-blitz = El camino de 16 casillas con cinco piezas; derrotar una da una tirada extra.
about-aseb = El tablero posterior, con su larga fila final; cinco piezas.
about-modern = La interpretación moderna: controla a la vez las cuatro fortalezas de Tierra y Cielo.
about-ravensburger = El UR-Spiel: torres, prisioneras y piezas que se vuelven rojas.
about-own = Tus propias reglas.
title-own = reglas propias

## The first screen

menu-ruleset = Juego
menu-preset = Tablero
menu-light = Claras
menu-dark = Oscuras
menu-dice = Dados
menu-language = Idioma
menu-play = Jugar
menu-resume = Seguir con la última partida
seat-human = una persona
seat-random = ordenador: al azar
seat-greedy = ordenador: voraz
# $level is the name of a level.
seat-level = ordenador: { $level }

# How strong the computer plays, and what that means.
level-beginner = principiante
level-beginner-about = Intuye que algunas jugadas son malas, pero no cuáles. Deberías ganar casi siempre.
level-easy = fácil
level-easy-about = Evita las peores jugadas. Un buen rival para empezar.
level-medium = medio
level-medium-about = Encuentra la mayoría de las buenas jugadas.
level-hard = difícil
level-hard-about = Rara vez regala algo.
level-master = maestro
master-solved = Perfecto: este juego está resuelto aquí.
# $ruleset is the name of a ruleset.
master-to-solve = Aún no es perfecto: `ur solve { $ruleset }` resuelve este juego.
master-unsolved = Fuerte, pero no perfecto: este juego no está resuelto aquí.
dice-thrown = los lanza el ordenador
dice-typed = de verdad, escribes tú la tirada

## The game screen

too-small = Esta ventana es demasiado pequeña: el juego necesita 80 columnas y 24 líneas. Agrándala o juega línea por línea con ur play --plain.
status-turn = Turno: { $side }
status-opening = ¿Quién empieza?
panel-moves = Movimientos
panel-history = Historial
panel-dice = Dados
notice-undone = Deshecho. Volverán a salir las mismas tiradas.
bad-roll = «{ $text }» no es una tirada. Con estos dados puede salir: { $rolls }.
bad-roll-none = Escribe lo que muestran los dados: { $rolls }.
bad-two-rolls = Para empezar hacen falta dos tiradas: la de las claras y la de las oscuras, separadas por un espacio.
bad-known-roll = Esta tirada ya había salido antes de deshacer: otra vez { $roll }.
bad-move-text = «{ $text }» no es un movimiento. Los movimientos se escriben así: @d1, c2-d2 o c2xe2.
bad-move-illegal = El movimiento «{ $move }» no es posible con esta tirada.
bad-other = Eso no se puede hacer ahora.
no-draw = Ahora no puedes reclamar el empate.
save-failed = No se pudo guardar el registro de la partida en { $path }.
save-exists = { $path } ya existe. Elige otro nombre.
no-undo = No tienes ningún movimiento que deshacer.
saved-record = El registro de la partida está en { $path }.
# $count is a number.
bad-number =
    { $count ->
        [one] Solo hay un movimiento.
       *[other] Los movimientos van del 1 al { $count }.
    }

## Cuánto valen las jugadas

chances-exact = Estas probabilidades son exactas: el juego está resuelto y ninguna se desvía más de { $error }.
chances-unproved = El juego está resuelto, pero sin cotas demostradas: estas probabilidades pueden desviarse alrededor de { $error }.
chances-net = Estas probabilidades son estimaciones de una red neuronal, con un error típico de { $error }. Las diferencias menores dicen poco.
chances-by-hand = Estas probabilidades son estimaciones aproximadas y a menudo fallan en { $error } o más. Tómalas solo como orientación.
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
band-excellent = excelente
band-good = buena
band-inaccuracy = imprecisión
band-mistake = error
band-blunder = error grave
hint-exact = Lo mejor es { $move }: tu probabilidad de ganar es exactamente { $chance }.
hint-estimate = Lo mejor es { $move }: tu probabilidad de ganar es de un { $chance } más o menos, con un margen de { $error }.
review-title = Repaso
review-nothing = No hay nada que repasar: no se ha jugado ninguna tirada.
review-at = Claras { $light }, Oscuras { $dark }
review-luck = Suerte { $points }
review-loss = { $points } regalado
review-best = Lo mejor: { $move }
review-only = Sin elección
analyse-title = Tablero de análisis
analyse-text-bad = Esto no es una posición de este juego:
analyse-chance = { $side } tiran: probabilidad de ganar { $chance }
analyse-roll = Tirada { $roll }
analyse-won = { $side } han ganado aquí: no queda nada que sopesar.
analyse-invalid = La partida no puede estar así:
fault-board = El tablero tiene otra forma.
fault-count = { $side }: hay { $found } piezas en total y deben ser { $limit }.
fault-tower = En { $square } hay más de una pieza.
fault-turned = La pieza de { $square } está roja; en este juego no las hay.
fault-off-path = { $side }: nunca se pasa por { $square }.
fault-out = { $side }: hay { $found } piezas fuera, pero en este juego ninguna sale para siempre.
fault-lane = { $square } es solo para piezas propias que no sean rojas: { $side }.
fault-refuge = En { $square } la pieza de arriba debe ser propia: { $side }.
fault-goal = { $square } es solo para piezas propias rojas: { $side }.
fault-crowded = En { $square } hay { $found } piezas de { $side }; se permiten { $limit }.
fault-high = La torre de { $square } tiene { $found } piezas; el límite es { $limit }.
fault-both-won = Han ganado los dos bandos.
fault-winner-to-act = { $side }: ya se ha ganado, así que le toca al otro bando.
play-on-title = Seguir jugando desde esta posición
book-title = Suerte y habilidad
book-start = Probabilidad al empezar
book-luck = Suerte propia con los dados
book-moves = Regalado con jugadas propias
book-judges-error = Error propio de la evaluación
book-ending = Cedido al final
book-other-luck = Suerte del rival
book-other-moves = Regalado por el rival
book-result = Resultado
book-stands = Tal como está
review-partly = Solo se han analizado las primeras { $rolls } de { $of } tiradas: analizarlas todas tardaría demasiado.
games-title = Tus partidas
games-none = Todavía no hay ninguna.
games-unfinished = sin terminar
games-draw = empate
games-winner = ganaron { $side }
games-taken = Esta partida se está jugando en otra parte.
ago-now = ahora mismo
# $count is a number.
ago-minutes =
    { $count ->
        [one] hace un minuto
       *[other] hace { $count } minutos
    }
ago-hours =
    { $count ->
        [one] hace una hora
       *[other] hace { $count } horas
    }
ago-days =
    { $count ->
        [one] ayer
       *[other] hace { $count } días
    }

## What can be done now

keys-menu = ↑↓ elegir · ←→ cambiar · Enter hacerlo · F1 reglas · q salir
keys-rules = ↑↓ desplazar · cualquier otra tecla cierra
keys-play-on = ↑↓ elegir · ←→ cambiar · Enter jugar · F1 reglas · q volver
keys-go-on = Enter seguir · v repaso
keys-review = Enter repasar
keys-games = ↑↓ elegir · F1 reglas · q volver
keys-back = q volver
keys-review-step = ↑↓ avanzar · n siguiente error
keys-review-best = b mejor jugada
keys-review-played = b jugada hecha
keys-review-play-on = p seguir desde aquí
keys-review-analyse = a analizar
keys-review-always = F1 reglas · q volver
keys-analyse-square = flechas mover · l pieza clara · d pieza oscura · x quitar
keys-analyse-red = r girar
keys-analyse-out = ←→ cuántas están fuera · ↑↓ mover
keys-analyse-board = s otro bando · c vaciar · n inicio · e como texto
keys-analyse-roll = Tab tirada
keys-analyse-weighed = m jugadas
keys-analyse-moves = ↑↓ elegir · Enter jugarla · Esc tablero
keys-analyse-text = Escribe o pega una posición · Enter usarla · Esc volver
keys-roll-off = Espacio: lanzar para ver quién empieza
keys-roll-off-typed = Escribe la tirada de las claras y la de las oscuras, luego Enter
keys-starter = ¿Quién empieza? l claras · d oscuras · Espacio a suertes
keys-roll = Espacio: lanzar
keys-roll-typed = Escribe tu tirada, luego Enter
keys-move = ↑↓ o número, Enter: mover
keys-hint = h pista
keys-computer = El ordenador está pensando
keys-over = n: otra partida · v repaso
keys-draw = c: reclamar el empate
keys-resign = ¿Rendirse con { $side }? y sí · otra tecla no
keys-undo = u deshacer
keys-playing = r rendirse
keys-always = t historial · w guardar · F1 reglas · q salir

## Line mode

plain-help = Enter lanza los dados; para jugar, escribe un número o un movimiento como c2-d2. Órdenes: «board» (tablero), «hint» (pista), «undo» (deshacer), «draw» (empate), «resign» (rendirse), «save FILE» (guardar en el archivo FILE), «rules» (reglas), «help» (ayuda), «quit» (salir).
plain-kept = La partida queda guardada en { $path }. Para seguir: ur play --file { $path }
ask-roll-off = ¿Quién empieza? Pulsa Enter para lanzar.
ask-roll-off-typed = ¿Quién empieza? Escribe la tirada de las claras y la de las oscuras, separadas por un espacio.
ask-starter = ¿Quién empieza? «light» (claras), «dark» (oscuras) o Enter para echarlo a suertes.
ask-starter-loser = { $side } perdieron la última partida y eligen quién empieza: «light» (claras), «dark» (oscuras) o Enter para echarlo a suertes.
ask-roll = { $side }: pulsa Enter para lanzar.
ask-roll-typed = { $side }: escribe tu tirada.
ask-draw = Escribe «draw» para reclamarlo.
ask-move = { $side } sacan { $roll }. Tus movimientos:
ask-over = «save FILE» guarda el registro, «undo» deshace, Enter sale.
bad-starter = Escribe «light» o «dark», o pulsa solo Enter.
bad-roll-command = Pulsa Enter para lanzar. Para ver otras órdenes, escribe «help».
