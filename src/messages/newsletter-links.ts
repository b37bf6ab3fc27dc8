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
  linkInvalid: 'Este link de descadastro não é válido.',
  foreign: 'Este pedido não veio de uma página da Mimoteca.',
} as const;

/** The pages of the signed links in our letters. */
export const newsletterLinks = {
  confirmPage: {
    eyebrow: 'Newsletter',
    title: 'Confirme sua inscrição',
    noScript: 'Esta página precisa de JavaScript para confirmar a inscrição.',
  },
  confirmQuestion: 'Quer receber nossas ideias de presentes neste endereço?',
  confirm: 'Confirmar inscrição',
  confirming: 'Confirmando...',
  confirmed: 'Inscrição confirmada! As próximas ideias chegam no seu e-mail.',
  preferencesPage: {
    eyebrow: 'Newsletter',
    title: 'O que você quer receber',
    noScript: 'Esta página precisa de JavaScript para mudar suas preferências.',
  },
  preferencesFor: 'Escolhas para',
  ideas: 'Ideias de presentes e novidades',
  dates: 'Lembretes de datas que estão chegando',
  none: 'Sem nenhuma das duas, cancelamos a sua inscrição.',
  save: 'Salvar preferências',
  saved: 'Preferências salvas!',
  explore: 'Ver presentes novos',
  invalid: 'Este link não é válido. Abra o da mensagem mais recente que enviamos.',
  absent: 'Este endereço não está inscrito na newsletter.',
} as const;
