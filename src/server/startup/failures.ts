import { EnvironmentError } from '@/lib/env/environment-error';

/**
 * A reason not to start that the operator can act on. `message` is one Portuguese line that says
 * what is wrong and what to do; it is printed as it is, without a stack trace.
 */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}

type SystemError = Error & { code: string; path?: string; port?: number; address?: string };

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function describeSystemError(error: SystemError): string | null {
  const place = error.path ?? 'a pasta de dados';
  switch (error.code) {
    case 'EADDRINUSE':
      return `A porta ${error.port ?? ''} já está em uso. Encerre o programa que a ocupa ou escolha outra porta (PORT, PG_PORT, MAIL_SMTP_PORT, MAIL_UI_PORT).`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `Não foi possível alcançar o banco de dados (${error.code}). Confira se ele está no ar e se DATABASE_URL está certo.`;
    case 'ENOSPC':
      return `O disco está cheio: não foi possível gravar em ${place}. Libere espaço ou aponte DATA_DIR para outro disco.`;
    case 'EDQUOT':
      return `A cota de disco acabou: não foi possível gravar em ${place}. Libere espaço ou aponte DATA_DIR para outro disco.`;
    case 'EACCES':
    case 'EPERM':
      return `Sem permissão em ${place}. Ajuste as permissões ou aponte DATA_DIR para uma pasta em que se possa gravar.`;
    case 'EROFS':
      return `${place} está em um disco somente leitura. Aponte DATA_DIR para uma pasta em que se possa gravar.`;
    case '28P01':
    case '28000':
      return 'O banco de dados recusou o usuário ou a senha. Confira DATABASE_URL.';
    case '3D000':
      return 'O banco de dados indicado em DATABASE_URL não existe. Crie-o ou corrija o nome.';
    case '42501':
      return 'O usuário de DATABASE_URL não tem permissão para criar tabelas. Use o dono do banco de dados.';
    case '53300':
      return 'O banco de dados não aceita mais conexões. Aumente max_connections ou encerre clientes ociosos.';
    default:
      return null;
  }
}

/** The errors an error wraps: its `cause`, and the members of an `AggregateError` (a failed dual-stack connection is one). */
function wrappedErrors(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [];
  const members: unknown[] = error instanceof AggregateError ? error.errors : [];
  return error.cause === undefined ? members : [error.cause, ...members];
}

/**
 * One line for an operator when `error` is an expected obstacle (ours or the system's), or null
 * when it is a bug and deserves its stack trace.
 */
export function describeFailure(error: unknown): string | null {
  if (error instanceof StartupFailure || error instanceof EnvironmentError) return error.message;
  const own = isSystemError(error) ? describeSystemError(error) : null;
  if (own !== null) return own;
  for (const wrapped of wrappedErrors(error)) {
    const description = describeFailure(wrapped);
    if (description !== null) return description;
  }
  return null;
}

/** Tells the operator why a command ends: a line for an expected obstacle, the whole error for a bug. */
export function reportFailure(error: unknown): void {
  const line = describeFailure(error);
  const lines = line === null ? ['Erro inesperado:'] : line.split('\n');
  for (const text of lines) process.stderr.write(`  ✖ ${text}\n`);
  if (line === null) console.error(error);
}
