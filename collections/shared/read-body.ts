import type { PayloadRequest } from 'payload';
import type { z } from 'zod';

import { problem } from '@/lib/problem';
import { messages } from '@/messages';

type Read<T> = { ok: true; body: T } | { ok: false; refusal: Response };

const LONGEST_BODY = 64 * 1_024;

/** The JSON body of a request as `schema` describes it, or the answer that says in Portuguese what is wrong with it. */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<Read<T>> {
  // A form of another site can send anything but JSON without asking the browser's leave.
  const isJson = req.headers.get('content-type')?.startsWith('application/json') === true;
  const text = isJson ? await req.text?.() : undefined;
  if (text !== undefined && text.length > LONGEST_BODY) {
    return refuse(413, [{ message: messages.errors.api.tooLarge }]);
  }
  const result = schema.safeParse(parse(text));
  if (result.success) return { ok: true, body: result.data };
  const errors = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return [{ message: messages.rest.unknownFields(issue.keys.slice(0, 5)) }];
    }
    const field = issue.path.join('.');
    if (field === '') return [{ message: messages.rest.bodyNotAnObject }];
    // What a schema of ours says itself is in Portuguese already.
    const message = issue.code === 'custom' ? issue.message : messages.errors.api.badValue(field);
    return [{ message, field }];
  });
  return refuse(400, errors);
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function refuse(status: number, errors: { message: string; field?: string }[]): Read<never> {
  return { ok: false, refusal: problem(status, errors) };
}
