import { expect, it } from 'vitest';

import { listErrorTitle } from '@/lib/list-error-title';

it.each([
  ['/ocasioes', 'Erro ao carregar ocasiões'],
  ['/ocasiao/natal', 'Erro ao carregar ocasiões'],
  ['/categorias', 'Erro ao carregar categorias'],
  ['/categoria/nerd/pagina/2', 'Erro ao carregar categorias'],
  ['/presentes-novos', 'Erro ao carregar presentes'],
  ['/sobre', undefined],
])('the error of %s is titled %s', (path, title) => {
  expect(listErrorTitle(path)).toBe(title);
});
