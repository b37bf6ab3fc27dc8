import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';

import { isDocumentId } from '@/domain/document-id';
import { bytesOf, RELATION_CACHE_PART } from '@/domain/page-cache-limits';
import { gather, noteTags } from '@/lib/cache-scope';
import { cacheTags, mediaTag } from '@/lib/cache-tags';
import { createDataCache } from '@/lib/data-cache';
import { env } from '@/lib/env';
import { property } from '@/lib/property';
import { shared } from '@/lib/shared';
import { tagClock } from '@/lib/tag-clock';

import { afterCommit } from '../after-transaction';

type Loader = PayloadRequest['payloadDataLoader'];
/** A related document, with as many levels of its own relations. */
type Question = { slug: string; id: number; levels: number };

/** The collections that gifts relate to, each with the tags of a document and of all that it leads to. */
const TAGS: Readonly<Record<string, (doc: unknown) => string[]>> = {
  categories: () => [cacheTags.terms('category')],
  'category-groups': () => [cacheTags.terms('category')],
  occasions: () => [cacheTags.terms('occasion')],
  'occasion-groups': () => [cacheTags.terms('occasion')],
  media: (doc) => {
    const filename = property(doc, 'filename');
    return [cacheTags.allMedia, mediaTag(typeof filename === 'string' ? filename : '')];
  },
};

const state = () =>
  shared('shared-relations', () => ({
    cache: createDataCache(bytesOf(RELATION_CACHE_PART, env.PAGE_CACHE_MEMORY_MB), tagClock),
    /** How many writes of this process have been committed. */
    writes: 0,
  }));

const sharing = shared('sharing-loaders', () => new WeakSet<Loader>());

/**
 * Lets the requests of visitors share the related documents that Payload has put together for one of them, until the
 * database announces a change. They are the same for everybody without a user; whether a visitor may read the collection at
 * all is asked of its access function by each request. Not for drafts, nor with `select` or `populate`, nor in a transaction.
 */
export const shareRelations: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const loader = req.payloadDataLoader;
  if (operation !== 'read' || req.user != null || sharing.has(loader)) return args;
  sharing.add(loader);
  const load = loader.load.bind(loader);
  const readable = new Map<string, Promise<boolean>>();

  async function mayRead(slug: string): Promise<boolean> {
    const access = req.payload.config.collections.find((known) => known.slug === slug)?.access;
    return (await access?.read({ req })) === true;
  }

  loader.load = async (key) => {
    const question = req.user == null ? questionOf(key) : null;
    if (question === null) return load(key);
    const { slug, id, levels } = question;
    const allowed = readable.get(slug) ?? mayRead(slug);
    readable.set(slug, allowed);
    if (!(await allowed)) return load(key);
    const { cache, writes } = state();
    const name = `${writes} ${slug} ${id} ${levels}`;
    // The border to the cache: under this name there is never anything else than this document.
    return (cache.peek(name) ?? (await read(name, slug, () => load(key)))) as ReturnType<
      Loader['load']
    >;
  };
  return args;
};

/** What a key of Payload's loader asks for, where everybody gets the same; null otherwise. */
function questionOf(key: string): Question | null {
  const parts: unknown = JSON.parse(key);
  if (!Array.isArray(parts)) return null;
  const values: unknown[] = parts;
  const [transaction, slug, id, depth, current, locale, fallback, ...rest] = values;
  const [isOverriding, showsHidden, isDraft, ...shape] = rest;
  const isPlain = [transaction, locale, fallback, ...shape].every((part) => part == null);
  const isPublic = [isOverriding, showsHidden, isDraft].every((part) => part !== true);
  if (!isPlain || !isPublic || typeof slug !== 'string' || !Object.hasOwn(TAGS, slug)) return null;
  if (!isDocumentId(id) || typeof depth !== 'number' || typeof current !== 'number') return null;
  return { slug, id, levels: Math.max(0, depth - Math.max(1, current) + 1) };
}

async function read(name: string, slug: string, load: () => Promise<unknown>): Promise<unknown> {
  // What the answer around it is made from is not told: a list that carries tags is taken for one that has them all.
  const { result } = await gather('read', () =>
    state().cache.get(name, async () => {
      const doc = await load();
      // What is not there is not kept: nothing would announce that it has come.
      if (doc == null) noteTags([], 0);
      else noteTags([cacheTags.everything, ...(TAGS[slug]?.(doc) ?? [])]);
      return doc;
    }),
  );
  return result;
}

/** Whoever writes reads what was written: in this process at the commit, before the announcement is back. */
export const forgetShared: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  collection,
  req,
}) => {
  if (!Object.hasOwn(TAGS, collection.slug)) return;
  await afterCommit(req, () => {
    state().writes += 1;
    return Promise.resolve();
  });
};
