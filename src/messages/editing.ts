/** What the forms of the catalogue say: in the panel, and to integrators over REST and GraphQL. */
export const editing = {
  /** Above the fields, when one that is required is blank. */
  fieldsRequired: 'Preencha todos os campos obrigatórios.',
  fieldsAndCategoryRequired:
    'Preencha todos os campos obrigatórios e selecione pelo menos uma categoria.',
  /** At the field that is blank. */
  missing: {
    title: 'Informe o título.',
    name: 'Informe o nome.',
    shortDescription: 'Escreva a descrição curta.',
    description: 'Escreva a descrição.',
    price: 'Informe o preço.',
    affiliateLink: 'Informe o link de afiliado.',
    taxonomy: 'Selecione pelo menos uma categoria ou ocasião.',
    month: 'Escolha o mês.',
    group: 'Escolha o grupo da categoria.',
    alt: 'Descreva a imagem para quem não pode vê-la.',
  },
  /** Without a picture: said at the field, and above the fields when it is all that is missing. */
  imageMissing: {
    gift: 'Envie pelo menos uma imagem.',
    category: 'Envie uma imagem para a categoria.',
    occasion: 'Envie uma imagem para a ocasião.',
    group: 'Envie uma imagem para o grupo.',
  },
  /** In the form of a picture, at its file. */
  fileMissing: 'Envie uma imagem.',
  eitherTaxonomy: 'Obrigatório: pelo menos uma categoria ou uma ocasião.',
  uploadFailed: 'Erro ao fazer upload da imagem.',
  imageUnreachable: 'Erro ao obter URL da imagem.',
  folderUnknown:
    'Pasta desconhecida. Use gifts, categorias/{slug}, occasions/{slug}, category_groups/{slug} ou occasion_groups/{slug}, com um slug em minúsculas.',
  tooManyImages: (most: number) => `Use no máximo ${most} imagens.`,
  imageUndescribed: (file: string) => `Descreva a imagem “${file}” antes de publicar.`,
  priceInvalid: 'Informe um preço válido, como 49,90.',
  priceTooHigh: (most: string) => `Informe um preço de até ${most}.`,
  originalPriceInvalid: 'O preço original deve ser maior que o preço atual.',
  linkInvalid: 'Informe o endereço completo da loja, que começa com https.',
  linkTooLong: (most: number) => `Use um link de no máximo ${most} caracteres.`,
  descriptionUnknown: 'A descrição tem uma parte que o site não mostra. Use texto simples e links.',
  descriptionLink: (address: string) =>
    `O link “${address}” não pode ficar na descrição. Use um endereço de página, e-mail ou telefone.`,
  changedMeanwhile:
    // Without a colon: Payload's notices make a list of what comes after one.
    'Este item foi alterado em outra aba ou por outra pessoa depois que você o abriu. Nada foi sobrescrito. Recarregue a página e o que você digitou volta sobre a versão mais nova.',
  locked:
    'Outra pessoa está editando este item agora. Nada foi salvo. Tente novamente quando ela terminar.',
  refreshing: 'Carregando a versão mais nova deste item. Espere um instante para escrever.',
  notSignedIn: 'Usuário não autenticado. Faça login novamente.',
  offline: 'Sem resposta do servidor. Verifique sua internet e tente novamente.',
  recovered: 'O que você digitou e não foi salvo está de volta.',
  recoveredOverChanges:
    'O que você digitou está de volta, mas este item mudou desde então. Confira antes de salvar.',
  discard: 'Descartar',
  retry: 'Tente novamente em instantes.',
  cityRequired: 'Informe a cidade.',
  monthUnknown: 'Escolha um dos meses da lista.',
  slugEmpty: 'O nome precisa ter pelo menos uma letra ou número.',
  slugTaken: 'Já existe um item com este endereço. Escolha outro nome.',
  occasionGroupTaken: 'Já existe um grupo de ocasiões com esse nome. Escolha outro nome.',
  categoryGroupTaken: 'Já existe um grupo de categorias com esse nome. Escolha outro nome.',
} as const;
