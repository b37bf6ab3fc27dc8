export const common = {
  brand: 'Mimoteca',
  loading: 'Carregando...',
  sending: 'Enviando...',
  saving: 'Salvando...',
  retry: 'Tentar novamente',
  partMissing: 'Esta parte da página não carregou',
  partMissingHint:
    'O site pode ter sido atualizado enquanto você estava aqui, ou a conexão está instável. Recarregue a página para ver tudo.',
  reloadPage: 'Recarregar página',
  close: 'Fechar',
  skipToContent: 'Pular para o conteúdo',
  breadcrumb: 'Você está aqui',
  opensInNewTab: '(abre em uma nova aba)',
  /** '{name} | {brand}', the document title of a page about something. */
  pageTitle: (name: string) => `${name} | Mimoteca`,
  affiliateDisclosure:
    'Link de loja parceira: podemos receber uma comissão, sem custo a mais para você.',
} as const;
