export const newsletter = {
  title: 'Receba novidades',
  text: 'Ideias de presentes no seu e-mail, sem exageros.',
  email: 'E-mail',
  placeholder: 'Seu melhor e-mail',
  submit: 'Inscrever-se',
  sending: 'Enviando...',
  invalidEmail: 'Por favor, insira um e-mail válido.',
  duplicate: 'Este e-mail já está inscrito no newsletter!',
  failed: 'Erro ao realizar inscrição. Tente novamente.',
  subscribed: 'Inscrição realizada com sucesso! Você receberá nossas novidades.',
  cancelled: 'Inscrição cancelada com sucesso!',
  toggleFailed: 'Erro ao alterar inscrição. Tente novamente.',
  dismiss: 'Dispensar mensagem',
} as const;

export const unsubscribe = {
  eyebrow: 'Newsletter',
  title: 'Descadastro da newsletter',
  question: 'Deixar de enviar novidades para este endereço?',
  noScript: (email: string) =>
    `Esta página precisa de JavaScript. Se preferir, escreva para ${email} e nós fazemos o descadastro por você.`,
  missingEmail: 'E-mail não informado.',
  received: (email: string) => `E-mail recebido: ${email}`,
  confirm: 'Confirmar descadastro',
  processing: 'Processando descadastro...',
  done: 'Seu e-mail foi removido da nossa newsletter. Você não receberá mais novidades.',
  notFound: 'E-mail não encontrado na base de dados',
  checkFailed: (message: string) => `Erro na verificação: ${message}`,
  failed: (message: string, code: string) => `Erro ao descadastrar: ${message} (Code: ${code})`,
  unknown: 'Erro desconhecido',
  foreign: 'Este pedido não veio de uma página da Mimoteca.',
} as const;
