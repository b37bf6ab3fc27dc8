import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { documentId } from '@/domain/document-id';
import { BROKEN_STATES } from '@/domain/link-health';
import { messages } from '@/messages';
import { links as words } from '@/messages/links';
import type { LinkCheck } from '@payload-types';

import { affiliateLinkProblem } from '../../gifts/validation';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { Refusal } from '../../shared/refusal';
import { transactionOf } from '../../shared/transaction';

/** The editor has looked: nothing is reported until the link or its state changes. A new page is then the expected one. */
const acknowledge = action('acknowledge', z.strictObject({}), async (req, link) => {
  if (!BROKEN_STATES.some((state) => state === link.state)) {
    throw new Refusal(409, words.nothingToConfirm);
  }
  await req.payload.update({
    collection: 'link-checks',
    id: link.id,
    data: {
      acknowledged: true,
      ...(link.state === 'moved' && { expectedUrl: link.finalUrl }),
    },
    req,
  });
  return answer(200, words.acknowledged);
});

/** The gift gets another link, and comes back when it rested. */
const replace = action(
  'replace',
  z.strictObject({ url: z.string().max(2_000) }),
  async (req, link, { url }) => {
    const address = url.trim();
    const problem = affiliateLinkProblem(address);
    if (problem !== null) throw new Refusal(400, problem, { field: 'url' });
    await req.payload.update({
      collection: 'gifts',
      id: giftOf(link),
      data: { affiliateLink: address, ...(link.resting && { _status: 'published' }) },
      depth: 0,
      req,
    });
    return answer(200, link.resting ? words.replacedAndPublished : words.replaced);
  },
);

/** The gift leaves the site until its link is fine again, or is replaced. */
const rest = action('rest', z.strictObject({}), async (req, link) => {
  const id = giftOf(link);
  const gift = await req.payload.findByID({
    collection: 'gifts',
    id,
    depth: 0,
    select: { _status: true },
    req,
  });
  if (gift._status !== 'published') throw new Refusal(409, words.notPublished);
  // First, as the trigger that sees the gift leave has to know that its link is visited further on.
  await req.payload.update({
    collection: 'link-checks',
    id: link.id,
    data: { resting: true },
    req,
  });
  await req.payload.update({
    collection: 'gifts',
    id,
    data: { _status: 'draft' },
    depth: 0,
    req,
  });
  // What an editor changes from now on is a reason not to publish it without asking.
  const db = await transactionOf(req);
  await db.execute(sql`update link_checks set rested_at = clock_timestamp() where id = ${link.id}`);
  return answer(200, words.rested);
});

export const linkActions: Endpoint[] = [acknowledge, replace, rest];

/** What an admin does with one link: `POST /api/link-checks/{id}/{name}`, all of it or nothing. */
function action<Body>(
  name: string,
  body: z.ZodType<Body>,
  act: (req: PayloadRequest, link: LinkCheck, body: Body) => Promise<Response>,
): Endpoint {
  return forAdminsOnly(
    jsonEndpoint({
      path: `/:id/${name}`,
      body,
      handle: (req, read) => inTransaction(req, async () => act(req, await linkIn(req), read)),
    }),
  );
}

async function linkIn(req: PayloadRequest): Promise<LinkCheck> {
  const id = documentId(req.routeParams?.id);
  const link =
    id === null
      ? null
      : await req.payload.findByID({
          collection: 'link-checks',
          id,
          depth: 0,
          showHiddenFields: true,
          disableErrors: true,
          req,
        });
  if (link === null) throw new Refusal(404, messages.errors.api.notFound);
  return link;
}

function giftOf({ gift }: LinkCheck): number {
  return typeof gift === 'number' ? gift : gift.id;
}
