import { expect, it } from 'vitest';

import { errorTitle } from '@/features/not-found/error-title';

it.each([
  ['/ocasioes', 'Erro ao carregar ocasiões'],
  ['/ocasiao/natal', 'Erro ao carregar ocasiões'],
  ['/categorias', 'Erro ao carregar categorias'],
  ['/categoria/nerd/pagina/2', 'Erro ao carregar categorias'],
  ['/presentes-novos', 'Erro ao carregar presentes'],
  ['/sobre', 'Algo não saiu como esperado'],
  [null, 'Algo não saiu como esperado'],
])('the error of %s is titled %s', (path, title) => {
  expect(errorTitle(path)).toBe(title);
});
