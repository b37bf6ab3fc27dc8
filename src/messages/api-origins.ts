import { API_ORIGINS_MAX } from '@/domain/api-origins';

/** What admins read about the origins that may read the API in a browser. */
export const apiOrigins = {
  label: 'Sites que podem ler a API no navegador (CORS)',
  hint: `Uma origem por linha, como https://loja.com.br; no máximo ${API_ORIGINS_MAX}. Em branco, só as páginas deste site. Vale em um segundo, sem cookies: quem escreve usa uma chave.`,
  tooMany: `Liste no máximo ${API_ORIGINS_MAX} origens.`,
  notText: 'Escreva uma origem por linha.',
  problems: {
    wildcard: '* não é aceito: escreva cada origem por inteiro.',
    insecure: 'use https (http só para localhost).',
    path: 'escreva só até o nome do site, sem caminho.',
    malformed: 'isto não é uma origem, como https://loja.com.br.',
  },
  wrong: (line: string, reason: string) => `“${line.slice(0, 80)}”: ${reason}`,
} as const;
