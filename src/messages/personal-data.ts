/** The button that saves a copy of one's data, with and without an account. */
export const exportWords = {
  label: 'Baixar meus dados',
  busy: 'Preparando o arquivo...',
  done: 'Seus dados foram baixados.',
  failed: 'Não foi possível preparar o arquivo. Tente novamente.',
  file: (day: string) => `mimoteca-meus-dados-${day}.json`,
} as const;

/** What a person reads about their own data, and how they take it along or have it erased (LGPD, article 18). */
export const personalData = {
  title: 'Seus dados',
  giftUnavailable: 'Presente que saiu do catálogo',
  text: 'O que guardamos sobre você é seu: leve uma cópia quando quiser, ou apague tudo.',

  exportTitle: 'Levar uma cópia dos meus dados',
  exportText:
    'Um arquivo JSON com a sua conta, favoritos, avaliações, newsletter, consentimentos, mensagens de contato, mensagens que enviamos e sessões abertas.',

  deleteTitle: 'Apagar minha conta',
  deleteText: 'Na hora e sem volta: depois disso ninguém recupera nada, nem nós.',
  deleteConsequences: [
    'Seu e-mail, seu nome e sua senha são apagados.',
    'Seus favoritos, consentimentos e mensagens de contato também.',
    'Se você recebe a newsletter, deixa de receber.',
    'Todos os aparelhos em que você entrou são desconectados.',
  ],
  reviewsQuestion: 'E as suas avaliações?',
  reviewsAnonymous: 'Deixar no site, sem o meu nome',
  reviewsAnonymousHint: 'Continuam ajudando quem lê, assinadas por “Leitor da Mimoteca”.',
  reviewsDelete: 'Apagar também',
  reviewsDeleteHint: 'As notas saem da média dos presentes.',
  password: 'Sua senha, para confirmar',
  passwordRequired: 'Informe sua senha.',
  deleteConfirm: 'Apagar minha conta para sempre',
  deleting: 'Apagando...',
  deleteFailed: 'Não foi possível apagar a conta. Nada foi perdido: tente novamente.',
  deleted: 'Conta apagada. Nada do que era seu ficou guardado aqui.',
  lastAdmin:
    'Esta é a única conta que administra o site. Dê o acesso de administrador a outra pessoa antes de apagá-la.',
} as const;

/** The same for who has no account, on the page of the link in a mail. */
export const addressData = {
  title: 'Seus dados',
  exportText:
    'Um arquivo JSON com o que guardamos deste endereço: newsletter, consentimentos, mensagens que enviamos e se elas voltaram. Das mensagens que você nos escreveu vão o assunto e a data, porque este link pode ter sido encaminhado: peça o texto por e-mail.',
  eraseTitle: 'Apagar meus dados',
  eraseConsequences: [
    'A inscrição na newsletter e os consentimentos são apagados.',
    'As mensagens de contato deste endereço também, mesmo as que ainda não respondemos.',
    'O registro das mensagens que enviamos some, e as que esperam para sair não saem.',
    'Se você tem uma conta com este e-mail, ela continua: apague-a nas configurações.',
  ],
  eraseConfirm: 'Apagar para sempre',
  erasing: 'Apagando...',
  eraseFailed: 'Não foi possível apagar seus dados. Nada foi perdido: tente novamente.',
  erased: 'Dados apagados. Nada deste endereço ficou guardado fora de uma conta.',
} as const;

/** The newsletter's switch beside its three states, which are in `account`. */
export const newsletterToggle = {
  unreadable: 'Não foi possível verificar sua inscrição.',
} as const;
