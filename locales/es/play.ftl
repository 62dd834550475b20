### Words of the game in the browser. Variables are text unless noted.

name = Ur
tagline = Una carrera de hace cuatro mil quinientos años. Se aprende en un minuto.

## Setting up a game

setup-game = Juego
setup-more-games = Más juegos
setup-against = Oponente
setup-level = Nivel
setup-options = Opciones
setup-side = Tu bando
setup-name = Tu nombre
setup-clock = Reloj
setup-rules = Leer las reglas
setup-squares = Qué hay dónde: nombres de casillas separados por espacios. Vacío: como siempre.
setup-refused = La partida no se puede preparar así:

ruleset-classic = Clásico
ruleset-brettspielnetz = Brettspielnetz
ruleset-masters = Masters
ruleset-masters-four-dice = Masters, cuatro dados
ruleset-blitz = Blitz
ruleset-aseb = Aseb
ruleset-modern = Moderno
ruleset-ravensburger = UR-Spiel
ruleset-changed = { $name }, reglas propias

against-computer = Ordenador
against-friend = Un amigo
against-friend-note = Recibes un enlace para enviarlo.
against-anyone = Cualquiera
against-anyone-note = Tu partida espera entre las abiertas hasta que alguien se siente.
against-here = Dos aquí
against-here-note = Compartís esta pantalla.

side-lot = A suertes
clock-none = Ninguno
clock-game-5 = 5 minutos por bando
clock-game-10 = 10 minutos por bando
clock-move-30 = 30 segundos por turno
clock-move-60 = Un minuto por turno

option-pieces = Piezas
option-rosette-safe = Las rosetas son seguras
option-rosette-roll = Una roseta da una tirada extra
option-capture-roll = Derrotar da una tirada extra
option-starts = Quién empieza
option-preset = Tablero
option-routes = Caminos
option-forts = Fortalezas
option-ishtar = Casa de Ishtar
option-marduk = Casa de Marduk
option-kingdom = Reino Real
option-entrances = Entradas
option-pass-allowed = Puedes pasar el turno
option-jump-may-capture = Un salto puede acabar derrotando
option-placement-captures = Colocar derrota
option-placement-extra-turn = Colocar en una fortaleza da otro turno
option-draw = Empates
option-six = Un seis
option-stack-limit = Altura de las torres
option-partial-prisoners = Eliges cuántas prisioneras llevas
option-red-may-stop-on-a5 = Las piezas rojas pueden parar en A5
value-true = sí
value-false = no
value-light = Claras
value-roll-off = según los dados
value-default = habitual
value-track = por el camino
value-rings = en anillos
value-grid = en cualquier dirección
value-entrance = en una Entrada
value-all = en todas partes
value-repetition5 = tras cinco repeticiones
value-off = no hay
value-none = sin límite
value-pass = pasa el turno
value-roll-again = tira otra vez

## The board

board-label = Tablero
board-example = El tablero con algunas piezas
region-earth = Tierra
region-bridge = Puente
region-heaven = Cielo
mark-rosette = roseta
mark-fort = fortaleza
mark-entrance = Entrada
mark-kingdom = Reino Real
mark-ishtar = Casa de Ishtar
mark-marduk = Casa de Marduk
mark-goal = casilla final
place-pool = reserva inicial
place-off = zona final
# $row is a number.
row-squares = Fila { $row }
row-tray = { $side }, junto al tablero
# $count is a number.
cell-pool =
    { $count ->
        [one] { $side }: una pieza en la reserva inicial
       *[other] { $side }: { $count } piezas en la reserva inicial
    }
# $count is a number.
cell-off =
    { $count ->
        [one] { $side }: una pieza fuera del tablero
       *[other] { $side }: { $count } piezas fuera del tablero
    }
cell-empty = vacía
cell-piece = pieza: { $side }
cell-turned = pieza roja: { $side }
# $light and $dark are numbers.
cell-tower = torre de { $light } claras y { $dark } oscuras
cell-source = puede ir a { $targets }
cell-target = destino
cell-picked = elegida
brings-capture = derrota
brings-safe = segura
brings-again = tirada extra
brings-win = gana

## What can be done now

controls-label = Dados y qué hacer
key-space = Espacio
roll-now = Tirar
roll-off = Tirar para empezar
# $roll is a number from 0 to 6.
roll-number =
    { $roll ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $roll }
    }
start-side = Empiezan: { $side }
start-lots = Echar a suertes
only-move = Jugar: { $move }
pass-now = Pasar el turno
way-by = Por { $way }
double-stop = Solo esta pieza
choice-back = Elegir de nuevo
carry-ask = ¿Cuántas prisioneras llevas?
# $count is a number.
carry-count =
    { $count ->
        [0] ninguna prisionera
        [one] una prisionera
       *[other] { $count } prisioneras
    }

now-seats = La partida empieza cuando los dos sitios estén ocupados.
now-roll-off = Tirad para ver quién empieza.
now-starter = ¿Quién empieza?
now-starter-wait = Tu oponente dice quién empieza.
now-roll = Te toca tirar.
now-roll-side = Tiran: { $side }.
now-wait-roll = Van a tirar: { $side }.
now-wait-move = Piensan: { $side }.
now-computer-rolls = El ordenador tira.
now-computer-moves = El ordenador piensa.
now-move = Has sacado { $roll }. Elige una pieza.
now-move-side = { $side } sacan { $roll }. Elige una pieza.
now-target = Elige adónde va.
now-second = Elige la segunda pieza.
now-way = ¿Por qué camino?

over-you-won = ¡Has ganado!
over-you-lost = Has perdido.
over-aborted = La partida se ha interrumpido.
over-draw-claimed = Empate, reclamado por repetición.
over-replay = Repasar la partida
over-dice = Comprobar los dados
over-record = Guardar el registro
over-home = Otra partida
rematch = Revancha
rematch-asked = Has pedido la revancha.

## You and your opponent: $name begins the sentence

your-opponent = Tu oponente
the-computer = El ordenador
you-rolled = Sacas { $roll }.
opponent-rolled = { $name } saca { $roll }.
opponent-rolling = { $name } va a tirar.
opponent-thinking = { $name } piensa.
roll-off-you = Tirada para empezar: tú { $yours }, tu oponente { $theirs }. Empiezas tú.
roll-off-opponent = Tirada para empezar: tú { $yours }, tu oponente { $theirs }. Empieza tu oponente.
start-you = Empiezas tú
start-opponent = { $name } empieza
over-you-resigned = Te has rendido.
over-you-late = Te has quedado sin tiempo.
over-opponent-resigned = { $name } se ha rendido.
over-opponent-late = { $name } se ha quedado sin tiempo.

## Players

seat-open = Sitio libre
seat-you = Tú
seat-opponent = Oponente
seat-guest = Jugador
seat-away = ausente
seat-free = Hay un sitio libre.
seat-take = Ocupar el sitio libre
seat-watch = Solo mirar
seat-fleeting = Tu navegador no guarda nada: si cierras esta pestaña, pierdes tu sitio.
seat-fleeting-read = Entendido
turn-mark = En turno
you-watch = Estás mirando
# $count is a number.
spectators =
    { $count ->
        [one] una persona mira
       *[other] { $count } personas miran
    }
history-none = Aún no hay tiradas.

share-title = Esperando a tu oponente
share-help = Envía este enlace. Quien lo abra juega contra ti.
share-link = Enlace a esta partida
share-local = Esta dirección solo vale en este ordenador. Para otros, inicia el servidor con { $command }.
share-cancel = Cancelar la partida
share-copy = Copiar enlace
share-copied = Copiado
share-share = Compartir
share-qr = Código QR del enlace

takeback = Deshacer
takeback-asked = Has pedido deshacer tu jugada.
resign = Rendirse
resign-sure = ¿Seguro que te rindes?
draw-claim = Reclamar el empate
flip = Girar el tablero
sound-on = Con sonido
sound-off = Sin sonido
reactions = Decir algo
reaction-hello = ¡Hola!
reaction-good-luck = ¡Suerte!
reaction-well-played = ¡Bien jugado!
reaction-lucky = ¡Qué suerte!
reaction-ouch = ¡Ay!
reaction-thanks = ¡Gracias!
offer-takeback = { $name } pide deshacer una jugada.
offer-rematch = { $name } pide la revancha.
offer-accept = Aceptar
offer-decline = Rechazar
absent = { $name } no está.
absent-wait = Podrás reclamar la partida en
absent-claim = Reclamar la partida
absent-abort = Interrumpir

## Preferences

menu-label = Menú
nav-label = Páginas
nav-start = Nueva partida
nav-lobby = Partidas abiertas
nav-rules = Reglas
nav-replay = Repasar una partida
set-language = Idioma
set-theme = Aspecto
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
set-view = Fila más cercana
view-own = la mía
set-volume = Volumen
set-sound = Sonido
set-names = Mostrar los nombres de las casillas
set-forced = Jugar sola la única jugada posible
failed-language = No se ha podido cargar este idioma. Inténtalo de nuevo dentro de un momento.

## What went wrong

line-lost = Se ha perdido la conexión. Reintentando…
problem-request = No se ha entendido. Vuelve a cargar la página.
problem-too-many = Demasiado a la vez. Espera un momento.
problem-no-game = Esa partida no existe. Comprueba el enlace.
problem-no-seat = Los dos sitios están ocupados. Puedes mirar.
problem-not-a-player = Estás mirando esta partida, no la juegas.
problem-turn = No es tu turno.
problem-late = La partida ha seguido. Vuelve a mirar.
problem-illegal = Esa jugada no es posible ahora.
problem-not-now = Eso no se puede hacer ahora.
problem-full = El servidor está lleno. Inténtalo más tarde.
problem-unavailable = El servidor no responde. Inténtalo dentro de un momento.
