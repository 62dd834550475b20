### The lessons. “You” are Light, and it is your turn; the roll and the board are shown. Each step has a title, a
### task (the message without an ending), a text when it is done, and one for a legal move that does something else.
### Numbers: $number, $of, $done.

## Around the lessons

learn-title = Aprenda jogando
learn-nav = Aprender
learn-lead = Uma lição curta para cada jogo. Você joga, e as regras dizem se está certo.
learn-lesson = Lição: { $game }
learn-step = Passo { $number } de { $of }
learn-progress = { $done } de { $of } passos feitos
learn-learnt = Concluída
learn-begin = Começar
learn-hint = Mostre-me
learn-again = Tentar de novo
learn-next = Próximo passo
learn-previous = Passo anterior
learn-finish = Concluir
learn-moves = Todos os movimentos em palavras
learn-end-title = Agora você pode jogar
learn-end = Essa foi a lição: você conhece as regras que importam. O resto vem jogando.
learn-restart = Desde o início
learn-others = Outras lições
learn-unreachable = Não foi possível carregar esta lição. Confira o endereço ou tente de novo.
learn-help = Digite um movimento ou o número dele. Comandos: “hint” (dica), “board” (tabuleiro), “back” (um passo atrás), “help” (ajuda), “quit” (sair).
learn-hint-move = Tente { $move }.
learn-first-step = Este é o primeiro passo.
learn-bye = A lição espera por você quando quiser: { $command }
learn-play = Agora jogue uma partida de verdade: { $command }

## Race family

lesson-race-enter-title = Faça uma peça entrar
lesson-race-enter = Suas peças esperam na reserva inicial. Uma peça entra na casa do seu caminho que corresponde à rolagem. Faça uma entrar.
lesson-race-enter-done = Sua primeira peça está a caminho. Ela precisa percorrê-lo inteiro e sair do tabuleiro.

lesson-race-walk-title = Avance
lesson-race-walk = A cada vez você escolhe: uma peça do tabuleiro avança exatamente o valor da rolagem, ou outra entra. Mova a peça do tabuleiro.
lesson-race-walk-done = Exatamente o valor da rolagem. As peças só avançam e podem saltar sobre qualquer outra.
lesson-race-walk-miss = Também é possível: uma segunda peça entrou. Mas, desta vez, mova a que já estava no tabuleiro.

lesson-race-capture-title = Derrote uma peça
lesson-race-capture = A peça do oponente está exatamente à distância da sua rolagem. Pare sobre ela para derrotá-la.
lesson-race-capture-done = Derrotada! A peça volta para a reserva inicial e precisa começar de novo.
lesson-race-capture-miss = É possível, mas a peça do oponente segue em paz. Pare sobre ela.

lesson-race-capture-roll-title = Derrote e role de novo
lesson-race-capture-roll = A peça do oponente está exatamente à distância da sua rolagem. Neste jogo, derrotar uma peça também dá uma rolagem extra. Derrote-a.
lesson-race-capture-roll-done = Derrotada! A peça volta para a reserva inicial, e você rola de novo.
lesson-race-capture-roll-miss = É possível, mas você perde a chance de derrotar uma peça e uma rolagem extra. Pare sobre a peça do oponente.

lesson-race-rosette-title = Pare em uma roseta
lesson-race-rosette = Quando uma peça para em uma roseta, você ganha uma rolagem extra. Uma das suas peças pode chegar a uma roseta agora.
lesson-race-rosette-done = Você rola de novo e pode usar a rolagem extra com qualquer uma das suas peças.
lesson-race-rosette-miss = É possível, mas ali não há roseta, e sua vez acabaria. Pare na roseta.

lesson-race-rosette-safe-title = Segura na roseta
lesson-race-rosette-safe = Duas peças do oponente estão exatamente à distância da sua rolagem. A que está na roseta está segura: você não pode parar sobre ela. Derrote a outra.
lesson-race-rosette-safe-done = Isso mesmo. Suas peças também ficam seguras em uma roseta.
lesson-race-rosette-safe-miss = É possível, mas não derrota nada. A peça que não está em uma roseta pode ser derrotada.

lesson-race-rosette-unsafe-title = Nenhuma roseta protege
lesson-race-rosette-unsafe = Neste jogo, uma peça em uma roseta não está segura. Derrote ali a peça do oponente.
lesson-race-rosette-unsafe-done = Derrotada! Lembre-se: suas peças também não estão seguras em uma roseta.
lesson-race-rosette-unsafe-miss = É possível, mas a peça do oponente fica onde está. Ali ela não está segura: derrote-a.

lesson-race-home-title = Em segurança
lesson-race-home = Seu oponente está logo atrás de você. As últimas casas do seu caminho são só suas: ali ninguém pode derrotar você. Leve sua peça até lá.
lesson-race-home-done = Em segurança! O caminho do oponente não passa por ali.
lesson-race-home-miss = É possível, mas seu oponente ainda pode derrotar sua peça. Leve-a para as últimas casas do seu caminho.

lesson-race-no-home-title = Perigo até o fim
lesson-race-no-home = A peça do oponente está quase na zona final. Neste jogo, os dois caminhos dividem casas até o fim. Derrote-a.
lesson-race-no-home-done = Derrotada pouco antes da zona final! O mesmo pode acontecer com as suas peças.
lesson-race-no-home-miss = É possível, mas a peça do oponente logo sairá do tabuleiro. Derrote-a.

lesson-race-finish-title = Saia com a rolagem exata
lesson-race-finish = Uma peça só sai do tabuleiro com uma rolagem exata: 1 a partir da última casa do caminho, 2 a partir da penúltima, e assim por diante. Tire uma peça do tabuleiro.
lesson-race-finish-done = Chegou! Ninguém mais pode derrotar esta peça.
lesson-race-finish-miss = É possível, mas outra peça pode sair do tabuleiro exatamente com esta rolagem.

lesson-race-win-title = Vença
lesson-race-win = Sua última peça e a rolagem exata: vence quem tira primeiro todas as peças do tabuleiro.
lesson-race-win-done = Todas as suas peças saíram do tabuleiro: você venceu!

## Modern interpretation

lesson-modern-place-title = Coloque em uma Entrada
lesson-modern-place = Seja qual for a rolagem, você pode colocar uma peça da sua reserva inicial em uma Entrada. Coloque sua primeira peça.
lesson-modern-place-done = Sua primeira peça está no tabuleiro. Há fortes a tomar, na Terra e no Céu.
lesson-modern-place-miss = Aqui você pode passar, mas nada se ganha com isso. Coloque uma peça em uma Entrada.

lesson-modern-move-title = Mova uma peça
lesson-modern-move = Com uma ponta colorida, você move uma peça 1 casa, para frente ou para trás. Mova sua peça do tabuleiro.
lesson-modern-move-done = Suas peças podem ir nas duas direções, e onde os caminhos se dividem você escolhe.
lesson-modern-move-miss = É possível, mas sua peça fica onde está. Desta vez, mova-a.

lesson-modern-beside-title = Duas vazias
lesson-modern-beside = Com duas pontas vazias você não pode mover, mas pode colocar uma peça ao lado de uma das suas. Faça isso.
lesson-modern-beside-done = As duas casas só precisam ser vizinhas: nenhum caminho precisa uni-las.
lesson-modern-beside-miss = É possível, mas uma Entrada está aberta com qualquer rolagem. Aproveite as duas vazias: coloque ao lado da sua peça.

lesson-modern-kingdom-title = No Reino Real
lesson-modern-kingdom = Com uma ponta dourada e uma prateada, você pode colocar uma peça no Reino Real. Coloque uma em uma das casas livres dele.
lesson-modern-kingdom-done = Do mesmo modo, com duas pontas prateadas você pode colocar na Casa de Ishtar, e com duas douradas na Casa de Marduk.
lesson-modern-kingdom-miss = É possível, mas esta rolagem permite algo mais raro. Coloque uma peça no Reino Real.

lesson-modern-capture-title = Derrote uma peça
lesson-modern-capture = Se você mover para a casa de uma peça do oponente, você a derrota. Derrote a que está ao lado da sua.
lesson-modern-capture-done = Derrotada! Ela volta para a reserva inicial e precisa ser colocada de novo.
lesson-modern-capture-miss = É possível, mas não derrota nada. Mova para a casa da peça do oponente.

lesson-modern-fort-title = Tome um forte
lesson-modern-fort = Os quatro fortes têm uma roseta. Quando uma peça se move para um forte, você ganha um turno extra. Tome o forte.
lesson-modern-fort-done = O forte é seu, e você rola de novo.
lesson-modern-fort-miss = É possível, mas não toma nenhum forte. Sua peça está bem diante de um.

lesson-modern-ishtar-title = Ishtar protege
lesson-modern-ishtar = Sua peça está bem diante de um forte inimigo. Mas seu oponente tem uma peça na Casa de Ishtar, e isso protege todos os fortes dele. A própria peça em Ishtar não está protegida: derrote-a.
lesson-modern-ishtar-done = Agora as peças nos fortes dele podem ser derrotadas. E, enquanto você controlar Ishtar, as suas estão protegidas.
lesson-modern-ishtar-miss = É possível, mas Ishtar ainda protege os fortes do oponente. Derrote a peça na Casa de Ishtar.

lesson-modern-double-title = Mova duas peças
lesson-modern-double = Com duas pontas coloridas, você pode mover duas peças diferentes 1 casa cada, uma depois da outra. Mova as suas duas.
lesson-modern-double-done = Duas peças com uma rolagem. Você também pode mover uma só, 1 ou 2 casas.
lesson-modern-double-miss = É possível, mas esta rolagem permite mover as duas peças. Mova cada uma 1 casa.

lesson-modern-win-title = Controle os quatro fortes
lesson-modern-win = Você controla três fortes. Tome o quarto e você dominará a Terra e o Céu ao mesmo tempo: assim se vence.
lesson-modern-win-done = Você domina a Terra e o Céu: você venceu!
lesson-modern-win-miss = É possível, mas não vence a partida. Uma das suas peças está bem diante do quarto forte.

## Ravensburger

lesson-tower-enter-title = Faça uma peça entrar
lesson-tower-enter = Suas peças esperam na reserva inicial. Uma entra na casa que corresponde à rolagem; a primeira casa da sua faixa conta como 1. Faça uma entrar.
lesson-tower-enter-done = Sua peça está a caminho, com os pontos azuis para cima. As peças azuis só se movem para frente.

lesson-tower-build-title = Construa uma torre
lesson-tower-build = Você pode saltar sobre qualquer coisa e parar sobre as suas próprias peças. Pare sobre a sua outra peça para formar uma torre.
lesson-tower-build-done = Uma torre! Ela pertence ao lado da peça de cima, e só essa peça pode se mover.
lesson-tower-build-miss = É possível, mas assim não se forma uma torre. Pare sobre a sua própria peça.

lesson-tower-capture-title = Derrote uma torre
lesson-tower-capture = Na fileira do meio, você derrota as peças do oponente ao parar sobre elas, torres inteiras também. Derrote a torre.
lesson-tower-capture-done = A torre inteira é sua. As peças embaixo da sua são suas prisioneiras.
lesson-tower-capture-miss = É possível, mas a torre do oponente continua de pé. Pare sobre ela.

lesson-tower-carry-title = Leve prisioneiras
lesson-tower-carry = Embaixo da sua peça há duas prisioneiras. Ao se mover, ela pode levar prisioneiras. Leve as duas.
lesson-tower-carry-done = As duas vão junto. Continuam suas prisioneiras até você entregá-las ou alguém libertá-las.
lesson-tower-carry-miss = É possível, mas desta vez leve as duas prisioneiras: uma que fica em cima está livre.

lesson-tower-refuge-title = Chegue ao refúgio
lesson-tower-refuge = Seu oponente está atrás de você. A primeira casa final, no fim da fileira do meio, é um refúgio: ali nenhuma peça pode ser derrotada. Chegue lá com a rolagem exata.
lesson-tower-refuge-done = Em segurança! Aqui sua peça continua azul, e as prisioneiras continuam prisioneiras.
lesson-tower-refuge-miss = É possível, mas sua peça ainda pode ser derrotada. Leve-a ao refúgio.

lesson-tower-deliver-title = Entregue uma prisioneira
lesson-tower-deliver = Leve sua prisioneira à última casa final: ali ela sai do jogo, e sua peça fica vermelha.
lesson-tower-deliver-done = Entregue! Sua peça agora é vermelha e também pode ir para trás.
lesson-tower-deliver-miss = É possível, mas a prisioneira não foi entregue. Leve-a junto à última casa final.

lesson-tower-red-title = Volte com uma peça vermelha
lesson-tower-red = Uma peça vermelha se move para frente ou para trás. Atrás dela há uma peça inimiga: volte e derrote-a.
lesson-tower-red-done = Derrotada! Mas, enquanto leva prisioneiras, uma peça vermelha só se move para frente.
lesson-tower-red-miss = É possível, mas a peça inimiga continua livre. Volte com sua peça vermelha.

lesson-tower-win-title = Vença
lesson-tower-win = A reserva inicial do oponente está vazia, e só uma das peças dele ainda está livre. Derrote-a e você vence.
lesson-tower-win-done = O oponente não tem mais nenhuma peça livre: você venceu!
lesson-tower-win-miss = É possível, mas seu oponente ainda tem uma peça livre. Derrote-a.
