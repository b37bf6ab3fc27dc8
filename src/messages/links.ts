/** What editors read about the affiliate links of gifts. */
export const links = {
  listDescription:
    'Cada link de afiliado é visitado uma vez por dia. Um problema só aparece depois de duas visitas em dias diferentes.',
  acknowledgedMeans:
    'Alguém da equipe conferiu: não aparece de novo até o link ou a situação mudar.',
  moments: {
    since: 'Desde',
    checkedAt: 'Última visita',
    nextAt: 'Próxima visita',
    restedAt: 'Em descanso desde',
  },
  restingMeans: 'O presente saiu do site e volta quando o link funcionar ou for trocado.',

  title: 'Link da loja',
  since: (moment: string) => `desde ${moment}`,
  lastVisit: (moment: string) => `Última visita: ${moment}.`,
  neverVisited: 'A primeira visita acontece em até um dia.',
  leadsTo: 'Agora leva a',
  unread: 'A situação do link não pôde ser lida.',
  resting: 'O presente está em descanso: volta quando o link funcionar ou for trocado.',

  acknowledge: 'Está certo',
  replace: 'Trocar link',
  rest: 'Descansar presente',
  newAddress: 'Novo endereço',
  replaceHint: 'Confira se o seu código de afiliado continua no endereço.',
  save: 'Salvar novo link',
  back: 'Voltar',
  failed: 'Não deu certo. Tente de novo.',
  forGift: (action: string, gift: string) => `${action}: ${gift}`,

  acknowledged: 'Anotado: o link está certo.',
  replaced: 'Link trocado.',
  replacedAndPublished: 'Link trocado, e o presente voltou ao site.',
  rested: 'O presente está em descanso.',
  saveFirst: 'Salve ou desfaça as mudanças antes.',
  notPublished: 'Este presente não está publicado.',
  nothingToConfirm: 'Este link não tem problema a conferir.',
  reasons: {
    reserved: 'Domínio reservado: não é visitado.',
    status: (status: number) => `A loja respondeu ${status}.`,
    'bad-address': 'O endereço não pode ser visitado.',
    'private-address': 'O endereço leva a uma rede interna e não foi visitado.',
    unreachable: 'A loja não respondeu.',
    timeout: 'A loja demorou demais para responder.',
    'too-large': 'A resposta da loja é grande demais.',
    'too-many-redirects': 'O endereço redireciona sem fim.',
  },
} as const;
