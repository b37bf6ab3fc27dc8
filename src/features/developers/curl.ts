import type { JsonSchema, Operation, Parameter } from '@/data/openapi/operation';

/** The name that examples have a key under. */
const KEY = '$MIMOTECA_KEY';

/** An operation as a command with the values of its examples; `site` is the origin. It can be run as it is. */
export function curlOf(operation: Operation, site: string): string {
  const { method, isAdmin = false, body } = operation;
  const parts = [
    method === 'get' ? [] : [`-X ${method.toUpperCase()}`],
    isAdmin ? [`-H "Authorization: Bearer ${KEY}"`] : [],
    body === undefined ? [] : bodyOf(body),
    [`"${site}/api${addressOf(operation)}"`],
  ].flat();
  return `curl ${parts.join(' \\\n  ')}`;
}

function addressOf({ path, parameters }: Operation): string {
  const given = parameters.filter(({ example }) => example !== undefined);
  const query = new URLSearchParams(given.filter(isInQuery).map((one) => [one.name, textOf(one)]));
  const filled = given.reduce((text, one) => text.replace(`{${one.name}}`, textOf(one)), path);
  return query.size === 0 ? filled : `${filled}?${String(query)}`;
}

const isInQuery = (parameter: Parameter) => parameter.in === 'query';
const textOf = ({ example }: Parameter) => String(example);

function bodyOf({ type, example }: NonNullable<Operation['body']>): string[] {
  if (type === 'application/json') {
    return ['-H "Content-Type: application/json"', `-d '${linesOf(example)}'`];
  }
  return Object.entries(example).map(([name, value]) => `-F '${name}=${String(value)}'`);
}

/** JSON with each of its fields in a line. */
function linesOf(value: JsonSchema): string {
  const fields = Object.entries(value).map(([name, one]) => `  "${name}": ${JSON.stringify(one)}`);
  return `{\n${fields.join(',\n')}\n}`;
}
