import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { documentId } from '@/domain/document-id';
import { giftSource } from '@/lib/gift-source';
import { paths } from '@/lib/paths';

import { type Handler, isPageRequest } from '../http/handler';
import { setHeaders } from '../http/security-headers';
import { capture } from '../page-cache/capture';
import {
  fillTemplate,
  giftPieces,
  type GiftPieces,
  type GiftTemplate,
  learnTemplate,
  SHORTEST_ROW,
} from './gift-template';
import { joinFlight } from './join-flight';

type Known = {
  /** What the parts around the gift were made from. */
  frame: string;
  template: GiftTemplate;
  /** Those that Next sets. */
  headers: Record<string, string>;
  /** Whether it has been found to yield, for another gift than the one it is from, exactly what Next makes. */
  isProven: boolean;
};

/** From `renderGiftView`. */
type Render = (json: string) => string;

const GIFT = paths.gift(0).slice(0, -1);
/** Says that Next has not made this document. */
const MADE_FROM = 'x-made-from';
/** So many documents that cannot be understood, and Next makes all of them. */
const ATTEMPTS = 20;

/**
 * Makes the documents of gifts, of which there are most, without Next: from one that Next has made, with what differs
 * between two gifts in its place. Whatever is out of the ordinary Next makes as ever: the first two after a start or a
 * change of what surrounds every page, previews, payloads, gifts that are not there.
 */
export function giftDocuments(next: Handler, loadRender: () => Promise<Render>): Handler {
  let known: Known | null = null;
  let attempts = 0;
  let loading: Promise<Render | null> | undefined;

  async function piecesOf(id: number, json: string): Promise<GiftPieces | null> {
    loading ??= loadRender().catch(() => null);
    const render = await loading;
    try {
      return render === null ? null : giftPieces(id, json, render(json));
    } catch {
      return null;
    }
  }

  /** Has Next make the document, and learns from it. */
  async function learn(
    request: IncomingMessage,
    response: ServerResponse,
    frame: string,
    pieces: GiftPieces,
  ): Promise<void> {
    const before = new Set(response.getHeaderNames());
    const { status, headers, body } = await capture(response, () => next(request, response));
    if (status === 200) {
      const document = joinFlight(body.toString('utf8'));
      const candidate = known?.frame === frame ? known : null;
      if (candidate !== null && fillTemplate(candidate.template, pieces) === document) {
        candidate.isProven = true;
      } else {
        attempts += 1;
        const template = learnTemplate(document, pieces);
        const own = added(headers, before);
        known = template === null ? null : { frame, template, headers: own, isProven: false };
      }
    }
    response.end(body);
  }

  return async (request, response) => {
    const id = giftAskedFor(request);
    if (id === null || giftSource.read === null || attempts >= ATTEMPTS) {
      return next(request, response);
    }
    const source = await giftSource.read(id);
    if (source === null || source.json.length < SHORTEST_ROW) return next(request, response);
    const { json, frame } = source;
    const pieces = await piecesOf(id, json);
    if (pieces === null) return next(request, response);
    if (known === null || known.frame !== frame || !known.isProven) {
      return learn(request, response, frame, pieces);
    }
    attempts = 0;
    setHeaders(response, known.headers);
    response.setHeader(MADE_FROM, 'template');
    response.end(fillTemplate(known.template, pieces));
  };
}

/** The gift whose document is asked for; null for anything else, and for a preview. */
function giftAskedFor(request: IncomingMessage): number | null {
  const { url = '', headers } = request;
  if (!url.startsWith(GIFT) || !isPageRequest(request)) return null;
  if (headers.cookie?.includes('__prerender_bypass') === true) return null;
  return documentId(url.slice(GIFT.length).split('?', 1)[0]);
}

function added(headers: OutgoingHttpHeaders, before: Set<string>): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => !before.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
