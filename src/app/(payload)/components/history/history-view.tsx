import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';

import type { AuditLog } from '@payload-types';

import { AUDIT_OPERATIONS } from '@/domain/audit';
import { formatMoment } from '@/domain/dates';
import { paths } from '@/lib/paths';
import { admin } from '@/messages/admin';
import { apiKeys } from '@/messages/api-keys';

import { ChangeTable } from './change-table';
import { readChanges } from './read-changes';

const words = admin.history;
/** The rest is in the collection's own list. */
const LATEST = 30;

/** The tab of a document that tells who changed what and when, the newest first. */
export async function HistoryView({ doc, initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, req } = initPageResult;
  const entity = collectionConfig?.slug ?? '';
  const entries = await read();
  return (
    <Gutter className="history">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        id={String(doc.id)}
        isTrashed={doc.deletedAt != null}
        pluralLabel={collectionConfig?.labels.plural}
        useAsTitle={collectionConfig?.admin.useAsTitle}
        view={words.title}
      />
      <h2 className="history-title">{words.title}</h2>
      {entries === null ? (
        <p role="alert">{words.failed}</p>
      ) : entries.docs.length === 0 ? (
        <p className="history-none">{words.empty}</p>
      ) : (
        <ol className="history-entries">
          {entries.docs.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {entries?.hasNextPage === true && (
        <p>
          {words.latest(LATEST)} <a href={wholeList(entity, String(doc.id))}>{words.all}</a>
        </p>
      )}
    </Gutter>
  );

  async function read() {
    try {
      return await req.payload.find({
        collection: 'audit-log',
        where: {
          and: [{ entity: { equals: entity } }, { document: { equals: String(doc.id) } }],
        },
        sort: '-id',
        limit: LATEST,
        depth: 1,
        overrideAccess: false,
        user: req.user,
      });
    } catch (error) {
      req.payload.logger.error(error);
      return null;
    }
  }
}

function Entry({ entry }: { entry: AuditLog }) {
  const { apiKey, createdAt, operation, user } = entry;
  const did = AUDIT_OPERATIONS.find(({ value }) => value === operation)?.label;
  const who = typeof user === 'object' && user !== null ? (user.name ?? user.email) : words.system;
  return (
    <li className="history-entry">
      <p className="history-head">
        <strong>{who}</strong> {apiKey == null ? null : `${apiKeys.userOf(apiKey)} `}
        <span className="history-did">{did}</span>{' '}
        <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time>
      </p>
      <ChangeTable changes={readChanges(entry.changes)} />
    </li>
  );
}

function wholeList(entity: string, document: string): string {
  const query = new URLSearchParams({
    'where[or][0][and][0][entity][equals]': entity,
    'where[or][0][and][1][document][equals]': document,
  });
  return `${paths.adminPanel}/collections/audit-log?${query.toString()}`;
}
