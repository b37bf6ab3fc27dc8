import { property } from './property';

export type Problem = { message: string; field?: string };

export type PostResult =
  | { ok: true; answer: unknown }
  /** `status` 0: nobody answered. `problems` is empty when the answer could not be read. */
  | { ok: false; status: number; problems: Problem[] };

/** Sends JSON to this site's API from the browser. Never throws: whatever goes wrong is in the result. */
export function postJson(address: string, body: object): Promise<PostResult> {
  return sendJson('POST', address, body);
}

/** `postJson` with another method. */
export async function sendJson(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  address: string,
  body?: object,
): Promise<PostResult> {
  try {
    const response = await fetch(address, {
      method,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, answer };
    return { ok: false, status: response.status, problems: readProblems(answer) };
  } catch {
    return { ok: false, status: 0, problems: [] };
  }
}

/** The messages of an error answer: ours name a `field`; Payload nests its validation errors and calls it `path`. */
export function readProblems(answer: unknown): Problem[] {
  return listOf(answer, 'errors').flatMap((error) => {
    const nested = listOf(property(error, 'data'), 'errors');
    return (nested.length > 0 ? nested : [error]).flatMap((problem) => {
      const message = property(problem, 'message');
      const field = property(problem, 'field') ?? property(problem, 'path');
      if (typeof message !== 'string') return [];
      return [typeof field === 'string' ? { message, field } : { message }];
    });
  });
}

/** The `message` of an answer, where it has one. */
export function readMessage(answer: unknown): string | undefined {
  const message = property(answer, 'message');
  return typeof message === 'string' ? message : undefined;
}

function listOf(value: unknown, name: string): unknown[] {
  const list = property(value, name);
  return Array.isArray(list) ? list : [];
}
