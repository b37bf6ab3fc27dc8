/** How a process has ended: one of the two is known. */
export type Death = { code: number | null; signal: NodeJS.Signals | null };

/** What V8 does when its heap is full, seen from outside: by a signal, or as a shell passes it on. */
const ABORTED = 134;

/** Why a process has ended, for the operator. */
export function describeDeath({ code, signal }: Death): string {
  if (signal === 'SIGABRT' || code === ABORTED)
    return 'abortado (SIGABRT), como acontece quando a memória acaba';
  if (signal !== null) return `sinal ${signal}`;
  if (code === null) return 'o processo não pôde ser criado';
  return `código de saída ${code}`;
}
