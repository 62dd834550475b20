### O que diz o motor e a lista de partidas, no navegador.

## O computador

seat-computer = Computador, { $level }
seat-stand-in = (ainda não é perfeito: joga uma rede)
level-master-about = O melhor possível: perfeito onde o jogo está resolvido.
master-perfect = Joga com perfeição: este jogo está resolvido.
master-solving = Ainda não é perfeito: o jogo está sendo resolvido, { $percent } % já está feito. Até lá joga uma rede neural que olha duas jogadas à frente.
master-net = Uma rede neural que olha duas jogadas à frente. Forte, mas não perfeita: este jogo não está resolvido aqui.
master-by-hand = Olha duas jogadas à frente por regras práticas. Não é perfeito: este jogo não está resolvido aqui.

## Dicas

hint-ask = Dica

## Revisão

review-of = Revisão: { $light } contra { $dark }
review-lead = O que foi sorte e o que foi habilidade? Carregue um registro e cada lance de dados e cada jogada serão pesados.
review-open = Revisar a partida
review-thinking = Pesando cada lance e cada jogada…
review-running = A partida ainda não acabou. Poderá ser revisada quando acabar.
review-too-long = Esta partida é longa demais para ser revisada.
review-unreachable = A partida não pode ser revisada agora. Verifique o endereço ou tente de novo.
review-curve = A chance de ganhar das Claras, lance a lance
review-moves = Cada lance e jogada
review-show-best = Mostrar a melhor jogada
review-show-played = Mostrar a jogada feita
review-play-on = Continuar jogando daqui
review-analyse = Analisar daqui
book-lead = De onde vem o resultado, em pontos da chance de ganhar. Cada coluna fecha a conta.
bands-title = Quão boas foram as jogadas
bands-decisions = Jogadas com escolha
bands-mean = Entregue por escolha

## Tabuleiro de análise

analyse-nav = Analisar
analyse-lead = Monte qualquer posição e veja quanto vale cada jogada.
analyse-tool = Tocar numa casa coloca
tool-light = uma peça clara
tool-dark = uma peça escura
tool-light-turned = uma peça clara, vermelha
tool-dark-turned = uma peça escura, vermelha
tool-remove = nada (retira)
analyse-out = { $side }, fora do tabuleiro
analyse-fewer = Uma a menos
analyse-more = Uma a mais
analyse-side = Quem joga
analyse-position = Posição como texto
analyse-take = Usar
analyse-clear = Esvaziar o tabuleiro
analyse-start = Posição inicial
analyse-back = Voltar uma jogada
analyse-moves = Quanto valem as jogadas
analyse-odds = sai em { $odds }
analyse-all =
    { $count ->
        [one] Mais uma jogada
       *[other] Mais { $count } jogadas
    }

## Suas partidas

games-lead = As partidas em que este navegador tem um lugar. Elas só são lembradas aqui.
games-running = Em andamento
games-over = Terminadas
games-alone = Dois em uma tela
games-against = Contra { $name }
games-waiting = Esperando oponente
games-your-turn = Sua vez
games-their-turn = Vez do oponente
games-starting = Prestes a começar
games-rolls =
    { $count ->
        [one] um lance
       *[other] { $count } lances
    }
games-won = Ganha
games-lost = Perdida
games-drawn = Empate
games-go-on = Continuar
games-replay = Ver
games-review = Revisar
games-forget = Esquecer
games-forget-sure = Esquecer mesmo?
games-forget-note = Quem esquece uma partida em andamento não pode continuá-la.
