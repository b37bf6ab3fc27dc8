import { existsSync } from 'node:fs';
import path from 'node:path';

import { env } from '@/lib/env';
import { messages } from '@/messages';

type Context = { params: { filename: string } };

/** Answers 404 for a missing file, where Payload would answer 500. A bucket does so itself. */
export function answerMissingFile(_: unknown, { params }: Context): Response | undefined {
  if (env.S3 != null) return undefined;
  if (existsSync(path.join(env.MEDIA_DIR, path.basename(params.filename)))) return undefined;
  const errors = [{ message: messages.errors.api.notFound }];
  return Response.json({ errors }, { status: 404 });
}
