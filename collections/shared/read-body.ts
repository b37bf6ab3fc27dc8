import type { PayloadRequest } from 'payload';
import type { z } from 'zod';

import { JSON_BODY_MAX_CHARACTERS } from '@/domain/query-limits';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

import { dataProblem } from './guards/data-problem';

type Read<T> = { ok: true; body: T } | { ok: false; refusal: Response };

/** The JSON body of a request as `schema` describes it, or the answer that says in Portuguese what is wrong with it. */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<Read<T>> {
  // A form of another site can send any type but JSON without a CORS preflight.
  const isJson = req.headers.get('content-type')?.startsWith('application/json') === true;
  return parseBody(isJson ? await req.text?.() : undefined, schema);
}

/** The same of a body that has been read. */
export function parseBody<T>(text: string | undefined, schema: z.ZodType<T>): Read<T> {
  if (text !== undefined && text.length > JSON_BODY_MAX_CHARACTERS) {
    return refuse(413, [{ message: messages.errors.api.tooLarge }]);
  }
  const given = parse(text);
  const hostile = dataProblem(given);
  if (hostile !== null) return refuse(400, [hostile]);
  const result = schema.safeParse(given);
  if (result.success) return { ok: true, body: result.data };
  const errors = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return [{ message: messages.rest.unknownFields(issue.keys.slice(0, 5)) }];
    }
    const field = issue.path.join('.');
    const place = field === '' ? {} : { field };
    // What a schema of ours says itself is in Portuguese already.
    if (issue.code === 'custom') return [{ message: issue.message, ...place }];
    if (field === '') return [{ message: messages.rest.bodyNotAnObject }];
    return [{ message: messages.errors.api.badValue(field), field }];
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
