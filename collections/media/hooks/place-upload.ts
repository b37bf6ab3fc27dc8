import { randomUUID } from 'node:crypto';

import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { ValidationError } from 'payload';
import { getSanitizedUploadFilename } from 'payload/shared';

import type { Media } from '@payload-types';

import { documentId } from '@/domain/document-id';
import { GIFT_FOLDER, isMediaFolder } from '@/domain/media-folders';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { takeTurns } from '../../shared/take-turns';

/**
 * Before Payload chooses the name of an uploaded file: says which folder the file goes to, lets a document keep its file's
 * name when the file is replaced, and has uploads of the same name wait for each other.
 */
export const chooseFolder: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if (file == null || (operation !== 'create' && operation !== 'update')) return args;
  const name = getSanitizedUploadFilename(file.name);
  const given: unknown = property(args, 'data');
  // The border to Payload: what REST, GraphQL and the Local API pass on.
  const data = typeof given === 'object' && given !== null ? { ...given } : {};
  if (operation === 'create') {
    const prefix = property(data, 'prefix') ?? GIFT_FOLDER;
    if (!isMediaFolder(prefix)) throw wrongFolder(req);
    await takeTurns(req, 'media', `${prefix}/${name}`);
    return { ...args, data: { ...data, prefix } };
  }
  const id = documentId(property(args, 'id'));
  if (id === null) return args;
  const former = await req.payload.findByID({
    collection: 'media',
    id,
    select: { filename: true, prefix: true },
    depth: 0,
    disableErrors: true,
    req,
  });
  if (former === null) return args;
  // A picture from before there were folders goes to one with its next file.
  const prefix = former.prefix || GIFT_FOLDER;
  await takeTurns(req, 'media', `${prefix}/${name}`);
  const overwriteExistingFiles = former.filename === name && former.prefix === prefix;
  return { ...args, data: { ...data, prefix }, overwriteExistingFiles };
};

/** Where a new file is stored: never where another one is or was. Without a file nothing moves. */
export const placeFile: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  const { prefix, _objectKey } = originalDoc ?? {};
  if (req.file == null) return { ...data, prefix, _objectKey };
  // What an update brings is refused by the field: a stored picture is moved by nobody.
  const folder = prefix || data.prefix || GIFT_FOLDER;
  return { ...data, prefix: folder, _objectKey: randomUUID().slice(0, 8) };
};

function wrongFolder(req: Parameters<CollectionBeforeOperationHook>[0]['req']): ValidationError {
  const errors = [{ path: 'prefix', message: messages.editing.folderUnknown }];
  return new ValidationError({ collection: 'media', errors, req }, req.t);
}
