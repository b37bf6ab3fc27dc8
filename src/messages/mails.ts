import {
  CHANGE_EMAIL_LINK,
  CONFIRM_EMAIL_LINK,
  CONTACT_REPLY_HOURS,
  RESET_PASSWORD_LINK,
} from '@/domain/limits';

/** What our mails say. Each is about one thing, and says what to do when one did not ask for it. */
export const mails = {
  eyebrows: { account: 'Sua conta', newsletter: 'Newsletter', contact: 'Contato' },
  greeting: 'Olá!',
  signature: 'Com carinho, equipe Mimoteca',
  linkAsText: 'O botão não abre? Copie este endereço para o navegador:',
  why: (site: string) =>
    `Você recebeu esta mensagem porque este endereço foi informado em ${site}.`,

  confirmEmail: {
    subject: 'Confirme seu e-mail na Mimoteca',
    heading: 'Falta só um passo',
    text: 'Que bom ter você por aqui. Confirme seu e-mail para entrar, guardar favoritos e contar o que achou dos presentes.',
    action: 'Confirmar meu e-mail',
    note: `O link vale por ${hours(CONFIRM_EMAIL_LINK)} e funciona uma única vez. Se não foi você que criou a conta, é só ignorar esta mensagem: sem a confirmação, nada acontece.`,
  },
  confirmNewEmail: {
    subject: 'Confirme seu novo e-mail na Mimoteca',
    heading: 'É este o seu novo e-mail?',
    text: 'Recebemos um pedido para usar este endereço em uma conta da Mimoteca. Confirme para concluir a troca.',
    action: 'Confirmar novo e-mail',
    note: `O link vale por ${hours(CHANGE_EMAIL_LINK)} e funciona uma única vez. Se não foi você que pediu, é só ignorar esta mensagem.`,
  },
  resetPassword: {
    subject: 'Redefina sua senha da Mimoteca',
    heading: 'Vamos criar uma nova senha',
    text: 'Recebemos um pedido para redefinir a senha da sua conta. Escolha uma nova pelo link abaixo.',
    action: 'Redefinir minha senha',
    note: `O link vale por ${hours(RESET_PASSWORD_LINK)} e funciona uma única vez. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.`,
  },
  alreadyRegistered: {
    subject: 'Você já tem uma conta na Mimoteca',
    heading: 'Já nos conhecemos',
    text: 'Alguém quis usar este e-mail em uma conta, mas ele já tem a sua. Se foi você, é só entrar. Esqueceu a senha? Na mesma página você pede um link para criar outra.',
    action: 'Entrar na minha conta',
    note: 'Se não foi você, não precisa fazer nada: sua conta continua como estava.',
  },
  passwordChanged: {
    subject: 'Sua senha da Mimoteca foi alterada',
    heading: 'Senha alterada',
    text: 'A senha da sua conta acabou de ser alterada, e as outras sessões foram encerradas.',
    action: 'Abrir minha conta',
    note: 'Não foi você? Peça agora mesmo um link em “Esqueci minha senha”, na página da sua conta.',
  },
  emailChangeNotice: {
    subject: 'Pedido de troca de e-mail na Mimoteca',
    heading: 'Um novo e-mail para a sua conta?',
    text: (newEmail: string) =>
      `Recebemos um pedido para trocar o e-mail da sua conta por ${newEmail}. A troca só acontece depois de confirmada nesse novo endereço.`,
    action: 'Abrir minha conta',
    note: 'Não foi você? Redefina sua senha em “Esqueci minha senha”: isso cancela o pedido.',
  },
  newsletterWelcome: {
    subject: 'Sua inscrição na newsletter da Mimoteca',
    heading: 'Que bom ter você aqui',
    text: 'Sua inscrição está confirmada: a partir de agora você recebe nossas ideias de presentes neste endereço, sem exageros.',
    action: 'Ver presentes novos',
    note: 'Não foi você, ou mudou de ideia? Cancele a inscrição pelo link no fim desta mensagem.',
  },
  newsletterConfirm: {
    subject: 'Confirme sua inscrição na newsletter da Mimoteca',
    heading: 'Só falta confirmar',
    text: 'Alguém pediu que este endereço receba nossas ideias de presentes. Se foi você, confirme: só escrevemos para quem disse que quer.',
    action: 'Confirmar inscrição',
    note: 'Se não foi você, é só ignorar esta mensagem: sem a confirmação, nenhuma newsletter é enviada.',
  },
  unsubscribe: 'Cancelar a inscrição',
  preferences: 'Escolher o que receber',
  whyNewsletter: (site: string) =>
    `Você recebeu esta mensagem porque este endereço está inscrito na newsletter de ${site}.`,

  campaign: {
    gift: 'Ver presente',
    test: (subject: string) => `[Teste] ${subject}`,
  },

  contactMessage: {
    subject: (subject: string, name: string) => `Contato (${subject}): ${name}`,
    heading: (name: string) => `Mensagem de ${name}`,
    name: 'Nome',
    email: 'E-mail',
    about: 'Assunto',
    action: 'Abrir no painel',
    note: 'Para responder, é só responder a este e-mail: a resposta vai para quem escreveu.',
    why: (site: string) => `Enviada pelo formulário de contato de ${site}.`,
  },
  contactCopy: {
    subject: 'Recebemos sua mensagem',
    heading: 'Sua mensagem chegou',
    text: `Obrigado por escrever para a Mimoteca. Respondemos em até ${CONTACT_REPLY_HOURS} horas, neste mesmo endereço.`,
    quoted: 'Esta é uma cópia do que você escreveu:',
    note: 'Não foi você? Alguém usou este endereço no nosso formulário: é só ignorar esta mensagem.',
  },
} as const;

function hours(milliseconds: number): string {
  const count = milliseconds / 3_600_000;
  return count === 1 ? '1 hora' : `${count} horas`;
}
