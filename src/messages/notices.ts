/** What the panel and the API say when something was stored, in the gender of what it was. */
function wordsFor(one: string, many: string, ending: 'a' | 'o') {
  const done = (verb: string) => `${one} ${verb}${ending} com sucesso!`;
  const counted = (verb: string) => (count: number) =>
    count === 1
      ? `1 ${one.toLowerCase()} ${verb}${ending}.`
      : `${count} ${many.toLowerCase()} ${verb}${ending}s.`;
  return {
    /** The heading of one that has no title yet. */
    fresh: `Nov${ending} ${one.toLowerCase()}`,
    created: done('cadastrad'),
    updated: done('atualizad'),
    published: done('publicad'),
    duplicated: done('duplicad'),
    deleted: done('excluíd'),
    updatedMany: counted('atualizad'),
    deletedMany: counted('excluíd'),
  };
}

const group = (one: string, many: string) => ({
  ...wordsFor(one, many, 'o'),
  created: 'Grupo criado!',
  createFailed: 'Erro ao criar grupo.',
});

/** By collection. `createFailed`: a new document could not be stored, and not because of what was sent. */
export const notices = {
  gifts: {
    ...wordsFor('Presente', 'Presentes', 'o'),
    createFailed: 'Erro ao cadastrar presente.',
  },
  categories: {
    ...wordsFor('Categoria', 'Categorias', 'a'),
    createFailed: 'Erro ao cadastrar categoria.',
  },
  occasions: {
    ...wordsFor('Ocasião', 'Ocasiões', 'a'),
    createFailed: 'Erro ao cadastrar ocasião.',
  },
  'category-groups': group('Grupo de categorias', 'Grupos de categorias'),
  'occasion-groups': group('Grupo de ocasiões', 'Grupos de ocasiões'),
  media: {
    ...wordsFor('Imagem', 'Imagens', 'a'),
    created: 'Imagem enviada com sucesso!',
    replaced: 'Imagem substituída com sucesso!',
    createFailed: 'Erro ao fazer upload da imagem.',
  },
  campaigns: {
    ...wordsFor('Campanha', 'Campanhas', 'a'),
    created: 'Campanha criada com sucesso!',
  },
  reviews: {
    ...wordsFor('Avaliação', 'Avaliações', 'a'),
    created: 'Avaliação enviada com sucesso!',
  },
  subscribers: wordsFor('Inscrito', 'Inscritos', 'o'),
  'contact-messages': wordsFor('Mensagem', 'Mensagens', 'a'),
  users: wordsFor('Usuário', 'Usuários', 'o'),
  suppressions: wordsFor('Endereço', 'Endereços', 'o'),
  'search-synonyms': wordsFor('Sinônimo', 'Sinônimos', 'o'),
  webhooks: wordsFor('Webhook', 'Webhooks', 'o'),
} as const;

/**
 * In place of Payload's own, which end in the masculine whatever they are about. The panel says some of them itself, of
 * any collection.
 */
export const neutralNotices = {
  error: { problemUploadingFile: 'Erro ao fazer upload da imagem.' },
  general: {
    deletedCountSuccessfully: 'Exclusão concluída: {{count}} {{label}}.',
    deletedSuccessfully: 'Exclusão concluída.',
    permanentlyDeletedCountSuccessfully: 'Exclusão definitiva concluída: {{count}} {{label}}.',
    restoredCountSuccessfully: 'Restauração concluída: {{count}} {{label}}.',
    successfullyCreated: '{{label}}: cadastro concluído.',
    successfullyDuplicated: '{{label}}: cópia concluída.',
    titleDeleted: '{{label}} “{{title}}”: exclusão concluída.',
    titleRestored: '{{label}} “{{title}}” voltou da lixeira.',
    titleTrashed: '{{label}} “{{title}}” foi para a lixeira.',
    trashedCountSuccessfully: '{{count}} {{label}} na lixeira.',
    updatedCountSuccessfully: 'Atualização concluída: {{count}} {{label}}.',
    updatedCountSuccessfully_zero: 'Nada a alterar: já está assim.',
    updatedLabelSuccessfully: '{{label}}: alterações salvas.',
    updatedSuccessfully: 'Alterações salvas com sucesso!',
  },
  version: {
    autosavedSuccessfully: 'Rascunho salvo automaticamente.',
    draftSavedSuccessfully: 'Rascunho salvo com sucesso!',
    restoredSuccessfully: 'Versão restaurada com sucesso!',
    unpublishedSuccessfully: 'Despublicado com sucesso!',
  },
} as const;

/** Controls that Payload's panel leaves without a name, and what they are called. */
export const panelControls: readonly (readonly [string, string])[] = [
  ['.nav__wrap', 'Áreas do painel'],
  ['.step-nav', 'Caminho até aqui'],
  ['.dashboard-breadcrumb-select input[role="combobox"]', 'Painel'],
  ['#select-all', 'Selecionar todas as linhas'],
  ['.clickable-arrow--left', 'Página anterior'],
  ['.clickable-arrow--right', 'Próxima página'],
  ['.clear-indicator', 'Limpar'],
  ['.copy-to-clipboard', 'Copiar endereço'],
  ['.locked[role="button"]', 'Em edição por outra pessoa'],
  ['#live-preview-iframe', 'Pré-visualização da página'],
  ['.toolbar-input[name="live-preview-width"]', 'Largura'],
  ['.toolbar-input[name="live-preview-height"]', 'Altura'],
  ['.popup__content, .popup__hidden-content', 'Opções'],
  ['.view-version__version-from input', 'Comparar com'],
  ['.view-version .popup-button', 'Outras formas de restaurar'],
  ['.condition__field input[role="combobox"]', 'Campo do filtro'],
  ['.condition__operator input[role="combobox"]', 'Comparação do filtro'],
  ['.condition__value input', 'Valor do filtro'],
  ['.condition__actions-add', 'Adicionar condição'],
  ['.condition__actions-remove', 'Remover condição'],
  ['.toolbar-popup__button-bold', 'Negrito'],
  ['.toolbar-popup__button-italic', 'Itálico'],
  ['.toolbar-popup__button-underline', 'Sublinhado'],
  ['.toolbar-popup__button-link', 'Link'],
  ['.doc-controls__popup .popup-button', 'Mais ações'],
  ['.upload-relationship-details__edit', 'Editar imagem'],
  ['.upload-relationship-details__remove', 'Tirar imagem'],
  ['.file-details__remove', 'Trocar arquivo'],
  ['.edit-upload__focalPoint', 'Ponto focal'],
  ['.edit-upload__input:first-child input', 'Ponto focal: X %'],
  ['.edit-upload__input:last-child input', 'Ponto focal: Y %'],
  ['.date-time-picker__clear-button', 'Limpar data'],
  ['.react-datepicker__month-select', 'Mês'],
  ['.react-datepicker__year-select', 'Ano'],
];
