import { z } from 'zod';

import { passwordProblem } from '@/domain/password-rules';

import { BLOCKED_PORTS } from './blocked-ports';

/** An empty variable counts as absent: that is what `NAME=` in a .env file means. */
const orAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const text = z.preprocess(orAbsent, z.string().trim().optional());

function urlWith(value: string, protocols: string[]): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && protocols.includes(url.protocol) && url.hostname !== '' ? url : null;
}

const parsedText = <T>(parse: (value: string) => T | null, message: string) =>
  text.transform((value, context) => {
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const optionalText = text;

export const port = (fallback: number) =>
  parsedText((value) => {
    const number = /^\d{1,5}$/.test(value) ? Number(value) : 0;
    return number >= 1 && number <= 65535 ? number : null;
  }, 'deve ser um número de porta entre 1 e 65535').transform((value) => value ?? fallback);

/** A port that people open with a browser, and the site itself with `fetch`, which is as strict. */
export const webPort = (fallback: number) =>
  port(fallback).refine((value) => !BLOCKED_PORTS.has(value), {
    message: `deve ser uma porta que navegadores abrem, como ${fallback} (eles bloqueiam esta)`,
  });

/** A count: 0 by default. */
export const count = (most: number) =>
  parsedText(
    (value) => (/^\d{1,2}$/.test(value) && Number(value) <= most ? Number(value) : null),
    `deve ser um número inteiro entre 0 e ${most}`,
  ).transform((value) => value ?? 0);

/** A whole number between two others. */
export const amount = (least: number, most: number, fallback: number) =>
  parsedText((value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
    return number >= least && number <= most ? number : null;
  }, `deve ser um número inteiro entre ${least} e ${most}`).transform((value) => value ?? fallback);

export const flag = parsedText(
  (value) => ({ true: { on: true }, false: { on: false } })[value.toLowerCase()] ?? null,
  'deve ser true ou false',
).transform((value) => value?.on);

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/;

/** Names or IPv4 addresses, each perhaps with a port, separated by commas. */
export const hosts = parsedText((value) => {
  const listed = value
    .toLowerCase()
    .split(',')
    .map((host) => host.trim());
  return listed.every((host) => HOST.test(host)) ? listed : null;
}, 'deve ser uma lista de servidores separados por vírgulas, como 10.0.0.5:8080,loja.interna').transform(
  (value) => value ?? [],
);

export const siteUrl = parsedText((value) => {
  const url = urlWith(value, ['http:', 'https:']);
  const isBare = url?.pathname === '/' && !url.search && !url.hash && !url.username;
  return isBare ? url.origin : null;
}, 'deve ser um endereço http(s) sem caminho, como https://www.exemplo.com.br');

export const httpUrl = parsedText(
  (value) => (urlWith(value, ['http:', 'https:']) ? value : null),
  'deve ser um endereço http(s), como https://s3.exemplo.com',
);

export const databaseUrl = parsedText(
  (value) => (urlWith(value, ['postgres:', 'postgresql:']) ? value : null),
  'deve ter a forma postgres://usuario:senha@servidor:5432/banco',
);

export const smtpUrl = parsedText(
  (value) => (urlWith(value, ['smtp:', 'smtps:']) ? value : null),
  'deve ter a forma smtp://usuario:senha@servidor:587 (ou smtps://)',
);

const address = z.email();
const isAddress = (value: string) => address.safeParse(value).success;

export const email = (fallback: string) =>
  parsedText(
    (value) => (isAddress(value) ? value.toLowerCase() : null),
    'deve ser um endereço de e-mail, como voce@exemplo.com.br',
  ).transform((value) => value ?? fallback);

export const sender = parsedText((value) => {
  const [, quoted = '', inBrackets] = /^(.*)<([^<>]+)>$/.exec(value) ?? [];
  const bare = (inBrackets ?? value).trim();
  const name = quoted.trim().replace(/^"(.*)"$/, '$1');
  return isAddress(bare) ? { name: name || 'Mimoteca', address: bare } : null;
}, 'deve ser um e-mail ou ter a forma Nome <nome@exemplo.com.br>').transform(
  (value) => value ?? { name: 'Mimoteca', address: 'ola@mimoteca.local' },
);

export const secret = parsedText(
  (value) => (value.length >= 32 ? value : null),
  'deve ter pelo menos 32 caracteres (por exemplo, o que "openssl rand -hex 32" imprime)',
);

/** As Standard Webhooks writes it: 24 to 64 bytes in base64. */
export const webhookSecret = parsedText((value) => {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const isWhole = bytes.toString('base64') === encoded;
  return isWhole && bytes.length >= 24 && bytes.length <= 64 ? value : null;
}, 'deve ser whsec_ seguido de 24 a 64 bytes em base64 (por exemplo, whsec_ e o que "openssl rand -base64 32" imprime)');

export const password = text.superRefine((value, context) => {
  const problem = value === undefined ? null : passwordProblem(value);
  if (problem === null) return;
  const message = `é fraca. ${problem.replace(/\.$/, '')}`;
  context.addIssue({ code: 'custom', message });
});
