### The pages beside the game in the browser: open games, rules, replay and the dice check.
### Numbers: $count, $minutes, $seconds, $number, $total, $of, $rolls. All other variables are text.

## On every page

page-lobby = Partidas abiertas
page-rules = Reglas
page-replay = Ver partida
page-dice = Dados limpios
## Where there is nothing

nowhere-title = Aquí no hay nada
nowhere-lead = Ninguna página tiene esta dirección. Compruébala o vuelve a empezar.
nowhere-home = A la primera página

## Open games

lobby-title = Partidas abiertas
lobby-lead = En cada uno de estos tableros espera alguien. Pulsa una vez y te sientas a jugar.
lobby-yours = Tu partida
lobby-yours-hint = Estás esperando aquí. En cuanto se una alguien, empieza la partida.
lobby-yours-go = Ir a tu partida
lobby-nobody = Alguien
lobby-side = Juegas con { $side }
lobby-join = Unirse
lobby-joining = Un momento …
lobby-your-name = Tu nombre
lobby-your-name-hint = Los demás lo ven. Puedes dejarlo vacío.
lobby-clock-none = Sin reloj
lobby-clock-minutes =
    { $minutes ->
        [one] Un minuto por bando
       *[other] { $minutes } minutos por bando
    }
lobby-clock-seconds =
    { $seconds ->
        [one] Un segundo por turno
       *[other] { $seconds } segundos por turno
    }
lobby-clock-game-seconds =
    { $seconds ->
        [one] Un segundo por bando
       *[other] { $seconds } segundos por bando
    }
lobby-since-now = recién abierta
lobby-since =
    { $minutes ->
        [one] espera desde hace un minuto
       *[other] espera desde hace { $minutes } minutos
    }
lobby-count =
    { $count ->
        [0] No hay partidas abiertas
        [one] Hay una partida abierta
       *[other] Hay { $count } partidas abiertas
    }
lobby-empty = Ahora mismo no espera nadie
lobby-empty-hint = Abre tú una partida. Todos la verán aquí, y quien llegue después podrá unirse.
lobby-open = Abrir una partida
lobby-open-yours = O abre una tú
lobby-game = Juego
lobby-taken = Alguien fue más rápido: esa partida ya no está abierta. Elige otra.
lobby-unreachable = No se puede cargar la lista. Se vuelve a intentar cada pocos segundos.

## Rules

rulebook-games = Juegos
rulebook-try = Pruébalo
rulebook-examples-hint = Pulsa un movimiento y mira qué pasa.
rulebook-example = Ejemplo { $number } de { $of }
rulebook-moves = Movimientos con esta tirada
rulebook-back = Volver
rulebook-effect-captures =
    { $count ->
        [one] Se derrota una pieza rival en { $squares }.
       *[other] Se derrotan piezas rivales en { $squares }.
    }
rulebook-effect-finished = La pieza ha llegado a la zona final.
rulebook-effect-safe = Ahí nadie puede derrotarla.
rulebook-effect-again = Vuelves a lanzar.
rulebook-effect-wins = Partida ganada.
rulebook-next-example = Ejemplo siguiente
rulebook-previous-example = Ejemplo anterior
rulebook-path-label = Camino, { $side }: { $squares }
rulebook-whose-path = De quién es el camino
rulebook-play = Jugar contra el ordenador
rulebook-print = Imprimir
rulebook-contents = En esta página
rulebook-unreachable = No se pueden cargar estas reglas. Comprueba la dirección o inténtalo otra vez.
rulebook-again = Intentarlo otra vez

## Replay

replay-title = Ver una partida
replay-lead = Carga el registro de una partida y recórrela tirada a tirada.
replay-drop = Suelta aquí un registro
replay-choose = Elegir un archivo
replay-or-paste = O pega el registro
replay-show = Mostrar la partida
replay-empty = Todavía no hay nada que mostrar. Elige un archivo o pega un registro.
replay-bad = Este registro no se puede leer:
replay-unreachable = No se puede cargar la partida. Comprueba la dirección o inténtalo otra vez.
replay-too-long = Este archivo es demasiado grande para ser un registro.
replay-versus = { $light } contra { $dark }
replay-first = Al principio
replay-previous = Una tirada atrás
replay-next = Una tirada adelante
replay-last = Al final
replay-slider = Tirada
replay-at-start = Antes de la primera tirada
replay-at = Tirada { $number } de { $total }
replay-keys = Las flechas avanzan y retroceden; Inicio y Fin saltan.
replay-plies = La partida en palabras
replay-starting = El comienzo
replay-running = La partida no ha terminado.
replay-download = Descargar el registro
replay-check = Comprobar los dados
replay-another = Cargar otro registro

## Dice

fair-title = ¿Son limpios los dados?
fair-lead = Nadie puede trucar estos dados: ni tú, ni tu oponente, ni este servidor. Y no hace falta que nos creas.
fair-seal-step = Un sobre sellado
fair-seal-when = Antes de la partida
fair-seal-how = El servidor inventa un secreto y lo mete en un sobre sellado. Todos ven el sello. No delata el secreto, pero no encaja con ningún otro: nadie puede meter otro después.
fair-mix-step = Una pizca de azar tuya
fair-mix-when = En cada tirada
fair-mix-how = Cuando lanzas, tu navegador inventa un número en ese mismo momento. El secreto y el número juntos dan la tirada. El servidor no conocía tu número y tú no conocías el secreto: nadie pudo elegir.
fair-open-step = Se abre el sobre
fair-open-when = Después de la partida
fair-open-how = Ahora todos pueden ver el secreto. Tu navegador mira si encaja con el sello y vuelve a calcular cada tirada. Si una sola se hubiera cambiado, lo verías aquí.
fair-seal = Sello, mostrado antes de la partida
fair-secret = Secreto, del sobre
fair-secret-closed = El sobre sigue cerrado.
fair-check = Comprobar esta partida
fair-check-again = Comprobar otra vez
fair-checking = Calculando: tirada { $number } de { $total }
fair-running = Esta partida aún se está jugando. El secreto se muestra cuando termine; entonces podrás comprobar aquí cada tirada.
fair-seeded = Los dados de esta partida no son limpios. Salen de un número fijo, para poder probar el programa.
fair-unsealed = Este registro no dice cómo se lanzaron los dados, así que no hay nada que comprobar. Aun así puedes ver cómo cayeron las tiradas.
fair-which = Abre la comprobación desde una partida o carga su registro: entonces se calcula aquí.
fair-load = Cargar un registro
fair-no-game = No se puede cargar la partida. Comprueba la dirección o inténtalo otra vez.
fair-holds =
    { $count ->
        [one] Todo encaja. El sello es correcto, y la única tirada también.
       *[other] Todo encaja. El sello es correcto, y las { $count } tiradas también.
    }
fair-breaks = Algo no encaja. No te fíes de los dados de esta partida.
fair-seal-holds = El secreto encaja con el sello.
fair-seal-breaks = El secreto no encaja con el sello. No es el que estaba en el sobre.
fair-missing =
    { $count ->
        [one] Una tirada no tiene número de un navegador y no se puede calcular.
       *[other] { $count } tiradas no tienen número de un navegador y no se pueden calcular.
    }
fair-surplus =
    { $count ->
        [one] Un número de un navegador no corresponde a ninguna tirada de la partida.
       *[other] { $count } números de los navegadores no corresponden a ninguna tirada de la partida.
    }
fair-kept-seal = El sobre es el que este navegador vio antes de la primera tirada.
fair-kept-seal-late =
    { $count ->
        [one] El sobre es el que este navegador vio al llegar, tras la primera tirada.
       *[other] El sobre es el que este navegador vio al llegar, tras { $count } tiradas.
    }
fair-kept-seal-differs = El sobre no es el que este navegador vio. Entonces se mostró otro sello.
fair-kept-salts =
    { $count ->
        [one] El número que añadió este navegador se usó, y en su tirada.
       *[other] Los { $count } números que añadió este navegador se usaron, cada uno en su tirada.
    }
fair-kept-salts-differ =
    { $count ->
        [one] Una tirada no se hizo con el número que añadió este navegador.
       *[other] { $count } tiradas no se hicieron con los números que añadió este navegador.
    }
fair-kept-no-salts = Este navegador no jugó, así que ninguno de los números es suyo.
fair-kept-nothing = Este navegador no jugó esta partida. Si el sello se mostró antes de la primera tirada y si los números son los de los jugadores, solo pueden decirlo sus navegadores.
fair-throws = Todas las tiradas
fair-column-number = Tirada
fair-column-who = Quién
fair-column-salt = Número del navegador
fair-column-computed = Cálculo
fair-column-shown = En la partida
fair-column-matches = Encaja
fair-lot = Sorteo para empezar
fair-for-start = { $side }, para empezar
fair-yes = sí
fair-no = no
fair-rolls = Cómo cayeron las tiradas
fair-rolls-hint = La barra muestra cuántas veces salió una tirada; la raya, cuántas se esperaban.
fair-rolls-none = Todavía no ha lanzado nadie.
fair-both = Los dos bandos juntos
fair-rolls-count =
    { $rolls ->
        [one] una tirada
       *[other] { $rolls } tiradas
    }
fair-bar =
    { $count ->
        [one] { $roll }: salió una vez, se esperaban { $expected }
       *[other] { $roll }: salió { $count } veces, se esperaban { $expected }
    }
fair-luck-few = Todavía hay muy pocas tiradas para decir algo sobre la suerte.
fair-luck-usual = Nada fuera de lo común: de 100 partidas con dados limpios, unas { $count } se desvían tanto o más.
fair-luck-uneven = Algo desigual: de 100 partidas con dados limpios, unas { $count } se desvían tanto o más.
fair-luck-rare = Raro, pero pasa: de 1000 partidas con dados limpios, unas { $count } se desvían tanto o más.
fair-luck-hardly = Muy raro: de 1000 partidas con dados limpios, ni una se desvía tanto.
fair-luck-check = Eso por sí solo no prueba nada. La comprobación de arriba, sí.
fair-exactly = Cómo se calcula exactamente
fair-exactly-seal = El sello es el SHA-256 de los 32 bytes del secreto.
fair-exactly-block = Para la tirada n, contando desde 0, con los 16 bytes salt que envió el navegador:
fair-exactly-words = El resultado son ocho números de 32 bits, con el byte más alto primero. Con T lanzamientos igual de probables, q es 2³² dividido entre T, redondeado hacia abajo. El primer número w para el que w dividido entre q, redondeado hacia abajo, es menor que T da el lanzamiento. Si ninguno de los ocho sirve, try aumenta en uno.
fair-exactly-rolls = Los lanzamientos se reparten entre las tiradas en este orden:
fair-replay = Ver la partida

## The interface for programs

interface-title = La interfaz para programas
interface-link = Para programas
interface-lead = Lo que un programa puede pedir a este servidor y lo que recibe como respuesta. Las descripciones están en inglés.
interface-requests = Peticiones
interface-types = Tipos
interface-parameters = En la dirección
interface-body = Contenido
interface-answers = Respuestas
interface-optional = puede omitirse
interface-raw = Todo como OpenAPI
interface-unreachable = No se puede cargar la descripción de la interfaz.
