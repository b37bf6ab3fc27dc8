import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';

import { documentId } from '@/domain/document-id';
import { messages } from '@/messages';

import { adapterOf, type Database } from '../../shared/adapter-of';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { jsonEndpoint } from '../../shared/json-endpoint';
import { Refusal } from '../../shared/refusal';

type Options<Body> = {
  name: string;
  body: z.ZodType<Body>;
  act: (campaign: number, body: Body, req: PayloadRequest, db: Database) => Promise<Response>;
};

/** An action on one campaign, for admins: `POST /api/campaigns/{id}/{name}`. JSON only, which no form of another site sends. */
export function campaignEndpoint<Body>({ name, body, act }: Options<Body>): Endpoint {
  return forAdminsOnly(
    jsonEndpoint({
      path: `/:id/${name}`,
      body,
      handle: (req, read) => act(campaignIn(req), read, req, adapterOf(req.payload).drizzle),
    }),
  );
}

/** The campaign that a request's address names; a 404 where that cannot be one. */
export function campaignIn(req: PayloadRequest): number {
  const campaign = documentId(req.routeParams?.id);
  if (campaign === null) throw new Refusal(404, messages.errors.api.notFound);
  return campaign;
}
