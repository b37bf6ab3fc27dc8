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
  /** Payload checks a file's type before any hook of ours, with an English message. */
  imageType: 'Envie uma imagem JPEG, PNG, WebP ou AVIF.',
  /** Such a file is cut off while it arrives, before its name is known. */
  imageTooLarge: 'A imagem excede o tamanho máximo de 2MB.',
  emailInvalid: 'Informe um e-mail válido, como ola@exemplo.com.br.',
  socialLinkInvalid: (network: string, host: string) =>
    `Informe o endereço do perfil no ${network} como o navegador o mostra, com https e ${host}, ou deixe em branco.`,
  socialLinkHint: (host: string) =>
    `O endereço do perfil, como https://www.${host}/mimoteca. Sem ele, o ícone não aparece.`,
  assistants: 'Assistentes de IA podem consultar o site (MCP)',
  assistantsHint:
    'Abre /api/mcp, só para leitura: busca, presente, listas e calendário, com o que os visitantes veem.',
  history: {
    title: 'Histórico',
    file: 'Arquivo',
    yes: 'Sim',
    no: 'Não',
    nothing: 'vazio',
    andMore: (count: number) => ` e mais ${count}`,
    system: 'Sistema',
    empty: 'Nenhuma alteração registrada ainda.',
    failed: 'Erro ao carregar o histórico. Tente novamente.',
    field: 'Campo',
    before: 'Antes',
    after: 'Depois',
    /** How many entries a document's history shows. */
    latest: (count: number) => `As ${count} alterações mais recentes.`,
    all: 'Ver todas',
    unchanged: 'Sem mudança de campos.',
  },
  unusedMedia: {
    found: (count: number, size: string) =>
      count === 1
        ? `1 imagem não é usada em lugar nenhum há mais de uma semana (${size}).`
        : `${count} imagens não são usadas em lugar nenhum há mais de uma semana (${size}).`,
    remove: 'Excluir imagens sem uso',
    question: 'Excluir as imagens sem uso?',
    explanation:
      'Os arquivos saem do site para sempre. Imagens de rascunhos e de versões anteriores ficam.',
    deleting: 'Excluindo…',
    deleted: (count: number) =>
      count === 1 ? '1 imagem excluída.' : `${count} imagens excluídas.`,
    failed: 'Erro ao excluir as imagens. Tente novamente.',
  },
  viewOnSite: 'Ver no site',
  inNewTab: '(abre em uma nova aba)',
  tooLong: (field: string, most: number) => `${field}: use no máximo ${most} caracteres.`,
  /** Why one of several documents was refused. */
  ofDocument: (name: string, reason: string) => `“${name}”: ${reason}`,
  ofField: (name: string, reason: string) => `${name} – ${reason}`,
  thisImage: 'Esta imagem',
  thisGroup: 'Este grupo',
  inUse: (subject: string, names: string[], more: number) =>
    `${subject} está em uso em: ${names.join(', ')}${more > 0 ? ` e mais ${more}` : ''}. Troque nesses itens antes de excluir.`,
} as const;
