import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { readEnvironment } from '@/lib/env';
import { BLOCKED_PORTS } from '@/lib/env/blocked-ports';
import { parseSettings } from '@/lib/env/settings';

const COMPLETE = {
  DATABASE_URL: 'postgres://u:p@localhost:5432/m',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost:1025',
};
const S3 = { S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'chave' };

describe('settings', () => {
  it('has a default for everything in local mode', () => {
    expect(parseSettings({})).toMatchObject({
      HOST: '0.0.0.0',
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: path.resolve('.data'),
      MEDIA_DIR: path.resolve('.data/media'),
      PG_PORT: 54329,
      MAIL_FROM: { name: 'Mimoteca', address: 'ola@mimoteca.local' },
      MAIL_SMTP_PORT: 1025,
      MAIL_UI_PORT: 1080,
      S3: null,
      ADMIN_EMAIL: 'admin@mimoteca.local',
      SEED_DEMO: true,
    });
  });

  it('takes an empty or blank variable as absent', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '  ', SEED_DEMO: '' })).toEqual(
      parseSettings({}),
    );
  });

  it('follows PORT in the address of the site and drops a trailing slash', () => {
    expect(parseSettings({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000');
    expect(parseSettings({ SITE_URL: 'https://m.com.br/' }).SITE_URL).toBe('https://m.com.br');
  });

  it('does not seed a database of the operator unless asked', () => {
    const { DATABASE_URL } = COMPLETE;
    expect(parseSettings({ DATABASE_URL }).SEED_DEMO).toBe(false);
    expect(parseSettings({ DATABASE_URL, SEED_DEMO: 'true' }).SEED_DEMO).toBe(true);
    expect(parseSettings({ SEED_DEMO: 'false' }).SEED_DEMO).toBe(false);
  });

  it.each([
    ['eu@m.com', { name: 'Mimoteca', address: 'eu@m.com' }],
    ['Loja de Mimos <eu@m.com>', { name: 'Loja de Mimos', address: 'eu@m.com' }],
    ['"Mimos, Ltda" <eu@m.com>', { name: 'Mimos, Ltda', address: 'eu@m.com' }],
  ])('reads the sender %s', (MAIL_FROM, expected) => {
    expect(parseSettings({ MAIL_FROM }).MAIL_FROM).toEqual(expected);
  });

  it('reads the hosts inside that may be asked, none by default', () => {
    expect(parseSettings({}).OUTBOUND_PRIVATE_HOSTS).toEqual([]);
    expect(parseSettings({ OUTBOUND_PRIVATE_HOSTS: '10.0.0.5:8080, Loja.interna' })).toMatchObject({
      OUTBOUND_PRIVATE_HOSTS: ['10.0.0.5:8080', 'loja.interna'],
    });
  });

  it('takes a secret of the mail provider as it shows it', () => {
    const MAIL_WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    expect(parseSettings({ MAIL_WEBHOOK_SECRET })).toMatchObject({ MAIL_WEBHOOK_SECRET });
  });

  it('gathers the S3 variables', () => {
    expect(parseSettings({ ...S3, S3_ENDPOINT: 'http://localhost:9000' }).S3).toEqual({
      bucket: 'fotos',
      endpoint: 'http://localhost:9000',
      region: 'us-east-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'chave' },
    });
  });
});

describe('a wrong variable is named in one line that says what to write', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT deve ser um número de porta entre 1 e 65535.'],
    [{ PORT: '0' }, 'PORT deve ser um número de porta entre 1 e 65535.'],
    [{ PORT: '70000' }, 'PORT deve ser um número de porta entre 1 e 65535.'],
    [{ PORT: '6000' }, 'PORT deve ser uma porta que navegadores abrem, como 3000'],
    [{ MAIL_UI_PORT: '4190' }, 'MAIL_UI_PORT deve ser uma porta que navegadores abrem'],
    [{ PG_PORT: '-1' }, 'PG_PORT deve ser'],
    [{ MAIL_SMTP_PORT: '1e3' }, 'MAIL_SMTP_PORT deve ser'],
    [{ MAIL_UI_PORT: '80.5' }, 'MAIL_UI_PORT deve ser'],
    [{ SITE_URL: 'mimoteca.com.br' }, 'SITE_URL deve ser um endereço http(s) sem caminho'],
    [{ SITE_URL: 'https://m.com/loja' }, 'SITE_URL deve ser um endereço http(s) sem caminho'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL deve ser'],
    [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL deve ter a forma postgres://'],
    [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL deve ter a forma smtp://'],
    [{ MAIL_FROM: 'Mimoteca' }, 'MAIL_FROM deve ser um e-mail'],
    [{ MAIL_WEBHOOK_SECRET: 'x'.repeat(40) }, 'MAIL_WEBHOOK_SECRET deve ser whsec_ seguido de'],
    [{ OUTBOUND_PRIVATE_HOSTS: 'http://a/' }, 'OUTBOUND_PRIVATE_HOSTS deve ser uma lista'],
    [{ MAIL_WEBHOOK_SECRET: 'whsec_Y3VydG8=' }, 'MAIL_WEBHOOK_SECRET deve ser'],
    [{ MAIL_WEBHOOK_SECRET: `whsec_${'x'.repeat(33)}` }, 'MAIL_WEBHOOK_SECRET deve ser'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL deve ser um endereço de e-mail'],
    [{ ADMIN_PASSWORD: 'curta' }, 'ADMIN_PASSWORD é fraca. A senha deve ter pelo menos 8'],
    [{ PAYLOAD_SECRET: 'curto' }, 'PAYLOAD_SECRET deve ter pelo menos 32 caracteres'],
    [{ SEED_DEMO: 'sim' }, 'SEED_DEMO deve ser true ou false.'],
    [{ ...S3, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT deve ser um endereço http(s)'],
    [{ S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY falta'],
    [{ S3_REGION: 'sa-east-1', S3_ACCESS_KEY_ID: 'a' }, 'S3_BUCKET falta'],
    [{ PORT: '1080' }, 'MAIL_UI_PORT e PORT não podem ser a mesma porta (1080).'],
    [{ PG_PORT: '3000' }, 'PG_PORT e PORT não podem ser a mesma porta (3000).'],
    [
      { NODE_ENV: 'production', DATABASE_URL: COMPLETE.DATABASE_URL },
      'PAYLOAD_SECRET falta: em produção',
    ],
  ])('%o', (variables, message) => {
    const [line] = problemsOf(variables);
    expect(line).toContain(message);
  });

  it('names all of them at once', () => {
    expect(problemsOf({ PORT: 'x', SEED_DEMO: 'x' })).toHaveLength(2);
  });

  it('refuses as the port of the site each that fetch, and so the site itself, cannot open', async () => {
    const refused: number[] = [];
    for (const port of BLOCKED_PORTS) {
      expect(problemsOf({ PORT: String(port) })).toHaveLength(1);
      const answer = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
      if (answer instanceof Error && String(answer.cause).includes('bad port')) refused.push(port);
    }
    expect(refused).toEqual([...BLOCKED_PORTS]);
  });

  it('leaves such ports to services that no browser opens', () => {
    expect(parseSettings({ PG_PORT: '6000', MAIL_SMTP_PORT: '587' }).PG_PORT).toBe(6000);
  });

  it('lets ports coincide that nobody listens on', () => {
    const variables = { ...COMPLETE, PORT: '54329', MAIL_UI_PORT: '1025' };
    expect(parseSettings(variables).PORT).toBe(54329);
  });
});

describe('the environment of a running application', () => {
  it('is complete', () => {
    expect(readEnvironment(COMPLETE)).toMatchObject(COMPLETE);
  });

  it.each(['DATABASE_URL', 'PAYLOAD_SECRET', 'SMTP_URL'])('demands %s', (name) => {
    expect(() => readEnvironment({ ...COMPLETE, [name]: undefined })).toThrow(`${name} falta`);
  });
});

function problemsOf(variables: Record<string, string | undefined>): string[] {
  try {
    parseSettings(variables);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
}
