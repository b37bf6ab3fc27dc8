/** What integrators and the panel read about API keys. */
export const apiKeys = {
  refused:
    'Chave de API inválida, vencida ou revogada. Peça outra à equipe do site, ou faça o pedido sem Authorization.',
  readOnly: 'Esta chave de API só lê. Para escrever, use uma chave de administração.',
  closed: 'Este endereço não aceita chaves de API.',
  tooMany: (most: number) => `Há ${most} chaves em uso. Revogue uma antes de criar outra.`,
  nameRequired: 'Dê um nome à chave.',
  expiryInvalid: (days: number) =>
    `Escolha um dia depois de hoje, daqui a no máximo ${days} dias, ou deixe em branco.`,
  revoked: 'Chave revogada. Ela já não abre nada.',
  alreadyRevoked: 'Esta chave já está revogada.',
  failed: 'Não deu certo. Tente de novo.',
  listDescription:
    'Com uma chave, um programa usa a API em nome do site. Ela aparece uma única vez, ao ser criada.',
  reference: 'Como usar a API',
  create: 'Nova chave',
  createAction: 'Criar chave',
  cancel: 'Cancelar',
  name: 'Nome',
  nameHint: 'De quem é e para que serve, como “Loja parceira: catálogo”.',
  scope: 'O que pode fazer',
  scopeHints: {
    read: 'Lê o que todos veem no site, com um limite de pedidos maior.',
    admin:
      'Lê e altera o catálogo em seu nome. Não alcança contas, chaves, e-mails nem dados pessoais.',
  },
  expires: 'Vale até (opcional)',
  shownTitle: 'Copie a chave agora',
  shownText: 'Ela não será mostrada de novo. Guarde-a como uma senha.',
  shownLabel: 'Chave de API',
  copy: 'Copiar',
  copied: 'Copiada!',
  done: 'Já guardei a chave',
  revoke: 'Revogar',
  revokeOf: (name: string) => `Revogar a chave ${name}`,
  moments: { lastUsedAt: 'Último uso', expiresAt: 'Vence em', revokedAt: 'Revogada em' },
  states: { active: 'Em uso', expired: 'Vencida', revoked: 'Revogada' },
  userOf: (name: string) => `pela chave de API “${name}”`,
} as const;
