/** The pages that are measured, besides one gift that the catalogue names. */
export const ROUTES = [
  '/',
  '/categorias',
  '/categoria/nerd',
  '/ocasioes',
  '/ocasiao/natal',
  '/presentes/intencao/para-agradecer',
  '/presentes-em-alta',
  '/presentes-novos',
  '/busca?q=caneca',
  '/dicas',
  '/dicas/embrulho',
  '/guia-presentes',
  '/sobre',
  '/contato',
  '/politica-privacidade',
  '/desenvolvedores',
];

/** Every measured route of the running server, the first gift of the category nerd included. */
export async function measuredRoutes(url: string): Promise<string[]> {
  return [...ROUTES, await firstGiftPath(url)];
}

/** Throws when there is none: the server has no demo catalogue. */
export async function firstGiftPath(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/listings?scope=category:nerd`);
  const id = /"id":(\d+)/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error(`No gift in the category nerd at ${url}: run npm start`);
  return `/presente/${id}`;
}
