/** What the server answers before the application has been asked. */
export const http = {
  badRequest: 'Pedido inválido.',
  notFound: 'Não encontrado.',
  methodNotAllowed: 'Método não permitido.',
  bodyTooLarge: 'O conteúdo enviado é grande demais.',
  uploadTooLarge: 'O arquivo enviado é grande demais: imagens podem ter até 2MB.',
  bodyTooSlow: 'O envio demorou demais. Tente novamente.',
  requestTooSlow: 'O pedido demorou demais para chegar. Tente novamente.',
  tooManyReads:
    'Pedidos demais sem chave de API. Espere o que Retry-After diz, ou peça uma chave à equipe do site.',
  headersTooLarge: 'Os cabeçalhos do pedido são grandes demais.',
  unavailable: 'Estamos com muitos acessos agora. Tente novamente em alguns segundos.',
  internal: 'Erro interno. Tente novamente em instantes.',
  home: 'Ir para o início',
} as const;
