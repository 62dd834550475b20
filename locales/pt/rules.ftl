### The rules pages. A page is put together from these messages, so each stands by itself.
### Numbers: $pieces, $squares, $limit, $count. All other variables are text.

## Headings

rules-heading-goal = Objetivo do jogo
rules-heading-board = Tabuleiro
rules-heading-path = Caminho
rules-heading-dice = Dados
rules-heading-start = Quem começa
rules-heading-turn = Seu turno
rules-heading-placing = Colocar
rules-heading-moving = Mover
rules-heading-capture = Derrotar
rules-heading-rosettes = Rosetas
rules-heading-forts = Fortes
rules-heading-houses = Casas especiais
rules-heading-rule = Dominar a Terra e o Céu
rules-heading-finish = Chegar à zona final
rules-heading-towers = Torres e prisioneiras
rules-heading-goal-squares = Casas finais
rules-heading-red = Peças vermelhas
rules-heading-end = Fim do jogo
rules-heading-draw = Empate
rules-heading-options = Regras da casa em uso
rules-heading-notation = Como se escrevem os movimentos

## House rules

rules-options = { $options }

## Race family

rules-race-goal =
    { $pieces ->
        [one] Leve sua única peça por todo o caminho e tire-a do tabuleiro antes que seu oponente faça o mesmo.
       *[other] Leve suas { $pieces } peças por todo o caminho e tire-as do tabuleiro antes que seu oponente faça o mesmo.
    }
rules-race-path =
    { $squares ->
        [one] Seu caminho tem { $squares } casa. Claras: { $light }. Escuras: { $dark }.
       *[other] Seu caminho tem { $squares } casas. Claras: { $light }. Escuras: { $dark }.
    }
rules-race-dice-four-d4 = Você rola quatro dados tetraédricos. Em cada um, duas das quatro pontas são preenchidas. Conte as pontas preenchidas que ficam para cima: sua rolagem vai de 0 a 4.
rules-race-dice-three-d4 = Você rola três dados tetraédricos. Em cada um, duas das quatro pontas são preenchidas. Conte as pontas preenchidas que ficam para cima. Se não houver nenhuma, sua rolagem vale 4.
rules-race-dice-other = Estas regras usam dados próprios. Sua rolagem é o número que eles mostram.
rules-race-odds = Probabilidades: { $odds }.
rules-race-start-roll-off = Os dois jogadores rolam os dados. Começa quem tirar a rolagem mais alta; em caso de empate, os dois rolam de novo. O primeiro turno começa então com uma nova rolagem.
rules-race-start-light = As claras começam.
rules-race-turn = Role os dados e mova uma peça. Ou uma peça do tabuleiro avança exatamente o valor da rolagem, ou uma peça da sua reserva inicial entra. Ela entra na casa do caminho que corresponde à rolagem: com 1, na primeira. Se você puder mover, deve mover.
rules-race-moving = As peças só se movem para frente. Nunca pode haver duas peças suas na mesma casa. Uma peça pode saltar sobre qualquer outra, sua ou do oponente.
rules-race-capture = Se você parar sobre uma peça do oponente, você a derrota: ela volta para a reserva inicial dele. Isso só pode acontecer em uma casa que os dois caminhos compartilham.
rules-race-no-capture = Os dois caminhos não compartilham nenhuma casa, por isso nenhuma peça pode ser derrotada.
rules-race-capture-roll = Ao derrotar uma peça, você ganha uma rolagem extra, que não pode recusar.
rules-race-rosettes = Casas com roseta: { $rosettes }.
rules-race-rosette-roll = Quando sua peça para em uma roseta, você ganha uma rolagem extra. Pode usá-la com qualquer uma das suas peças, mas não pode recusá-la.
rules-race-rosette-no-roll = Parar em uma roseta não dá rolagem extra.
rules-race-rosette-safe = Em uma roseta, a peça está segura: seu oponente não pode parar sobre ela.
rules-race-rosette-unsafe = A roseta não deixa a peça segura. Ela pode ser derrotada ali como em qualquer outra casa.
rules-race-no-rosettes = Neste jogo não há rosetas.
rules-race-pass = Se você rolar 0 ou não tiver nenhum movimento possível, passa a vez.
rules-race-finish = Uma peça só sai do tabuleiro com uma rolagem exata: 1 a partir da última casa do caminho, 2 a partir da penúltima, e assim por diante. Se a rolagem for alta demais, essa peça não pode se mover.
rules-race-end = Vence quem tirar primeiro todas as suas peças do tabuleiro.

## Modern interpretation

rules-modern-goal = Domine a Terra e o Céu ao mesmo tempo: controle os quatro fortes com suas peças.
rules-modern-board = O tabuleiro tem três partes. Terra: { $earth }. Ponte: { $bridge }. Céu: { $heaven }. Os dois lados usam todas as casas.
rules-modern-pieces =
    { $pieces ->
        [one] Cada lado tem { $pieces } peça. Ela começa na reserva inicial.
       *[other] Cada lado tem { $pieces } peças. Todas começam na reserva inicial.
    }
rules-modern-forts = Os quatro fortes têm uma roseta: { $forts }. Dois ficam na Terra e dois no Céu.
rules-modern-entrances =
    { $count ->
        [one] Entrada do Reino Inferior: { $entrances }. Ela está aberta aos dois lados.
       *[other] Entradas do Reino Inferior: { $entrances }. Cada uma está aberta aos dois lados.
    }
rules-modern-single-entrance = Há uma única Entrada. Enquanto a única peça do primeiro jogador estiver nela, o segundo não pode colocar ali e, sem duas pontas coloridas, não tem mais nada a fazer. Por isso, o segundo jogador costuma passar a vez nos primeiros turnos.
rules-modern-kingdom = Reino Real: { $kingdom }. Com uma ponta dourada e uma prateada, você pode colocar uma peça em uma destas casas.
rules-modern-ishtar = Casa de Ishtar: { $ishtar }. Com duas pontas prateadas, você pode colocar uma peça aqui.
rules-modern-marduk = Casa de Marduk: { $marduk }. Com duas pontas douradas, você pode colocar uma peça aqui.
rules-modern-dice = Você rola dois dados tetraédricos. Cada um tem uma ponta dourada, uma prateada e duas vazias. Vale a ponta que fica para cima.
rules-modern-turn = Role os dados uma vez e escolha uma das ações que a rolagem permite.
rules-modern-roll-bc = Uma ponta colorida e uma vazia (probabilidade 1/2): mova uma peça 1 casa.
rules-modern-roll-gs = Dourada e prateada (probabilidade 1/8): mova uma peça 1 ou 2 casas, ou duas peças 1 casa cada, ou coloque uma peça no Reino Real.
rules-modern-roll-ss = Duas prateadas (probabilidade 1/16): mova uma peça 1 ou 2 casas, ou duas peças 1 casa cada, ou coloque uma peça na Casa de Ishtar.
rules-modern-roll-gg = Duas douradas (probabilidade 1/16): mova uma peça 1 ou 2 casas, ou duas peças 1 casa cada, ou coloque uma peça na Casa de Marduk.
rules-modern-roll-bb = Duas vazias (probabilidade 1/4): coloque uma peça ao lado de uma das suas, em uma casa vizinha na horizontal ou na vertical, haja ou não um caminho entre as duas. Você não pode mover.
rules-modern-entrance-always = Seja qual for a rolagem, em vez disso você pode colocar uma peça da sua reserva inicial em uma Entrada. Se houver ali uma peça do oponente, você a derrota.
rules-modern-must-act = Se alguma ação for possível, você deve fazer uma. Se nenhuma for, você passa a vez.
rules-modern-may-pass = Você pode passar a vez em vez de fazer uma ação. Se nenhuma ação for possível, você passa a vez de qualquer modo.
rules-modern-routes-track = As peças seguem os caminhos, para frente ou para trás: de d1 por c1, b1 e a1 até a2, de d3 por c3, b3 e a3 até a2, pela fileira do meio de a2 a h2, e de h2 por h1 até g1 ou por h3 até g3.
rules-modern-routes-rings = As peças seguem os caminhos, para frente ou para trás: pela borda de cada um dos dois blocos e pela fileira do meio. Entre g2 e h2 não há passagem.
rules-modern-routes-grid = Uma peça pode ir para qualquer casa vizinha, na horizontal ou na vertical. Ela nunca se move na diagonal.
rules-modern-steps = Um passo leva à próxima casa de um caminho. Com duas pontas coloridas, você move uma peça 1 ou 2 passos, ou duas peças diferentes 1 passo cada, uma depois da outra. A segunda pode entrar na casa que a primeira acabou de deixar.
rules-modern-no-return = Uma peça nunca passa duas vezes pela mesma casa em um movimento, por isso não pode dar meia-volta. Onde os caminhos se dividem, você escolhe.
rules-modern-blocking = Uma peça nunca passa por cima de uma peça do oponente. Por cima das suas, ela só passa se terminar o movimento em uma casa livre. Nunca pode haver duas peças suas na mesma casa.
rules-modern-jump-may-capture = Neste jogo, uma peça que passa por cima das suas também pode terminar o movimento sobre uma peça do oponente e derrotá-la. Mesmo assim, ela nunca passa por cima de uma peça do oponente.
rules-modern-placing = Você coloca peças da sua reserva inicial em casas livres. Só em uma Entrada pode colocar também sobre uma peça do oponente, e assim a derrota.
rules-modern-placing-captures = Você coloca peças da sua reserva inicial. Onde a rolagem permitir colocar, você também pode fazê-lo sobre uma peça do oponente, e assim a derrota, mas nunca sobre uma das suas. Os fortes que Ishtar protege continuam protegidos.
rules-modern-lone-piece = Enquanto a única peça de um lado no tabuleiro estiver em uma Entrada, o oponente não pode colocar nessa casa. Uma peça que se mova até ali ainda a derrota.
rules-modern-extra-turn = Quando uma peça se move e termina em um forte, você ganha um turno extra completo: role de novo. Você não pode recusá-lo. Alcançar dois fortes com uma só ação dá apenas um turno extra. Alcançar um forte no turno extra dá mais um.
rules-modern-placing-no-extra-turn = Colocar uma peça em um forte não dá turno extra.
rules-modern-placing-extra-turn = Colocar uma peça em um forte também dá a você um turno extra.
rules-modern-ishtar-protects = Enquanto você tiver uma peça na Casa de Ishtar, suas peças nos fortes não podem ser derrotadas. A própria peça em Ishtar não fica protegida. A proteção começa e termina na hora: se seu oponente derrotar a peça em Ishtar com a primeira peça de um movimento duplo, com a segunda pode derrotar uma peça em um forte.
rules-modern-capture = Uma peça que se move para a casa de uma peça do oponente a derrota: a peça derrotada volta para a reserva inicial dele. Com isso termina o movimento da peça, a menos que você domine a Terra. Em um movimento duplo, a outra peça ainda tem seu passo.
rules-modern-earth = Você domina a Terra quando controla os dois fortes dela. Se for assim quando uma peça começa a se mover, derrotar outra não a detém: ela pode usar os passos que lhe restam e derrotar mais uma.
rules-modern-heaven = Você domina o Céu quando controla os dois fortes dele. Se for assim quando sua ação começa, com duas pontas prateadas ou duas douradas você também pode mover uma única peça 3 casas. Você ainda pode mover como de costume, mas não pode dividir as 3 casas entre duas peças.
rules-modern-win = Você vence na hora quando controla os quatro fortes. Isso é verificado sempre que uma peça termina seu movimento, mesmo entre as duas metades de um movimento duplo, e depois de colocar. Um forte por onde a peça apenas passa não conta.
rules-modern-pool-empty = Se sua reserva inicial estiver vazia, você não pode colocar. Com duas pontas vazias, então, você passa a vez.
rules-modern-draw = O empate nunca é automático. Antes de rolar, você pode reivindicá-lo em dois casos: se as últimas cinco ações, contando as dos dois lados, colocaram todas uma peça em uma mesma casa (passar a vez interrompe a sequência), ou se a mesma posição, com a vez do mesmo lado, ocorrer pela quinta vez na partida.
rules-modern-no-draw = Neste jogo não há empates.
rules-modern-start = Na primeira partida, combinem quem começa ou tirem na sorte; segundo o livro de regras, é quem já esteve mais perto da Mesopotâmia. Depois, quem perdeu a última partida escolhe quem começa.

## Ravensburger

rules-tower-goal = Faça prisioneiras todas as peças do seu oponente.
rules-tower-board = Seu caminho começa na sua própria faixa de 4 casas, segue pela fileira do meio, que os dois lados compartilham, e termina nas suas duas casas finais. Claras: d1 c1 b1 a1, depois de a2 a h2, depois h1 e g1. Escuras: d3 c3 b3 a3, depois de a2 a h2, depois h3 e g3. Suas peças nunca entram na faixa do outro lado, e nas casas finais dele só entram como prisioneiras.
rules-tower-start = Os dois jogadores rolam o dado. Começa quem tirar o número mais alto, e aqui o 6 conta; em caso de empate, os dois rolam de novo. Quem começa rola outra vez para o primeiro movimento.
rules-tower-pieces =
    { $pieces ->
        [one] Cada lado tem { $pieces } peça. Ela começa na reserva inicial e entra com os pontos azuis para cima.
       *[other] Cada lado tem { $pieces } peças. Todas começam na reserva inicial e entram com os pontos azuis para cima.
    }
rules-tower-die = Com um número de 1 a 5, você deve mover uma peça exatamente esse número de casas, se alguma das suas puder; colocar uma peça em jogo conta como movimento. Se nenhum movimento for possível, você passa a vez.
rules-tower-six-pass = Com um 6, você passa a vez.
rules-tower-six-again = Com um 6, você não move nada e rola de novo.
rules-tower-entering = Em qualquer turno, enquanto tiver peças na reserva inicial, você pode colocar uma em jogo. A primeira casa da sua faixa conta como 1. Assim, um 5 chega a a2 e pode derrotar uma peça ali.
rules-tower-jumping = Você pode saltar sobre qualquer coisa. Só importa a casa em que a peça para.
rules-tower-towers = Você pode parar sobre outras peças: sobre as suas e, na fileira do meio, também sobre as do oponente. As peças em uma mesma casa formam uma torre, que pertence ao lado da peça de cima. Só a regra das casas finais e as regras da casa limitam sua altura.
rules-tower-stack-limit =
    { $limit ->
        [one] Uma torre pode ter no máximo { $limit } peça.
       *[other] Uma torre pode ter no máximo { $limit } peças.
    }
rules-tower-what-moves = De uma torre, move-se a sua peça de cima, sozinha ou com prisioneiras. Prisioneiras são as peças do oponente logo abaixo dela, até a sua próxima peça. Elas mantêm a ordem.
rules-tower-partial-prisoners = Você escolhe quantas prisioneiras leva, contando de cima: nenhuma, algumas ou todas.
rules-tower-all-prisoners = Você leva todas as prisioneiras ou nenhuma.
rules-tower-left-behind = As peças que você deixa para trás pertencem ao lado da peça que fica em cima. Uma prisioneira que fica em cima está livre.
rules-tower-capture = Você só derrota peças na fileira do meio, ao parar sobre uma torre ou uma peça sozinha do oponente. A torre inteira passa a ser sua.
rules-tower-goal-squares = Em cada uma das suas duas casas finais cabem no máximo 5 peças suas; as prisioneiras não contam. Só se chega a uma casa final com a rolagem exata.
rules-tower-refuge = A primeira casa final (h1 para as claras, h3 para as escuras) é um refúgio: ali nenhuma peça pode ser derrotada. As peças não ficam vermelhas, e as prisioneiras continuam prisioneiras. Uma peça que sai dela deve levar todas as prisioneiras que estão logo abaixo.
rules-tower-red-may-rest = Uma peça vermelha pode parar no seu refúgio, h1 ou h3. Se estiver ali sobre prisioneiras, só pode seguir para a última casa final.
rules-tower-red-may-not-rest = Uma peça vermelha não pode parar no seu refúgio, h1 ou h3. Só pode passar por ele.
rules-tower-delivery = Na última casa final (g1 para as claras, g3 para as escuras), as prisioneiras que você traz saem do jogo, e sua peça é virada: agora ela é vermelha.
rules-tower-red = As peças azuis só se movem para frente. As vermelhas se movem nas duas direções, mas em cada movimento só em uma. Ao voltar de g1 ou g3, o refúgio conta como 1; assim, um 2 leva a h2 e um 5 a e2. Uma peça vermelha nunca volta para a sua faixa.
rules-tower-red-prisoners = Enquanto leva prisioneiras, uma peça vermelha só se move para frente. Se as deixar para trás, pode se mover nas duas direções.
rules-tower-red-captured = As peças vermelhas podem ser derrotadas como as outras. Uma peça vermelha que é libertada continua vermelha.
rules-tower-win = Você vence na hora quando seu oponente não tem mais peças na reserva inicial e em nenhuma casa há uma peça dele em cima; uma peça sozinha também conta como tal. As peças cobertas contam como prisioneiras.

## Notation

rules-notation-race = @c1 traz uma peça da reserva inicial para c1, c2-d2 é um movimento, g1-off tira uma peça do tabuleiro e -- é passar a vez. Um x no lugar do hífen indica que uma peça é derrotada: c2xe2.
rules-notation-modern = @d1 coloca uma peça em d1, e @d1x derrota também a que estava ali. Um movimento indica cada casa por onde passa, com - ou, se derrota, com x: c2-d2-e2, c2-d2xe2. Uma vírgula une os movimentos de duas peças: a1-a2,c2xd2. Passar a vez é --.
rules-notation-tower = @d1 traz uma peça da reserva inicial para d1, c2-f2 é um movimento, com c2xf2 se derrota uma peça, e -- é passar a vez. Um + dá o número de prisioneiras levadas: c2-f2+2.
