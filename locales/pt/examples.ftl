### Captions of the examples in the rules. “You” are Light, and it is your turn; the roll and the board are shown.

## Race family

example-race-enter = Uma peça da sua reserva inicial entra na casa do seu caminho que corresponde à rolagem.
example-race-choose = Você escolhe com qual peça usa a rolagem. Se puder mover, deve mover.
example-race-capture = Se você parar sobre a peça do oponente, você a derrota: ela volta para a reserva inicial dele.
example-race-capture-roll = Se você derrotar a peça do oponente, ganha uma rolagem extra.
example-race-rosette = Se você parar na roseta, ganha uma rolagem extra.
example-race-rosette-safe = Na roseta, a peça do oponente está segura: você não pode parar sobre ela.
example-race-rosette-unsafe = Aqui a roseta não deixa a peça segura: você pode derrotá-la ali.
example-race-finish = Uma peça só sai do tabuleiro com a rolagem exata. Se a rolagem for alta demais, ela não se move.
example-race-pass = Com esta rolagem, nenhuma das suas peças pode se mover: você passa a vez.

## Modern interpretation

example-modern-place = Seja qual for a rolagem, você pode colocar uma peça da sua reserva inicial em uma Entrada.
example-modern-move = Com uma ponta colorida, você move uma peça 1 casa por um caminho, para frente ou para trás.
example-modern-move-grid = Com uma ponta colorida, você move uma peça 1 casa em qualquer direção, mas nunca na diagonal.
example-modern-capture = Se você mover para a casa de uma peça do oponente, você a derrota: ela volta para a reserva inicial dele.
example-modern-double = Com uma ponta dourada e uma prateada, você move uma peça 1 ou 2 casas, ou duas peças 1 casa cada, ou coloca uma peça no Reino Real.
example-modern-fort = Se você mover uma peça para o forte, ganha um turno extra: role de novo.
example-modern-ishtar = Seu oponente tem uma peça na Casa de Ishtar: você não pode derrotar a peça no forte.
example-modern-win = Você controla três fortes. Se mover uma peça para o quarto, vence na hora.

## Ravensburger

example-tower-enter = Uma peça da sua reserva inicial entra na casa que corresponde à rolagem; a primeira casa da sua faixa conta como 1.
example-tower-build = Você pode saltar sobre qualquer coisa. Se parar sobre uma peça sua, as duas formam uma torre.
example-tower-capture = Na fileira do meio, você derrota as peças do oponente ao parar sobre elas: a torre inteira passa a ser sua.
example-tower-prisoners = Sua peça pode levar prisioneiras: nenhuma, algumas ou todas. Uma prisioneira que fica em cima está livre.
example-tower-all-prisoners = Sua peça leva todas as prisioneiras ou nenhuma. Uma prisioneira que fica em cima está livre.
example-tower-deliver = Na última casa final, as prisioneiras que você traz saem do jogo, e sua peça fica vermelha.
example-tower-red = Uma peça vermelha se move para frente ou para trás.
example-tower-six = Com um 6, você passa a vez.
example-tower-six-again = Com um 6, você não move nada e rola de novo.
