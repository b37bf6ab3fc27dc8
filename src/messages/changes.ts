import { CHANGES } from '@/domain/changes';

/** What integrators read about the changes feed. */
export const changes = {
  badSince: 'O cursor “since” não é válido. Use o valor de “next” da resposta anterior.',
  badLimit: `Use em “limit” um número inteiro de 1 a ${String(CHANGES.mostRows)}.`,
  gone: 'Este cursor não vale mais: mudanças posteriores a ele já foram esquecidas. Comece de novo sem “since” e descarte da sua cópia o que não aparecer até “hasMore” ser falso.',
} as const;
