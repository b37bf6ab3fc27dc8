export type Question = { question: string; answer: string };

/** Plain text: the same words are read by people and, as structured data, by search engines. */
export const FAQ: Question[] = [
  {
    question: 'Vocês vendem os presentes que mostram?',
    answer:
      'Não. A Mimoteca procura, escolhe e conta por que vale a pena; a venda é sempre da loja parceira, em outra aba. Pagamento, entrega e troca são combinados com ela, e é dela o comprovante da compra.',
  },
  {
    question: 'Pago mais caro por clicar num link de vocês?',
    answer:
      'Não. Alguns links são de afiliado: quando uma compra acontece a partir deles, a loja pode nos pagar uma comissão. O preço para você é o mesmo, e a comissão não decide o que entra no catálogo.',
  },
  {
    question: 'O preço da loja está diferente do que vi aqui. E agora?',
    answer:
      'Vale sempre o preço da loja no momento da compra: promoções mudam mais depressa do que qualquer catálogo. Se a diferença for grande, escreva para nós com o nome do presente e nós corrigimos.',
  },
  {
    question: 'Posso sugerir um presente ou uma ocasião?',
    answer:
      'Pode, e gostamos muito. Escolha o assunto Sugestão no formulário, conte para quem é a ideia e por que ela funciona. As melhores prateleiras começam assim, com alguém dizendo que faltava uma coisa.',
  },
];
