import { z } from 'zod';

import { MAX_ID } from '@/domain/document-id';

/** An id as the body of a request names it: a number, never its digits. */
export const idInBody = z.int().min(1).max(MAX_ID);
