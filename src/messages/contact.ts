import { CONTACT_SUBJECTS } from '@/domain/contact';
import { CONTACT_REPLY_HOURS } from '@/domain/limits';

export const contact = {
  title: 'Contato',
  description: `Dúvidas, sugestões ou só um oi: escreva para a gente. Lemos tudo, e respondemos em até ${CONTACT_REPLY_HOURS} horas.`,
  heading: 'Tem gente do outro lado',
  formLabel: 'Formulário de contato',
  noScript: (email: string) =>
    `O formulário precisa de JavaScript. Sem ele, escreva para ${email}: chega no mesmo lugar.`,
  categoriesLink: 'Explorar categorias',
  trendingLink: 'Ver presentes em alta',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Assunto',
  subjects: CONTACT_SUBJECTS,
  chooseSubject: 'Escolha um assunto',
  message: 'Mensagem',
  submit: 'Enviar mensagem',
  sending: 'Enviando...',
  nameRequired: 'Informe seu nome.',
  emailRequired: 'Informe seu e-mail.',
  emailInvalid: 'Por favor, insira um e-mail válido.',
  subjectInvalid: 'Escolha um dos assuntos da lista.',
  messageRequired: 'Escreva sua mensagem.',
  sent: 'Mensagem enviada com sucesso! Responderemos em breve.',
  failed: 'Não foi possível enviar sua mensagem. Tente novamente mais tarde.',
  info: 'Informações de contato',
  replyPromise: `Respondemos em até ${CONTACT_REPLY_HOURS} horas.`,
  faq: 'Perguntas frequentes',
} as const;
