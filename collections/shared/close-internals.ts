import { type Endpoint, NotFound, type PayloadRequest, type SanitizedConfig } from 'payload';

import { problem } from '@/lib/problem';
import { messages } from '@/messages';

import { adminsOnly, isAdminRequest } from './access';
import { forAdminsOnly } from './for-admins-only';
import { forGlobal } from './guards/for-global';
import { lengthenAdminWrites } from './hooks/lengthen-admin-writes';

type Collection = SanitizedConfig['collections'][number];
type Global = SanitizedConfig['globals'][number];

/**
 * Payload stores who is editing what, and each editor's preferences, in collections of its own that any user may write.
 * As every visitor can become a user here, only admins may. It also offers an endpoint that renders pictures of any
 * text, which this site does not use.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  const preferences = internal(config, 'payload-preferences');
  if (preferences.endpoints !== false) {
    preferences.endpoints = preferences.endpoints.map(answerAbsentPreference);
  }
  const locks = internal(config, 'payload-locked-documents');
  for (const collection of [locks, preferences]) forAdmins(collection);
  // Whoever takes a document over changes its lock; who has lost it leaves it alone.
  locks.access.delete = ({ req }) =>
    isAdminRequest(req) && { 'user.value': { equals: req.user?.id } };
  internal(config, 'payload-jobs').endpoints = false;
  for (const collection of config.collections) {
    dropAbsentVersions(collection);
    collection.hooks.beforeOperation.push(lengthenAdminWrites);
  }
  for (const global of config.globals) {
    dropAbsentVersions(global);
    // Payload leaves hooks out where there are none, whatever the type of the finished configuration says.
    const hooks: Partial<Global['hooks']> = global.hooks;
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), forGlobal(lengthenAdminWrites)];
  }
  config.endpoints.push({
    path: '/og',
    method: 'get',
    handler: () => problem(404, [{ message: messages.errors.api.notFound }]),
  });
  return config;
}

function internal(config: SanitizedConfig, slug: string): Collection {
  const collection = config.collections.find((candidate) => candidate.slug === slug);
  if (collection == null) throw new Error(`${slug} is gone: look at what has replaced it`);
  return collection;
}

/** Payload's SQL for deleting a preference fails where there is none. */
function answerAbsentPreference<Known extends Endpoint>(endpoint: Known): Known {
  if (endpoint.method !== 'delete') return endpoint;
  const { handler } = endpoint;
  return {
    ...endpoint,
    async handler(req: PayloadRequest) {
      const { totalDocs } = await req.payload.count({
        collection: 'payload-preferences',
        where: {
          and: [
            { key: { equals: req.routeParams?.key } },
            { 'user.value': { equals: req.user?.id } },
            { 'user.relationTo': { equals: 'users' } },
          ],
        },
        req,
      });
      if (totalDocs === 0) throw new NotFound(req.t);
      return handler(req);
    },
  };
}

function forAdmins(collection: Collection): void {
  const { read } = collection.access;
  Object.assign(collection.access, {
    create: adminsOnly,
    // Of preferences an admin sees their own.
    read: (args: Parameters<typeof read>[0]) => isAdminRequest(args.req) && read(args),
    update: adminsOnly,
    delete: adminsOnly,
  });
  // Some of their endpoints do not call the access functions.
  if (collection.endpoints === false) return;
  collection.endpoints = collection.endpoints.map(forAdminsOnly);
}

/** Payload offers the versions of documents that have none, and fails when they are asked for. */
function dropAbsentVersions(entity: Collection | Global): void {
  if (entity.versions || entity.endpoints === false) return;
  entity.endpoints = entity.endpoints.filter(({ path }) => !path.startsWith('/versions'));
}
