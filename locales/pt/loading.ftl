### O que está na página antes de chegarem os scripts, e o que se diz quando eles não chegam.

loading = Carregando…
loading-again = Carregar de novo
no-script = O Ur precisa de JavaScript aqui: ative-o para esta página. No terminal, “ur play” joga sem ele.
failed-title = Não foi possível carregar esta página
failed-lead = O servidor ou a sua conexão pode ter caído. Suas partidas estão seguras: continuam de onde pararam.
failed-again = Tentar de novo
failed-back = Voltar
newer-lead = Há uma versão mais nova do Ur.
newer-load = Carregar
