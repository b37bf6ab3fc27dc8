import type { PayloadRequest } from 'payload';
import type { z } from 'zod';

import { problem } from '@/lib/problem';
import { messages } from '@/messages';

type Read<T> = { ok: true; body: T } | { ok: false; refusal: Response };

/** The JSON body of a request as `schema` describes it, or the answer that says in Portuguese what is wrong with it. */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<Read<T>> {
  let json: unknown;
  try {
    json = await req.json?.();
  } catch {
    return refuse(400, [{ message: messages.rest.bodyNotAnObject }]);
  }
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, body: result.data };
  const errors = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return [{ message: messages.rest.unknownFields(issue.keys.slice(0, 5)) }];
    }
    const field = issue.path.join('.');
    if (field === '') return [{ message: messages.rest.bodyNotAnObject }];
    return [{ message: messages.errors.api.badValue(field), field }];
  });
  return refuse(400, errors);
}

function refuse(status: number, errors: { message: string; field?: string }[]): Read<never> {
  return { ok: false, refusal: problem(status, errors) };
}
