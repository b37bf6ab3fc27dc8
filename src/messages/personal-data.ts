/** The words that somebody agrees to with the newsletter's switch; a change of them is a new version. */
export const newsletterConsent = {
  text: 'Quero receber ideias de presentes e novidades da Mimoteca no e-mail da minha conta. Posso cancelar quando quiser, aqui ou pelo link no fim de cada mensagem.',
  version: '2026-11-20',
} as const;

export const personalData = {
  title: 'Seus dados',
  text: 'O que guardamos sobre você é seu: leve uma cópia quando quiser, ou apague tudo.',
  lastAdmin:
    'Esta é a única conta que administra o site. Dê o acesso de administrador a outra pessoa antes de apagá-la.',
  deleted: 'Conta apagada. Nada do que era seu ficou guardado aqui.',
  passwordWrong: 'Senha incorreta.',
} as const;
