/** In a file of its own because every page loads it: the other error texts import the rules that they quote. */
export const errorPage = {
  title: 'Algo não saiu como esperado',
  occasions: 'Erro ao carregar ocasiões',
  categories: 'Erro ao carregar categorias',
  gifts: 'Erro ao carregar presentes',
  text: 'Tivemos um problema ao mostrar esta página. Tente de novo em um instante.',
  home: 'Ir para o início',
} as const;
