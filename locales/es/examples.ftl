### Captions of the examples in the rules. “You” are Light, and it is your turn; the roll and the board are shown.

## Race family

example-race-enter = Una pieza de tu reserva inicial entra en la casilla de tu camino que corresponde a tu tirada.
example-race-choose = Tú eliges con qué pieza usas la tirada. Si puedes mover, tienes que hacerlo.
example-race-capture = Si caes sobre la pieza de tu oponente, la derrotas: vuelve a su reserva inicial.
example-race-capture-roll = Si derrotas la pieza de tu oponente, consigues una tirada extra.
example-race-rosette = Si caes en la roseta, consigues una tirada extra.
example-race-rosette-safe = En la roseta, la pieza de tu oponente está segura: no puedes caer sobre ella.
example-race-rosette-unsafe = Aquí una roseta no protege a la pieza: puedes derrotarla allí.
example-race-finish = Una pieza solo sale del tablero con la tirada exacta. Si la tirada es demasiado alta, no se mueve.
example-race-pass = Con esta tirada no puedes mover ninguna de tus piezas: pasas el turno.

## Modern interpretation

example-modern-place = Saques lo que saques, puedes colocar una pieza de tu reserva inicial en una Entrada.
example-modern-move = Con una punta de color mueves una pieza 1 casilla por un camino, hacia adelante o hacia atrás.
example-modern-move-grid = Con una punta de color mueves una pieza 1 casilla en cualquier dirección, pero nunca en diagonal.
example-modern-capture = Si mueves a la casilla de una pieza de tu oponente, la derrotas: vuelve a su reserva inicial.
example-modern-double = Con una punta dorada y una plateada mueves una pieza 1 o 2 casillas, o dos piezas 1 casilla cada una, o colocas una pieza en el Reino Real.
example-modern-fort = Si mueves una pieza a la fortaleza, consigues un turno extra: lanza otra vez.
example-modern-ishtar = Tu oponente tiene una pieza en la Casa de Ishtar: no puedes derrotar la pieza de la fortaleza.
example-modern-win = Controlas tres fortalezas. Si mueves una pieza a la cuarta, ganas al instante.

## Ravensburger

example-tower-enter = Una pieza de tu reserva inicial entra en la casilla que corresponde a tu tirada; la primera casilla de tu carril cuenta como 1.
example-tower-build = Puedes saltar sobre cualquier cosa. Si caes sobre una pieza tuya, las dos forman una torre.
example-tower-capture = En la fila central derrotas las piezas de tu oponente al caer sobre ellas: toda la torre pasa a ser tuya.
example-tower-prisoners = Tu pieza puede llevarse prisioneras: ninguna, algunas o todas. Si una prisionera queda arriba, está libre.
example-tower-all-prisoners = Tu pieza se lleva todas las prisioneras o ninguna. Si una prisionera queda arriba, está libre.
example-tower-deliver = En la última casilla final, las prisioneras que traes quedan fuera del juego y tu pieza se vuelve roja.
example-tower-red = Una pieza roja se mueve hacia adelante o hacia atrás.
example-tower-six = Con un 6 pasas el turno.
example-tower-six-again = Con un 6 no mueves nada y lanzas otra vez.
