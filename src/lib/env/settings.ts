import path from 'node:path';
import { z } from 'zod';

import { CACHE_DISK_MB, CACHE_MEMORY_MB } from '@/domain/page-cache-limits';
import { ANONYMOUS_REQUESTS } from '@/domain/throttles';

import { EnvironmentError } from './environment-error';
import * as field from './fields';

const variables = z.object({
  NODE_ENV: field.optionalText,
  HOST: field.optionalText.transform((value) => value ?? '0.0.0.0'),
  PORT: field.webPort(3000),
  SITE_URL: field.siteUrl,
  TRUSTED_PROXIES: field.count(10),
  DATA_DIR: field.optionalText.transform((value) =>
    path.resolve(/* turbopackIgnore: true */ value ?? '.data'),
  ),
  PAGE_CACHE_MEMORY_MB: field.amount(64, 4_096, CACHE_MEMORY_MB),
  PAGE_CACHE_DISK_MB: field.amount(0, 1_048_576, CACHE_DISK_MB),
  DATABASE_URL: field.databaseUrl,
  PG_PORT: field.port(54329),
  SMTP_URL: field.smtpUrl,
  MAIL_FROM: field.sender,
  MAIL_WEBHOOK_SECRET: field.webhookSecret,
  MAIL_SMTP_PORT: field.port(1025),
  MAIL_UI_PORT: field.webPort(1080),
  OUTBOUND_PRIVATE_HOSTS: field.hosts,
  S3_ENDPOINT: field.httpUrl,
  S3_BUCKET: field.optionalText,
  S3_REGION: field.optionalText,
  S3_ACCESS_KEY_ID: field.optionalText,
  S3_SECRET_ACCESS_KEY: field.optionalText,
  PAYLOAD_SECRET: field.secret,
  ADMIN_EMAIL: field.email('admin@mimoteca.local'),
  ADMIN_PASSWORD: field.password,
  SEED_DEMO: field.flag,
  GRAPHQL_INTROSPECTION: field.flag,
  LINK_CHECKS: field.flag,
  API_ANONYMOUS_PER_MINUTE: field.amount(10, 1_000_000, ANONYMOUS_REQUESTS.most),
});

type Variables = z.infer<typeof variables>;

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION'] as const;
const S3_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function s3Problems(values: Variables): string[] {
  const wanted = [...S3_NAMES, ...S3_KEYS].some((name) => values[name] !== undefined);
  if (!wanted) return [];
  return (['S3_BUCKET', ...S3_KEYS] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} falta: para usar S3 informe também S3_BUCKET e as duas chaves.`);
}

function portProblems(values: Variables): string[] {
  const names = ['PORT'];
  if (!values.DATABASE_URL) names.push('PG_PORT');
  if (!values.SMTP_URL) names.push('MAIL_SMTP_PORT', 'MAIL_UI_PORT');
  const seen = new Map<number, string>();
  const problems: string[] = [];
  for (const name of names as ('PORT' | 'PG_PORT' | 'MAIL_SMTP_PORT' | 'MAIL_UI_PORT')[]) {
    const port = values[name];
    const other = seen.get(port);
    if (other) problems.push(`${name} e ${other} não podem ser a mesma porta (${port}).`);
    seen.set(port, name);
  }
  return problems;
}

function secretProblems(values: Variables): string[] {
  const demanded = values.DATABASE_URL && values.NODE_ENV === 'production';
  if (!demanded || values.PAYLOAD_SECRET) return [];
  return [
    'PAYLOAD_SECRET falta: em produção com DATABASE_URL informe um segredo de pelo menos 32 caracteres (por exemplo, o que "openssl rand -hex 32" imprime), igual em todos os servidores.',
  ];
}

function s3From(values: Variables) {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket: S3_BUCKET,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION ?? 'us-east-1',
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  };
}

/**
 * The operator's variables, checked and with their defaults. What the launcher still has to find
 * (DATABASE_URL, PAYLOAD_SECRET, SMTP_URL of the local mode) may be absent.
 * Throws an EnvironmentError that names every wrong variable.
 */
export function parseSettings(raw: Record<string, string | undefined>) {
  const result = variables.safeParse(raw);
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    );
  }
  const values = result.data;
  const problems = [...s3Problems(values), ...portProblems(values), ...secretProblems(values)];
  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    ...values,
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    SEED_DEMO: values.SEED_DEMO ?? values.DATABASE_URL === undefined,
    GRAPHQL_INTROSPECTION: values.GRAPHQL_INTROSPECTION ?? values.NODE_ENV !== 'production',
    LINK_CHECKS: values.LINK_CHECKS ?? true,
    MEDIA_DIR: path.join(values.DATA_DIR, 'media'),
    S3: s3From(values),
  };
}

export type Settings = ReturnType<typeof parseSettings>;
