import { failures } from './failures';
import { notFoundPage } from './not-found-page';

export const errors = {
  ...failures,
  notFoundPage,
  field: {
    required: 'Preencha este campo.',
    email: 'Por favor, insira um e-mail válido.',
    number: 'Informe um número.',
    text: 'Informe um texto.',
    tooLong: (limit: number) => `Use no máximo ${limit} caracteres.`,
  },
  api: {
    notFound: 'Não encontrado.',
    forbidden: 'Você não tem permissão para fazer isso.',
    unauthenticated: 'Faça login para continuar.',
    badRequest: 'Pedido inválido.',
    badValue: (field: string) => `Valor inválido: ${field}.`,
    tooLarge: 'O conteúdo enviado é grande demais.',
    tooManyRequests: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    unavailable: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
    internal: 'Erro interno. Tente novamente.',
  },
} as const;
