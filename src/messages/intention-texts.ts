/** The opening of each intention's page; blank lines separate paragraphs. */
export const INTENTION_TEXTS = {
  'para agradecer':
    'Obrigado é uma palavra curta demais para quem ficou até tarde ajudando na mudança, ensinou o atalho ou segurou a barra sem contar para ninguém.\n\nUm presente de agradecimento não paga dívida nenhuma, e nem deve tentar. Ele só precisa mostrar que você reparou no gesto. Prefira algo que a pessoa possa usar logo ou dividir com alguém, e escreva no cartão exatamente pelo que está agradecendo.',
  'para surpreender':
    'A melhor surpresa não é a mais cara nem a mais barulhenta: é aquela que faz a pessoa perguntar como é que você sabia.\n\nProcure nas frases soltas, no que ela admira na casa dos outros, no hobby que ficou para depois. Aqui estão objetos com algum truque, uma história ou um detalhe que só aparece quando o embrulho já foi para o lixo. Entregue em um dia qualquer: sem data marcada, tudo espanta mais.',
  'para motivar':
    'Há quem esteja começando um curso, mudando de carreira, voltando a correr ou juntando coragem para pedir demissão. Palavra de incentivo ajuda; ferramenta boa ajuda também.\n\nEscolha um presente que entre na rotina e torne o esforço um pouco mais leve: o caderno que dá vontade de abrir, o tênis na porta, a luz certa na mesa. E fuja da frase pronta, porque quem está na luta percebe.',
  'para celebrar':
    'Aprovação, promoção, chave na mão, mais um ano de vida: conquista sem brinde passa depressa e vira lembrança de agenda.\n\nPara comemorar, vale o que se abre na hora, o que se põe na mesa e o que fica na estante contando a história do dia. Pense em quantas pessoas estarão por perto e em como elas gostam de festejar, da taça erguida ao bolo em silêncio.',
  'para confortar':
    'Em dia difícil quase tudo o que se diz sobra. Um presente pequeno chega onde a frase não alcança, sem pedir resposta.\n\nAqui o critério é a gentileza: coisas macias, mornas, silenciosas, que cuidam sem dar tarefa. Nada que precise de montagem, de pilha ou de ânimo. Se puder, deixe na portaria com um bilhete curto e a promessa de que não é preciso responder.',
} as const;
