export const admin = {
  /** How moments are written, in the letters of date-fns. */
  moment: "dd/MM/yyyy 'às' HH:mm",
  loginTitle: 'Área administrativa',
  email: 'E-mail',
  password: 'Senha',
  login: 'Entrar',
  loggingIn: 'Entrando...',
  checkingAccess: 'Verificando permissão...',
  invalidCredentials: 'E-mail ou senha inválidos.',
  notAdmin: 'Você não tem acesso de administrador.',
  imageRequired: 'Envie pelo menos uma imagem.',
  categoryImageRequired: 'Envie uma imagem para a categoria.',
  occasionImageRequired: 'Envie uma imagem para a ocasião.',
  groupImageRequired: 'Envie uma imagem para o grupo.',
  categoryGroupRequired: 'Escolha o grupo da categoria.',
  fieldsRequired: 'Preencha todos os campos obrigatórios.',
  fieldsAndCategoryRequired:
    'Preencha todos os campos obrigatórios e selecione pelo menos uma categoria.',
  priceInvalid: 'Informe um preço válido, como 49,90.',
  originalPriceInvalid: 'O preço original deve ser maior que o preço atual.',
  linkInvalid: 'Informe um link completo, começando com https://.',
  imageUndescribed: 'Descreva a imagem para quem não pode vê-la.',
  /** Payload checks a file's type before any hook of ours, with an English message. */
  imageType: 'Envie uma imagem JPEG, PNG, WebP ou AVIF.',
  /** Such a file is cut off while it arrives, before its name is known. */
  imageTooLarge: 'A imagem excede o tamanho máximo de 2MB.',
  emailInvalid: 'Informe um e-mail válido, como ola@exemplo.com.br.',
  cityRequired: 'Informe a cidade.',
  socialLinkInvalid: (network: string, host: string) =>
    `Informe o endereço do perfil no ${network} como o navegador o mostra, com https e ${host}, ou deixe em branco.`,
  socialLinkHint: (host: string) =>
    `O endereço do perfil, como https://www.${host}/mimoteca. Sem ele, o ícone não aparece.`,
  monthRequired: 'Escolha o mês.',
  monthUnknown: 'Escolha um dos meses da lista.',
  viewOnSite: 'Ver no site',
  inNewTab: '(abre em uma nova aba)',
  tooLong: (field: string, most: number) => `${field}: use no máximo ${most} caracteres.`,
  thisImage: 'Esta imagem',
  thisGroup: 'Este grupo',
  inUse: (subject: string, names: string[], more: number) =>
    `${subject} está em uso em: ${names.join(', ')}${more > 0 ? ` e mais ${more}` : ''}. Troque nesses itens antes de excluir.`,
  slugEmpty: 'O nome precisa ter pelo menos uma letra ou número.',
  slugTaken: 'Já existe um item com este endereço. Escolha outro nome.',
  occasionGroupTaken: 'Já existe um grupo de ocasiões com esse nome. Escolha outro nome.',
  categoryGroupTaken: 'Já existe um grupo de categorias com esse nome. Escolha outro nome.',
} as const;
