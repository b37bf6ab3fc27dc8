/** Of every form, on every page: apart from the other errors, so that no page loads them for these two. */
export const failures = {
  unexpected: 'Erro inesperado. Tente novamente.',
  offline: 'Sem conexão. Verifique sua internet e tente novamente.',
} as const;
