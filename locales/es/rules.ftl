### The rules pages. A page is put together from these messages, so each stands by itself.
### Numbers: $pieces, $squares, $limit, $count. All other variables are text.

## Headings

rules-heading-goal = Objetivo del juego
rules-heading-board = Tablero
rules-heading-path = Camino
rules-heading-dice = Dados
rules-heading-start = Quién empieza
rules-heading-turn = Tu turno
rules-heading-placing = Colocar
rules-heading-moving = Mover
rules-heading-capture = Derrotar
rules-heading-rosettes = Rosetas
rules-heading-forts = Fortalezas
rules-heading-houses = Casillas especiales
rules-heading-rule = Dominar la Tierra y el Cielo
rules-heading-finish = Llegar a la zona final
rules-heading-towers = Torres y prisioneras
rules-heading-goal-squares = Casillas finales
rules-heading-red = Piezas rojas
rules-heading-end = Fin del juego
rules-heading-draw = Empate
rules-heading-options = Reglas de la casa en uso
rules-heading-notation = Cómo se escriben los movimientos

## House rules

rules-options = { $options }

## Race family

rules-race-goal =
    { $pieces ->
        [one] Lleva tu única pieza por todo el camino y sácala del tablero antes de que lo haga tu oponente.
       *[other] Lleva tus { $pieces } piezas por todo el camino y sácalas del tablero antes de que lo haga tu oponente.
    }
rules-race-path =
    { $squares ->
        [one] Tu camino tiene { $squares } casilla. Claras: { $light }. Oscuras: { $dark }.
       *[other] Tu camino tiene { $squares } casillas. Claras: { $light }. Oscuras: { $dark }.
    }
rules-race-dice-four-d4 = Lanzas cuatro dados tetraédricos. Cada uno tiene rellenas dos de sus cuatro puntas. Cuenta las puntas rellenas que quedan hacia arriba: tu tirada va de 0 a 4.
rules-race-dice-three-d4 = Lanzas tres dados tetraédricos. Cada uno tiene rellenas dos de sus cuatro puntas. Cuenta las puntas rellenas que quedan hacia arriba. Si no hay ninguna, tu tirada vale 4.
rules-race-dice-other = Estas reglas usan sus propios dados. Tu tirada es el número que muestran.
rules-race-odds = Probabilidades: { $odds }.
rules-race-start-roll-off = Los dos jugadores lanzan los dados. Empieza quien saque la tirada más alta; si hay empate, se lanza otra vez. El primer turno comienza después con una tirada nueva.
rules-race-start-light = Empiezan las claras.
rules-race-turn = Lanza los dados y mueve una pieza. O bien una pieza del tablero avanza exactamente lo que indica tu tirada, o bien entra una pieza de tu reserva inicial. Entra en la casilla del camino que corresponde a tu tirada: con un 1, en la primera. Si puedes mover, tienes que hacerlo.
rules-race-moving = Las piezas solo se mueven hacia adelante. Nunca puede haber dos piezas tuyas en la misma casilla. Una pieza puede saltar sobre cualquier otra, tuya o de tu oponente.
rules-race-capture = Si caes sobre una pieza de tu oponente, la derrotas: vuelve a su reserva inicial. Esto solo puede pasar en una casilla que compartan los dos caminos.
rules-race-no-capture = Los dos caminos no comparten ninguna casilla, así que no se puede derrotar ninguna pieza.
rules-race-capture-roll = Al derrotar una pieza consigues una tirada extra, a la que no puedes renunciar.
rules-race-rosettes = Casillas con roseta: { $rosettes }.
rules-race-rosette-roll = Cuando tu pieza cae en una roseta, consigues una tirada extra. Puedes usarla con cualquiera de tus piezas, pero no puedes renunciar a ella.
rules-race-rosette-no-roll = Caer en una roseta no da ninguna tirada extra.
rules-race-rosette-safe = En una roseta, una pieza está segura: tu oponente no puede caer sobre ella.
rules-race-rosette-unsafe = Una roseta no protege a la pieza. Se la puede derrotar allí como en cualquier otra casilla.
rules-race-no-rosettes = En este juego no hay rosetas.
rules-race-pass = Si sacas un 0 o no tienes ningún movimiento posible, pasas el turno.
rules-race-finish = Una pieza solo sale del tablero con una tirada exacta: un 1 desde la última casilla del camino, un 2 desde la anterior, y así sucesivamente. Si la tirada es demasiado alta, esa pieza no puede moverse.
rules-race-end = Gana quien saca primero todas sus piezas del tablero.

## Modern interpretation

rules-modern-goal = Domina a la vez la Tierra y el Cielo: controla las cuatro fortalezas con tus piezas.
rules-modern-board = El tablero tiene tres partes. Tierra: { $earth }. Puente: { $bridge }. Cielo: { $heaven }. Los dos bandos usan todas las casillas.
rules-modern-pieces =
    { $pieces ->
        [one] Cada bando tiene { $pieces } pieza. Empieza en la reserva inicial.
       *[other] Cada bando tiene { $pieces } piezas. Todas empiezan en la reserva inicial.
    }
rules-modern-forts = Las cuatro fortalezas llevan una roseta: { $forts }. Dos están en la Tierra y dos en el Cielo.
rules-modern-entrances =
    { $count ->
        [one] Entrada del Reino Inferior: { $entrances }. Está abierta a los dos bandos.
       *[other] Entradas del Reino Inferior: { $entrances }. Cada una está abierta a los dos bandos.
    }
rules-modern-single-entrance = Solo hay una Entrada. Mientras la única pieza del primer jugador esté en ella, el segundo no puede colocar allí, y sin dos puntas de color no le queda ninguna otra acción. Por eso, al principio el segundo jugador a menudo tiene que pasar el turno.
rules-modern-kingdom = Reino Real: { $kingdom }. Con una punta dorada y una plateada puedes colocar una pieza en una de estas casillas.
rules-modern-ishtar = Casa de Ishtar: { $ishtar }. Con dos puntas plateadas puedes colocar una pieza aquí.
rules-modern-marduk = Casa de Marduk: { $marduk }. Con dos puntas doradas puedes colocar una pieza aquí.
rules-modern-dice = Lanzas dos dados tetraédricos. Cada uno tiene una punta dorada, una plateada y dos vacías. Cuenta la punta que queda hacia arriba.
rules-modern-turn = Lanza los dados una vez y elige una de las acciones que permite tu tirada.
rules-modern-roll-bc = Una punta de color y una vacía (probabilidad 1/2): mueve una pieza 1 casilla.
rules-modern-roll-gs = Dorada y plateada (probabilidad 1/8): mueve una pieza 1 o 2 casillas, o dos piezas 1 casilla cada una, o coloca una pieza en el Reino Real.
rules-modern-roll-ss = Dos plateadas (probabilidad 1/16): mueve una pieza 1 o 2 casillas, o dos piezas 1 casilla cada una, o coloca una pieza en la Casa de Ishtar.
rules-modern-roll-gg = Dos doradas (probabilidad 1/16): mueve una pieza 1 o 2 casillas, o dos piezas 1 casilla cada una, o coloca una pieza en la Casa de Marduk.
rules-modern-roll-bb = Dos vacías (probabilidad 1/4): coloca una pieza junto a una de las tuyas, en una casilla contigua en horizontal o en vertical, haya o no un camino entre las dos. No puedes mover.
rules-modern-entrance-always = Saques lo que saques, en lugar de eso puedes colocar una pieza de tu reserva inicial en una Entrada. Si allí hay una pieza de tu oponente, la derrotas.
rules-modern-must-act = Si hay alguna acción posible, tienes que hacer una. Si no hay ninguna, pasas el turno.
rules-modern-may-pass = Puedes pasar el turno en lugar de hacer una acción. Si no hay ninguna acción posible, lo pasas de todos modos.
rules-modern-routes-track = Las piezas siguen los caminos, hacia adelante o hacia atrás: de d1 por c1, b1 y a1 hasta a2, de d3 por c3, b3 y a3 hasta a2, por la fila central de a2 a h2, y desde h2 por h1 hasta g1 o por h3 hasta g3.
rules-modern-routes-rings = Las piezas siguen los caminos, hacia adelante o hacia atrás: por el borde de cada uno de los dos bloques y por la fila central. Entre g2 y h2 no hay paso.
rules-modern-routes-grid = Una pieza puede pasar a cualquier casilla contigua, en horizontal o en vertical. Nunca se mueve en diagonal.
rules-modern-steps = Un paso lleva a la casilla siguiente de un camino. Con dos puntas de color mueves una pieza 1 o 2 pasos, o dos piezas distintas 1 paso cada una, una después de la otra. La segunda puede entrar en la casilla que la primera acaba de dejar.
rules-modern-no-return = Una pieza nunca pasa dos veces por la misma casilla en un movimiento, así que no puede dar media vuelta. Donde los caminos se dividen, eliges tú.
rules-modern-blocking = Una pieza nunca pasa por encima de una pieza de tu oponente. Por encima de las tuyas solo pasa si termina su movimiento en una casilla libre. Nunca puede haber dos piezas tuyas en la misma casilla.
rules-modern-jump-may-capture = En este juego, una pieza que pasa por encima de las tuyas también puede terminar su movimiento sobre una pieza de tu oponente y derrotarla. Aun así, nunca pasa por encima de una pieza de tu oponente.
rules-modern-placing = Colocas piezas de tu reserva inicial en casillas libres. Solo en una Entrada puedes colocar también sobre una pieza de tu oponente, y así la derrotas.
rules-modern-placing-captures = Colocas piezas de tu reserva inicial. Donde tu tirada te permita colocar, también puedes hacerlo sobre una pieza de tu oponente, y así la derrotas, pero nunca sobre una tuya. Las fortalezas que protege Ishtar siguen protegidas.
rules-modern-lone-piece = Mientras la única pieza de un bando en el tablero esté en una Entrada, el oponente no puede colocar en esa casilla. Una pieza que se mueva hasta allí sí la derrota.
rules-modern-extra-turn = Cuando una pieza se mueve y termina en una fortaleza, consigues un turno extra completo: lanza otra vez. No puedes renunciar a él. Alcanzar dos fortalezas con una sola acción da solo un turno extra. Alcanzar una fortaleza en el turno extra da otro más.
rules-modern-placing-no-extra-turn = Colocar una pieza en una fortaleza no da ningún turno extra.
rules-modern-placing-extra-turn = Colocar una pieza en una fortaleza también te da un turno extra.
rules-modern-ishtar-protects = Mientras tengas una pieza en la Casa de Ishtar, tu oponente no puede derrotar tus piezas en las fortalezas. La pieza que está en Ishtar no queda protegida. La protección empieza y termina al instante: si tu oponente derrota la pieza de Ishtar con la primera pieza de un movimiento doble, con la segunda puede derrotar otra en una fortaleza.
rules-modern-capture = Una pieza que se mueve a la casilla de una pieza de tu oponente la derrota: la pieza derrotada vuelve a su reserva inicial. Con eso termina el movimiento de la pieza, salvo que domines la Tierra. En un movimiento doble, la otra pieza conserva su paso.
rules-modern-earth = Dominas la Tierra cuando controlas sus dos fortalezas. Si es así cuando una pieza empieza a moverse, derrotar otra no la detiene: puede usar los pasos que le quedan y derrotar una más.
rules-modern-heaven = Dominas el Cielo cuando controlas sus dos fortalezas. Si es así cuando empieza tu acción, con dos puntas plateadas o dos doradas también puedes mover una sola pieza 3 casillas. Puedes seguir moviendo como siempre, pero no repartir las 3 casillas entre dos piezas.
rules-modern-win = Ganas al instante cuando controlas las cuatro fortalezas. Se comprueba cada vez que una pieza termina su movimiento, incluso entre las dos mitades de un movimiento doble, y después de colocar. Una fortaleza por la que una pieza solo pasa no cuenta.
rules-modern-pool-empty = Si tu reserva inicial está vacía, no puedes colocar. Con dos puntas vacías, entonces, pasas el turno.
rules-modern-draw = El empate nunca es automático. Antes de lanzar puedes reclamarlo en dos casos: si las últimas cinco acciones, contando las de los dos bandos, colocaron todas una pieza en una misma casilla (pasar el turno interrumpe la serie), o si la misma posición, con el turno del mismo bando, se da por quinta vez en la partida.
rules-modern-no-draw = En este juego no hay empates.
rules-modern-start = Quién empieza la primera partida se acuerda o se echa a suertes; según el reglamento, es quien haya estado más cerca de Mesopotamia. Después, quien perdió la última partida elige quién empieza.

## Ravensburger

rules-tower-goal = Haz prisioneras a todas las piezas de tu oponente.
rules-tower-board = Tu camino empieza en tu propio carril de 4 casillas, sigue por la fila central, que comparten los dos bandos, y termina en tus dos casillas finales. Claras: d1 c1 b1 a1, luego de a2 a h2, luego h1 y g1. Oscuras: d3 c3 b3 a3, luego de a2 a h2, luego h3 y g3. Tus piezas nunca entran en el carril del otro bando, y en sus casillas finales solo entran como prisioneras.
rules-tower-start = Los dos jugadores lanzan el dado. Empieza quien saque el número más alto, y aquí el 6 cuenta; si hay empate, se lanza otra vez. Quien empieza lanza de nuevo para su primer movimiento.
rules-tower-pieces =
    { $pieces ->
        [one] Cada bando tiene { $pieces } pieza. Empieza en la reserva inicial y entra con los puntos azules hacia arriba.
       *[other] Cada bando tiene { $pieces } piezas. Todas empiezan en la reserva inicial y entran con los puntos azules hacia arriba.
    }
rules-tower-die = Con un número del 1 al 5 tienes que mover una pieza exactamente ese número de casillas, si alguna de las tuyas puede; introducir una pieza cuenta como movimiento. Si no hay ningún movimiento posible, pasas el turno.
rules-tower-six-pass = Con un 6 pasas el turno.
rules-tower-six-again = Con un 6 no mueves nada y lanzas otra vez.
rules-tower-entering = En cualquier turno, mientras tengas piezas en tu reserva inicial, puedes introducir una. La primera casilla de tu carril cuenta como 1. Así, un 5 llega a a2, y allí puede derrotar una pieza.
rules-tower-jumping = Puedes saltar sobre cualquier cosa. Solo importa la casilla en la que caes.
rules-tower-towers = Puedes caer sobre otras piezas: sobre las tuyas y, en la fila central, también sobre las de tu oponente. Las piezas que están en una misma casilla forman una torre, que pertenece al bando de la pieza de arriba. Su altura solo la limitan la regla de las casillas finales y las reglas de la casa.
rules-tower-stack-limit =
    { $limit ->
        [one] Una torre puede tener como máximo { $limit } pieza.
       *[other] Una torre puede tener como máximo { $limit } piezas.
    }
rules-tower-what-moves = De una torre se mueve tu pieza de arriba, sola o con prisioneras. Son prisioneras las piezas de tu oponente que están justo debajo de ella, hasta la siguiente pieza tuya. Conservan su orden.
rules-tower-partial-prisoners = Tú eliges cuántas prisioneras te llevas, contando desde arriba: ninguna, algunas o todas.
rules-tower-all-prisoners = Te llevas todas las prisioneras o ninguna.
rules-tower-left-behind = Las piezas que dejas atrás pertenecen al bando de la pieza que queda arriba. Si una prisionera queda arriba, está libre.
rules-tower-capture = Solo puedes derrotar piezas en la fila central, al caer sobre una torre o una pieza suelta de tu oponente. Toda la torre pasa a ser tuya.
rules-tower-goal-squares = En cada una de tus dos casillas finales caben como máximo 5 piezas tuyas; las prisioneras no cuentan. A una casilla final solo se llega con la tirada exacta.
rules-tower-refuge = La primera casilla final (h1 para las claras, h3 para las oscuras) es un refugio: allí no se puede derrotar ninguna pieza. Las piezas no se vuelven rojas y las prisioneras siguen siéndolo. Una pieza que sale de ella tiene que llevarse todas las prisioneras que estén justo debajo.
rules-tower-red-may-rest = Una pieza roja puede detenerse en su refugio, h1 o h3. Si allí está encima de prisioneras, solo puede seguir hasta la última casilla final.
rules-tower-red-may-not-rest = Una pieza roja no puede detenerse en su refugio, h1 o h3. Solo puede pasar por encima.
rules-tower-delivery = En la última casilla final (g1 para las claras, g3 para las oscuras), las prisioneras que traes quedan fuera del juego y a tu pieza se le da la vuelta: ahora es roja.
rules-tower-red = Las piezas azules solo se mueven hacia adelante. Las rojas se mueven en las dos direcciones, pero en cada movimiento solo en una. Al retroceder desde g1 o g3, el refugio cuenta como 1; así, un 2 lleva a h2 y un 5 a e2. Una pieza roja nunca vuelve a su carril.
rules-tower-red-prisoners = Mientras una pieza roja lleva prisioneras, solo se mueve hacia adelante. Si las deja atrás, puede moverse en las dos direcciones.
rules-tower-red-captured = Las piezas rojas pueden ser derrotadas como las demás. Una pieza roja que queda libre sigue siendo roja.
rules-tower-win = Ganas al instante cuando a tu oponente no le quedan piezas en la reserva inicial y en ninguna casilla hay una pieza suya arriba; una pieza suelta también cuenta como tal. Las piezas cubiertas cuentan como prisioneras.

## Notation

rules-notation-race = @c1 trae una pieza de la reserva inicial a c1, c2-d2 es un movimiento, g1-off saca una pieza del tablero y -- es pasar. Una x en lugar del guion indica que se derrota una pieza: c2xe2.
rules-notation-modern = @d1 coloca una pieza en d1, y @d1x derrota además la que había allí. Un movimiento nombra todas las casillas que pisa, con - o, si derrota, con x: c2-d2-e2, c2-d2xe2. Una coma une los movimientos de dos piezas: a1-a2,c2xd2. Pasar se escribe --.
rules-notation-tower = @d1 trae una pieza de la reserva inicial a d1, c2-f2 es un movimiento, con c2xf2 se derrota una pieza y -- es pasar. Un + da el número de prisioneras que van con la pieza: c2-f2+2.
