type Parameter = { segments: string[]; name: string; text: string };

/** Comparing each with each is worth it for what people write. */
const PARAMETERS_MAX = 40;
const NAME = /^[^[\]]+(?:\[[^[\]]*\])*$/;
const INDEX = /^\d{1,3}$/;

/**
 * A query string so that those that ask the same are the same text: percent encoding spelled in one way, the parameters in
 * one order. `where[a][equals]=1` is told to the application by a parser for which the order of parameters can mean something,
 * so whatever is not plainly independent stays in the order, and the spelling, that it came in.
 */
export function canonicalQuery(query: string): string {
  const parts = query.split('&');
  if (query === '' || parts.length > PARAMETERS_MAX) return query;
  const parameters: Parameter[] = [];
  for (const part of parts) {
    const parameter = readParameter(part);
    if (parameter === null) return query;
    parameters.push(parameter);
  }
  if (!areIndependent(parameters)) return query;
  // Stable: of two values of one name the order stays.
  return parameters
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ text }) => text)
    .join('&');
}

function readParameter(part: string): Parameter | null {
  const mark = part.indexOf('=');
  const name = decoded(mark === -1 ? part : part.slice(0, mark));
  const value = decoded(mark === -1 ? '' : part.slice(mark + 1));
  // The application's parser ends a name at the first `]=`, wherever it is.
  if (name === null || value === null || value.includes(']=') || !NAME.test(name)) return null;
  const segments = name.split(/\]?\[|\]$/);
  if (name.endsWith(']')) segments.pop();
  const text = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  return { segments, name, text };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function areIndependent(parameters: readonly Parameter[]): boolean {
  return parameters.every((one, index) =>
    parameters.slice(index + 1).every((other) => one.name === other.name || diverge(one, other)),
  );
}

/** Whether two names lead to different places of one tree: to different fields, or to different places of one list. */
function diverge({ segments: one }: Parameter, { segments: other }: Parameter): boolean {
  const at = one.findIndex((segment, index) => segment !== other[index]);
  const [a, b] = [one[at], other[at]];
  if (a === undefined || b === undefined || a === '' || b === '') return false;
  const isNumber = [a, b].map((segment) => /^\d/.test(segment));
  if (isNumber[0] !== isNumber[1]) return false;
  return isNumber[0] !== true || (INDEX.test(a) && INDEX.test(b));
}
