import { CONTACT_REPLY_HOURS } from '@/domain/limits';

/** Titles (without the brand) and descriptions for search engines; those of a thing's own page are a fallback. */
export const meta = {
  categories: {
    title: 'Categorias de presentes',
    description: 'Presentes organizados por quem vai receber e pelo que a pessoa ama.',
  },
  occasions: {
    title: 'Ocasiões para presentear',
    description: 'Datas, celebrações e pequenos motivos para presentear o ano inteiro.',
  },
  trending: {
    title: 'Presentes em alta',
    description: 'Os dez presentes que mais despertam a curiosidade de quem passa por aqui.',
  },
  newest: {
    title: 'Presentes novos',
    description: 'As dez ideias de presentes que acabaram de chegar.',
  },
  search: {
    title: 'Busca de presentes',
    description: 'Encontre um presente pelo nome ou pela intenção.',
  },
  favourites: {
    title: 'Meus favoritos',
    description: 'Os presentes que você guardou para não esquecer.',
  },
  settings: {
    title: 'Configurações',
    description: 'Sua conta, seus favoritos e sua inscrição na newsletter.',
  },
  confirmEmail: {
    title: 'Confirmação de e-mail',
    description: 'Confirme o e-mail da sua conta.',
  },
  resetPassword: {
    title: 'Redefinir senha',
    description: 'Escolha uma nova senha para a sua conta.',
  },
  about: {
    title: 'Sobre',
    description: 'Por que existimos e como escolhemos os presentes que mostramos.',
  },
  contact: {
    title: 'Contato',
    description: `Dúvidas, sugestões ou só um oi: respondemos em até ${CONTACT_REPLY_HOURS} horas.`,
  },
  guide: {
    title: 'Guia de presentes',
    description: 'Seis dicas e três caminhos para escolher um presente sem medo de errar.',
  },
  tips: {
    title: 'Dicas para presentear',
    description: 'Embrulho, cartão, momento certo e como descobrir o presente ideal.',
  },
  wrapping: {
    title: 'Embrulho perfeito',
    description: 'Como embrulhar cada tipo de presente, passo a passo.',
  },
  cards: {
    title: 'Cartões personalizados',
    description: 'Como escrever um cartão que a pessoa vai querer guardar.',
  },
  moment: {
    title: 'Momento ideal',
    description: 'Quando e como entregar um presente para que ele diga mais.',
  },
  discover: {
    title: 'Descobrir o presente ideal',
    description: 'Pistas e perguntas para descobrir o que a pessoa realmente gostaria de ganhar.',
  },
  privacy: {
    title: 'Política de Privacidade',
    description: 'Quais dados guardamos, para quê, e como pedir que sejam apagados.',
  },
  terms: {
    title: 'Termos de Uso',
    description: 'As condições de uso deste site e dos links de lojas parceiras.',
  },
  cookies: {
    title: 'Política de Cookies',
    description: 'Quais cookies usamos e por quê.',
  },
  developers: {
    title: 'API para desenvolvedores',
    description:
      'Como ler e escrever o catálogo por REST e GraphQL: chaves, filtros, limites, webhooks e cada operação com exemplo.',
  },
  unsubscribe: {
    title: 'Descadastro da newsletter',
    description: 'Deixe de receber nossa newsletter.',
  },
  newsletterConfirm: {
    title: 'Confirmar inscrição',
    description: 'Confirme que quer receber nossa newsletter.',
  },
  newsletterPreferences: {
    title: 'Preferências da newsletter',
    description: 'Escolha o que quer receber por e-mail.',
  },
  gift: {
    title: 'Presente',
    description: 'Detalhes, avaliações e onde encontrar este presente.',
  },
  category: {
    description: 'Ideias de presentes desta categoria.',
  },
  occasion: {
    description: 'Ideias de presentes para esta ocasião.',
  },
  notFound: {
    title: 'Página não encontrada',
    description: 'O endereço pode ter mudado ou nunca ter existido.',
  },
} as const;
