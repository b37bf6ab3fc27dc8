/** In a file of its own because every page carries it: the other errors bring the rules that they belong to. */
export const errorPage = {
  title: 'Algo não saiu como esperado',
  text: 'Tivemos um problema ao mostrar esta página. Tente de novo em um instante.',
  home: 'Ir para o início',
} as const;
