import { readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { paths } from '@/lib/paths';
import { SITEMAP_PAGES } from '@/lib/sitemap-pages';

import { ROUTES } from '../../bench/routes';

const APP = path.resolve('src/app');
const GIFT = paths.gift(1);

/** One address of each page that the sitemap names by what the catalogue has. */
const NAMED_BY_THE_CATALOGUE = [
  paths.category('slug'),
  paths.occasion('slug'),
  paths.intention('slug'),
  GIFT,
];

/** Pages that search engines are not led to, each with the reason. */
const NOT_IN_SITEMAP: Record<string, string> = {
  '/admin': 'for editors',
  '/admin/pre-visualizacao/presente/[id]': 'for editors',
  '/busca': 'a form, and as many results as there are words',
  '/busca/resultados/[query]': 'what a search is made of; nobody is led there',
  '/categoria/[slug]/pagina/[page]': 'reached from the first page of its listing',
  '/categoria/[slug]/presente/[id]': 'another address of a gift, which says its own',
  '/confirmar-email': 'for the link in a mail',
  '/favoritos': 'personal',
  '/intencao/[slug]': 'the same gifts as the page of the intention',
  '/newsletter/confirmar': 'for the link in a mail',
  '/newsletter/preferencias': 'for the link in a mail',
  '/ocasiao-nao-encontrada': 'says that there is nothing',
  '/ocasiao/[slug]/categorias': 'the same gifts as the page of the occasion',
  '/ocasiao/[slug]/pagina/[page]': 'reached from the first page of its listing',
  '/presentes/intencao/[slug]/pagina/[page]': 'reached from the first page of its listing',
  '/redefinir-senha': 'for the link in a mail',
  '/settings': 'personal',
  '/unsubscribe': 'for the link in a mail',
};

/** Pages that `npm run bench` does not measure, each with the page that stands for it or the reason. */
const NOT_MEASURED: Record<string, string> = {
  '/admin': 'not for visitors',
  '/admin/pre-visualizacao/presente/[id]': 'not for visitors',
  '/busca/resultados/[query]': 'measured as /busca?q=',
  '/categoria/[slug]/pagina/[page]': 'as the first page of its listing',
  '/categoria/[slug]/presente/[id]': 'as /presente/[id]',
  '/confirmar-email': 'opened once, from a mail',
  '/cookies': 'as /politica-privacidade',
  '/dicas/cartoes': 'as /dicas/embrulho',
  '/dicas/descobrir': 'as /dicas/embrulho',
  '/dicas/momento': 'as /dicas/embrulho',
  '/favoritos': 'empty for a visitor',
  '/intencao/[slug]': 'as the page of the intention',
  '/newsletter/confirmar': 'opened once, from a mail',
  '/newsletter/preferencias': 'opened once, from a mail',
  '/ocasiao-nao-encontrada': 'says that there is nothing',
  '/ocasiao/[slug]/categorias': 'as the page of the occasion',
  '/ocasiao/[slug]/pagina/[page]': 'as the first page of its listing',
  '/presentes/intencao/[slug]/pagina/[page]': 'as the first page of its listing',
  '/redefinir-senha': 'opened once, from a mail',
  '/settings': 'a form for a visitor',
  '/termos-uso': 'as /politica-privacidade',
  '/unsubscribe': 'opened once, from a mail',
};

/** The addresses of the site's pages as their folders say them: '/categoria/[slug]'. */
const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx' && !file.startsWith('(payload)'))
  .map((file) => {
    const folders = path.dirname(file).split(path.sep);
    return `/${folders.filter((name) => !/^\(.*\)$|^\.$/.test(name)).join('/')}`;
  })
  .sort();

/** The page that an address leads to: one of its own before one with a parameter. */
function pageOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  return pages
    .filter((page) => new RegExp(`^${page.replace(/\[[^\]]+\]/g, '[^/]+')}$`).test(pathname))
    .toSorted((left, right) => left.split('[').length - right.split('[').length)[0];
}

const missing = (covered: Iterable<string | undefined>, exempt: Record<string, string>) => {
  const known = new Set([...covered, ...Object.keys(exempt)]);
  return pages.filter((page) => !known.has(page));
};

describe('a new page', () => {
  it('is named by the sitemap, in src/lib/sitemap-pages.ts, or is listed here with the reason why not', () => {
    const named = [...SITEMAP_PAGES, ...NAMED_BY_THE_CATALOGUE].map(pageOf);
    const what = `Neither in SITEMAP_PAGES (src/lib/sitemap-pages.ts) nor in NOT_IN_SITEMAP of this test`;
    expect(missing(named, NOT_IN_SITEMAP), what).toEqual([]);
    expect(Object.keys(NOT_IN_SITEMAP).filter((page) => named.includes(page))).toEqual([]);
  });

  it('is measured, in bench/routes.ts, or is listed here with the page that stands for it', () => {
    const measured = [...ROUTES, GIFT].map(pageOf);
    const what = `Neither in ROUTES (bench/routes.ts) nor in NOT_MEASURED of this test`;
    expect(missing(measured, NOT_MEASURED), what).toEqual([]);
    expect(Object.keys(NOT_MEASURED).filter((page) => measured.includes(page))).toEqual([]);
  });

  it.each([
    ['the sitemap', [...SITEMAP_PAGES, ...NAMED_BY_THE_CATALOGUE]],
    ['the benchmark', ROUTES],
  ])('that is gone is gone from %s too', (_, addresses) => {
    expect(addresses.filter((address) => pageOf(address) === undefined)).toEqual([]);
  });

  it('that is gone is gone from the lists here too', () => {
    const listed = [...Object.keys(NOT_IN_SITEMAP), ...Object.keys(NOT_MEASURED)];
    expect(listed.filter((page) => !pages.includes(page))).toEqual([]);
  });
});
