export type Log = (line: string) => void;

/** A span in seconds as the operator reads it: "0,8 s". */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;
}

export const log: Log = (line) => void process.stdout.write(`  ${line}\n`);

/** Announces a step that takes a while, runs it, and says how long it took. */
export async function step<T>(label: string, run: () => Promise<T>): Promise<T> {
  log(`… ${label}`);
  const started = performance.now();
  const result = await run();
  log(`✔ ${label} (${formatSeconds(performance.now() - started)})`);
  return result;
}
