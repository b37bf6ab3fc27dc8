import { counted } from './counts';

/** What editors and integrators read about webhooks. */
export const webhooks = {
  description:
    'Avisam outro sistema quando um presente é publicado, muda ou sai do site. Cada aviso é assinado (Standard Webhooks) e repetido por uns três dias se não for recebido.',
  urlHint: 'Endereço https que recebe os avisos.',
  url: {
    missing: 'Informe o endereço.',
    tooLong: 'Use no máximo 500 caracteres.',
    https: 'Use um endereço https.',
    'bad-address': 'Informe um endereço https válido, sem usuário, senha ou porta.',
    'private-address': 'Este endereço leva a uma rede interna.',
  },
  tooMany: (most: number) => `O site tem no máximo ${String(most)} webhooks. Apague um antes.`,

  moments: {
    secretAt: 'Segredo gerado em',
    deliveredAt: 'Última entrega',
    failingSince: 'Sem entregas desde',
    restUntil: 'Próxima tentativa a partir de',
    deactivatedAt: 'Desativado em',
  },

  title: 'Entregas e segredo',
  states: { active: 'Ativo', inactive: 'Desativado', failing: 'Com falhas' },
  failingSince: (moment: string) => `Sem nenhuma entrega desde ${moment}.`,
  never: 'Nada foi enviado ainda.',
  delivered: (moment: string) => `Última entrega: ${moment}.`,
  sendTest: 'Enviar teste',
  newSecret: 'Gerar novo segredo',
  reallyNewSecret: 'Gerar outro segredo?',
  newSecretWarning:
    'O segredo é mostrado uma única vez. O anterior ainda assina os avisos, ao lado do novo, por 24 horas.',
  generate: 'Gerar',
  cancel: 'Cancelar',
  secretLabel: 'Segredo: copie agora, ele não será mostrado de novo',
  copy: 'Copiar',
  copied: 'Segredo copiado.',
  secretOf: (moment: string) => `Segredo gerado em ${moment}.`,
  noSecretYet: 'Gere o segredo com que o sistema vai conferir as assinaturas.',
  log: 'Últimas entregas',
  all: 'Ver todas as entregas',
  saveFirst: 'Salve o webhook para gerar o segredo e enviar um teste.',
  unread: 'As entregas não puderam ser lidas.',
  failed: 'Não deu certo. Tente de novo.',

  logDescription: 'O que foi enviado a cada webhook e o que ele respondeu. Guardado por 30 dias.',
  resend: 'Enviar de novo',
  resendOf: (what: string) => `Enviar de novo: ${what}`,
  queuedTest: 'Teste na fila: o resultado aparece em instantes.',
  queuedAgain: 'Na fila: o resultado aparece em instantes.',
  stillQueued: 'Esta entrega já está na fila.',
  isInactive: 'O webhook está desativado. Ative-o antes.',
  newSecretMade: 'Segredo gerado.',

  reasons: {
    status: (status: number) => `Respondeu ${String(status)}.`,
    redirect: (status: number) =>
      `Respondeu ${String(status)}: redirecionamentos não são seguidos.`,
    gone: 'Respondeu 410: o webhook foi desativado.',
    'bad-address': 'O endereço não pode ser usado.',
    'private-address': 'O endereço leva a uma rede interna e nada foi enviado.',
    unreachable: 'Ninguém respondeu no endereço.',
    timeout: 'Demorou demais para responder.',
    'too-large': 'A resposta é grande demais.',
    'too-many-redirects': 'O endereço redireciona sem fim.',
  },
  deactivated: {
    gone: 'Desativado: o endereço respondeu 410.',
    failing: 'Desativado: nenhum aviso foi recebido em 5 dias.',
  },

  notice: {
    label: 'Webhooks com problema',
    deactivated: (count: number) =>
      `${counted(count, 'webhook foi desativado', 'webhooks foram desativados')} porque não recebia avisos.`,
    failing: (count: number) =>
      `${counted(count, 'webhook não está recebendo', 'webhooks não estão recebendo')} os avisos.`,
    see: 'Ver webhooks',
  },
} as const;
