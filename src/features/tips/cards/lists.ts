export const SWAPS = [
  [
    '“Você é muito especial.”',
    '“Você é a única pessoa que liga em vez de mandar áudio.” O que só ela faz.',
  ],
  [
    '“Obrigado por tudo.”',
    '“Obrigado pelas três terças-feiras em que buscou meus filhos na escola.” Um item do “tudo”.',
  ],
  [
    '“Muita saúde e paz.”',
    '“Que sobre tempo para a rede e falte motivo para o despertador.” A paz que essa pessoa quer.',
  ],
  [
    '“Desculpe a simplicidade.”',
    '“Vi isto e ouvi você falando.” O motivo da escolha, sem pedir licença.',
  ],
  [
    '“Conte comigo para o que precisar.”',
    '“Passo aí quinta às sete com sopa.” Ajuda com dia e hora.',
  ],
] as const;

export const MISTAKES = [
  {
    wrong: 'Explicar o presente',
    right: 'O manual vem na caixa. No cartão, conte por que pensou na pessoa.',
  },
  {
    wrong: 'Falar mais de você do que dela',
    right: 'Conte quantas frases começam com “eu”. Se forem mais da metade, vire duas.',
  },
  {
    wrong: 'Piada que precisa de plateia',
    right: 'Se só faz sentido lida em voz alta na festa, não é cartão, é discurso.',
  },
  {
    wrong: 'Deixar para escrever no carro',
    right: 'Cinco minutos na véspera rendem mais do que vinte no semáforo, e a letra agradece.',
  },
] as const;
