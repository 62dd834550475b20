### The lessons. “You” are Light, and it is your turn; the roll and the board are shown. Each step has a title, a
### task (the message without an ending), a text when it is done, and one for a legal move that does something else.
### Numbers: $number, $of, $done.

## Around the lessons

learn-title = Aprende jugando
learn-nav = Aprender
learn-lead = Una lección breve para cada juego. Tú juegas y las reglas te dicen si está bien.
learn-lesson = Lección: { $game }
learn-step = Paso { $number } de { $of }
learn-progress = { $done } de { $of } pasos hechos
learn-learnt = Hecha
learn-begin = Empezar
learn-hint = Muéstramelo
learn-again = Intentarlo otra vez
learn-next = Paso siguiente
learn-previous = Paso anterior
learn-finish = Terminar
learn-moves = Todos los movimientos en palabras
learn-end-title = Ya puedes jugar
learn-end = Esta era la lección: conoces las reglas que importan. Lo demás llega jugando.
learn-restart = Desde el principio
learn-others = Otras lecciones
learn-unreachable = No se puede cargar esta lección. Comprueba la dirección o inténtalo otra vez.
learn-help = Escribe un movimiento o su número. Órdenes: «hint» (pista), «board» (tablero), «back» (un paso atrás), «help» (ayuda), «quit» (salir).
learn-hint-move = Prueba con { $move }.
learn-first-step = Este es el primer paso.
learn-bye = La lección te espera cuando quieras: { $command }
learn-play = Ahora juega una partida de verdad: { $command }

## Race family

lesson-race-enter-title = Haz entrar una pieza
lesson-race-enter = Tus piezas esperan en la reserva inicial. Una pieza entra en la casilla de tu camino que corresponde a tu tirada. Haz entrar una.
lesson-race-enter-done = Tu primera pieza está en camino. Tiene que recorrerlo entero y salir del tablero.

lesson-race-walk-title = Avanza
lesson-race-walk = Cada vez eliges: una pieza del tablero avanza exactamente lo que indica tu tirada, o entra otra. Mueve la pieza del tablero.
lesson-race-walk-done = Exactamente lo que has sacado. Las piezas solo avanzan, y pueden saltar sobre cualquier otra.
lesson-race-walk-miss = También es posible: ha entrado una segunda pieza. Pero esta vez mueve la que ya estaba en el tablero.

lesson-race-capture-title = Derrota una pieza
lesson-race-capture = La pieza de tu oponente está exactamente a la distancia de tu tirada. Cae sobre ella y la derrotas.
lesson-race-capture-done = ¡Derrotada! La pieza vuelve a su reserva inicial y tiene que empezar de nuevo.
lesson-race-capture-miss = Es posible, pero la pieza de tu oponente sigue tan tranquila. Cae sobre ella.

lesson-race-capture-roll-title = Derrota y lanza otra vez
lesson-race-capture-roll = La pieza de tu oponente está exactamente a la distancia de tu tirada. En este juego, derrotar una pieza te da además una tirada extra. Derrótala.
lesson-race-capture-roll-done = ¡Derrotada! La pieza vuelve a su reserva inicial y tú lanzas otra vez.
lesson-race-capture-roll-miss = Es posible, pero pierdes la ocasión de derrotar una pieza y una tirada extra. Cae sobre la pieza de tu oponente.

lesson-race-rosette-title = Cae en una roseta
lesson-race-rosette = Cuando una pieza cae en una roseta, consigues una tirada extra. Una de tus piezas puede llegar ahora a una roseta.
lesson-race-rosette-done = Lanzas otra vez, y puedes usar la tirada extra con cualquiera de tus piezas.
lesson-race-rosette-miss = Es posible, pero ahí no hay roseta y tu turno se acabaría. Cae en la roseta.

lesson-race-rosette-safe-title = Segura en la roseta
lesson-race-rosette-safe = Dos piezas de tu oponente están exactamente a la distancia de tu tirada. La de la roseta está segura: no puedes caer sobre ella. Derrota la otra.
lesson-race-rosette-safe-done = Eso es. Tus piezas también están seguras en una roseta.
lesson-race-rosette-safe-miss = Es posible, pero no derrotas nada. La pieza que no está en una roseta sí puede ser derrotada.

lesson-race-rosette-unsafe-title = Ninguna roseta protege
lesson-race-rosette-unsafe = En este juego, una pieza en una roseta no está segura. Derrota allí la pieza de tu oponente.
lesson-race-rosette-unsafe-done = ¡Derrotada! Recuerda que tus piezas tampoco están seguras en una roseta.
lesson-race-rosette-unsafe-miss = Es posible, pero la pieza de tu oponente se queda donde está. Allí no está segura: derrótala.

lesson-race-home-title = A salvo
lesson-race-home = Tu oponente está justo detrás de ti. Las últimas casillas de tu camino son solo tuyas: allí nadie puede derrotarte. Lleva tu pieza hasta ellas.
lesson-race-home-done = ¡A salvo! El camino de tu oponente no pasa por allí.
lesson-race-home-miss = Es posible, pero tu oponente aún puede derrotar tu pieza. Llévala a las últimas casillas de tu camino.

lesson-race-no-home-title = Peligro hasta el final
lesson-race-no-home = La pieza de tu oponente está a punto de salir. En este juego, los dos caminos comparten casillas hasta el final. Derrótala.
lesson-race-no-home-done = ¡Derrotada justo antes de la zona final! A tus piezas les puede pasar lo mismo.
lesson-race-no-home-miss = Es posible, pero la pieza de tu oponente pronto saldrá del tablero. Derrótala.

lesson-race-finish-title = Sal con la tirada exacta
lesson-race-finish = Una pieza solo sale del tablero con una tirada exacta: un 1 desde la última casilla del camino, un 2 desde la anterior, y así sucesivamente. Saca una pieza del tablero.
lesson-race-finish-done = ¡Ha llegado! Ya nadie puede derrotar esta pieza.
lesson-race-finish-miss = Es posible, pero otra pieza puede salir del tablero exactamente con esta tirada.

lesson-race-win-title = Gana
lesson-race-win = Tu última pieza y la tirada exacta: gana quien saca antes todas sus piezas del tablero.
lesson-race-win-done = Todas tus piezas han salido del tablero: ¡has ganado!

## Modern interpretation

lesson-modern-place-title = Coloca en una Entrada
lesson-modern-place = Saques lo que saques, puedes colocar una pieza de tu reserva inicial en una Entrada. Coloca tu primera pieza.
lesson-modern-place-done = Tu primera pieza está en el tablero. Hay fortalezas por tomar, en la Tierra y en el Cielo.
lesson-modern-place-miss = Aquí puedes pasar, pero así no consigues nada. Coloca una pieza en una Entrada.

lesson-modern-move-title = Mueve una pieza
lesson-modern-move = Con una punta de color mueves una pieza 1 casilla, hacia adelante o hacia atrás. Mueve tu pieza del tablero.
lesson-modern-move-done = Tus piezas pueden ir en las dos direcciones, y donde los caminos se bifurcan eliges tú.
lesson-modern-move-miss = Es posible, pero tu pieza se queda donde está. Esta vez, muévela.

lesson-modern-beside-title = Dos vacías
lesson-modern-beside = Con dos puntas vacías no puedes mover, pero puedes colocar una pieza junto a una de las tuyas. Hazlo.
lesson-modern-beside-done = Basta con que las dos casillas sean contiguas: no hace falta que un camino las una.
lesson-modern-beside-miss = Es posible, pero una Entrada la tienes con cualquier tirada. Aprovecha las dos vacías: coloca junto a tu pieza.

lesson-modern-kingdom-title = Al Reino Real
lesson-modern-kingdom = Con una punta dorada y una plateada puedes colocar una pieza en el Reino Real. Coloca una en una de sus casillas libres.
lesson-modern-kingdom-done = Del mismo modo, con dos puntas plateadas puedes colocar en la Casa de Ishtar, y con dos doradas en la Casa de Marduk.
lesson-modern-kingdom-miss = Es posible, pero esta tirada permite algo menos común. Coloca una pieza en el Reino Real.

lesson-modern-capture-title = Derrota una pieza
lesson-modern-capture = Si mueves a la casilla de una pieza de tu oponente, la derrotas. Derrota la que está junto a la tuya.
lesson-modern-capture-done = ¡Derrotada! Vuelve a su reserva inicial y hay que colocarla de nuevo.
lesson-modern-capture-miss = Es posible, pero no derrotas nada. Mueve a la casilla de la pieza de tu oponente.

lesson-modern-fort-title = Toma una fortaleza
lesson-modern-fort = Las cuatro fortalezas llevan una roseta. Cuando una pieza se mueve a una fortaleza, consigues un turno extra. Toma la fortaleza.
lesson-modern-fort-done = La fortaleza es tuya, y lanzas otra vez.
lesson-modern-fort-miss = Es posible, pero no toma ninguna fortaleza. Tu pieza está justo delante de una.

lesson-modern-ishtar-title = Ishtar protege
lesson-modern-ishtar = Tu pieza está justo delante de una fortaleza enemiga. Pero tu oponente tiene una pieza en la Casa de Ishtar, y eso protege todas sus fortalezas. La pieza de Ishtar no está protegida: derrótala.
lesson-modern-ishtar-done = Ahora puedes derrotar las piezas de sus fortalezas. Y mientras controles Ishtar, las tuyas están protegidas.
lesson-modern-ishtar-miss = Es posible, pero Ishtar aún protege las fortalezas de tu oponente. Derrota la pieza de la Casa de Ishtar.

lesson-modern-double-title = Mueve dos piezas
lesson-modern-double = Con dos puntas de color puedes mover dos piezas distintas 1 casilla cada una, una después de la otra. Mueve las dos tuyas.
lesson-modern-double-done = Dos piezas con una tirada. También puedes mover una sola, 1 o 2 casillas.
lesson-modern-double-miss = Es posible, pero con esta tirada puedes mover las dos piezas. Mueve cada una 1 casilla.

lesson-modern-win-title = Controla las cuatro fortalezas
lesson-modern-win = Controlas tres fortalezas. Toma la cuarta y dominarás la Tierra y el Cielo a la vez: así se gana.
lesson-modern-win-done = Dominas la Tierra y el Cielo: ¡has ganado!
lesson-modern-win-miss = Es posible, pero no gana la partida. Una de tus piezas está justo delante de la cuarta fortaleza.

## Ravensburger

lesson-tower-enter-title = Haz entrar una pieza
lesson-tower-enter = Tus piezas esperan en la reserva inicial. Una entra en la casilla que corresponde a tu tirada; la primera casilla de tu carril cuenta como 1. Haz entrar una.
lesson-tower-enter-done = Tu pieza está en camino, con los puntos azules hacia arriba. Las piezas azules solo se mueven hacia adelante.

lesson-tower-build-title = Construye una torre
lesson-tower-build = Puedes saltar sobre cualquier cosa y caer sobre tus propias piezas. Cae sobre tu otra pieza para formar una torre.
lesson-tower-build-done = ¡Una torre! Pertenece al bando de la pieza de arriba, y solo esa pieza puede moverse.
lesson-tower-build-miss = Es posible, pero así no hay torre. Cae sobre tu propia pieza.

lesson-tower-capture-title = Derrota una torre
lesson-tower-capture = En la fila central derrotas las piezas de tu oponente al caer sobre ellas, también torres enteras. Derrota la torre.
lesson-tower-capture-done = Toda la torre es tuya. Las piezas que están debajo de la tuya son tus prisioneras.
lesson-tower-capture-miss = Es posible, pero la torre de tu oponente sigue en pie. Cae sobre ella.

lesson-tower-carry-title = Llévate prisioneras
lesson-tower-carry = Debajo de tu pieza hay dos prisioneras. Al moverse, puede llevárselas. Llévate las dos.
lesson-tower-carry-done = Las dos van contigo. Siguen siendo tus prisioneras hasta que las entregues o alguien las libere.
lesson-tower-carry-miss = Es posible, pero esta vez llévate las dos prisioneras: si una queda arriba, está libre.

lesson-tower-refuge-title = Llega al refugio
lesson-tower-refuge = Tu oponente está detrás de ti. La primera casilla final, al acabar la fila central, es un refugio: allí no se puede derrotar ninguna pieza. Llega con la tirada exacta.
lesson-tower-refuge-done = ¡A salvo! Aquí tu pieza sigue azul, y las prisioneras siguen siéndolo.
lesson-tower-refuge-miss = Es posible, pero tu pieza aún puede ser derrotada. Llévala al refugio.

lesson-tower-deliver-title = Entrega una prisionera
lesson-tower-deliver = Lleva tu prisionera a la última casilla final: allí queda fuera del juego y tu pieza se vuelve roja.
lesson-tower-deliver-done = ¡Entregada! Tu pieza ahora es roja y también puede ir hacia atrás.
lesson-tower-deliver-miss = Es posible, pero la prisionera no está entregada. Llévala contigo a la última casilla final.

lesson-tower-red-title = Vuelve atrás con una pieza roja
lesson-tower-red = Una pieza roja se mueve hacia adelante o hacia atrás. Detrás de ella hay una pieza enemiga: retrocede y derrótala.
lesson-tower-red-done = ¡Derrotada! Pero mientras una pieza roja lleva prisioneras, solo se mueve hacia adelante.
lesson-tower-red-miss = Es posible, pero la pieza enemiga sigue libre. Retrocede con tu pieza roja.

lesson-tower-win-title = Gana
lesson-tower-win = La reserva inicial de tu oponente está vacía y solo una de sus piezas sigue libre. Derrótala y ganas.
lesson-tower-win-done = A tu oponente no le queda ninguna pieza libre: ¡has ganado!
lesson-tower-win-miss = Es posible, pero tu oponente aún tiene una pieza libre. Derrótala.
