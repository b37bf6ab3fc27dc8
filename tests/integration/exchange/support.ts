import type { ImportProgress, ImportRow, RowFilter } from '@/domain/gift-exchange/import-states';

import type { Session } from '../../support/http';
import type { OpenSite } from '../../support/open-site';

/** What an editor does with imports, over HTTP. */
export function importsOf({ api }: OpenSite, as: Session) {
  const request = (path: string, options = {}) =>
    api.request(`/gift-imports${path}`, { as, ...options });

  return {
    send: async (file: string | Uint8Array, name = 'presentes.csv') => {
      // The harness sends texts and forms as they are; bytes go as a Blob of a request of our own.
      const answer = await fetch(
        `${api.url}/api/gift-imports/file?name=${encodeURIComponent(name)}`,
        {
          method: 'POST',
          body: typeof file === 'string' ? file : Buffer.from(file),
          headers: {
            'content-type': 'application/octet-stream',
            authorization: `JWT ${as.token}`,
          },
        },
      );
      const body = (await answer.json()) as { id: number; errors?: { message: string }[] };
      return { status: answer.status, id: body.id, message: body.errors?.[0]?.message };
    },
    move: async (id: number, move: 'start' | 'cancel' | 'undo') => {
      const { status, body } = await request(`/${id}/${move}`, { method: 'POST', body: {} });
      return { status, message: body.message ?? body.errors?.[0]?.message };
    },
    progress: async (id: number): Promise<ImportProgress> =>
      (await request(`/${id}/progress`)).body,
    rows: async (id: number, filter: RowFilter = 'all'): Promise<ImportRow[]> =>
      (await request(`/${id}/rows?filter=${filter}`)).body.rows,
    report: async (id: number): Promise<string> => (await request(`/${id}/report`)).body,
    /** Sends a file and waits until it is checked. */
    async check(file: string | Uint8Array, name?: string) {
      const { id, message } = await this.send(file, name);
      if (message !== undefined) throw new Error(message);
      await work();
      return { id, progress: await this.progress(id), rows: await this.rows(id) };
    },
    /** Checks a file, imports what can be, and waits until it is over. */
    async import(file: string | Uint8Array, name?: string) {
      const { id } = await this.check(file, name);
      await this.move(id, 'start');
      await work();
      return { id, progress: await this.progress(id), rows: await this.rows(id) };
    },
    async undo(id: number) {
      await this.move(id, 'undo');
      await work();
      return { progress: await this.progress(id), rows: await this.rows(id) };
    },
  };
}

/** Has the runner do all that waits. Call it after `createTestPayload`. */
export async function work(): Promise<void> {
  const { runImports } = await import('@/data/gift-imports/run-imports');
  while ((await runImports()) === 0);
}

/** A CSV with semicolons of rows that all have the columns of the first. */
export function csv(...rows: Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (value: string | number | undefined) =>
    `"${String(value ?? '').replaceAll('"', '""')}"`;
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(cell).join(';'))
    .join('\r\n');
}

/** The messages of a row, each with its column. */
export const told = (row: ImportRow | undefined): string[] =>
  (row?.problems ?? []).map(({ column, message }) => `${column ?? ''}: ${message}`);
