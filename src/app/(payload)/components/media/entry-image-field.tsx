'use client';

import { UploadField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { UploadFieldClientComponent } from 'payload';

import { ENTRY_FOLDERS, entryFolder, GIFT_FOLDER } from '@/domain/media-folders';
import { slugify } from '@/domain/slug';

import { UploadFolder } from './upload-folder';

/** The picture of a category, an occasion or a group: what is uploaded here goes to the folder of this entry. */
export const EntryImageField: UploadFieldClientComponent = (props) => {
  const { collectionSlug } = useDocumentInfo();
  // While a new entry has no slug yet, it is the one that its name will be given.
  const slug = useFormFields(([{ slug: given, name }]) =>
    slugify([given?.value, name?.value].find(isText) ?? ''),
  );
  return (
    <UploadFolder.Provider value={folderOf(collectionSlug, slug)}>
      <UploadField {...props} />
    </UploadFolder.Provider>
  );
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** An entry without a name has no folder yet. */
function folderOf(collection: string | undefined, slug: string): string {
  const known = Object.keys(ENTRY_FOLDERS).find((name) => name === collection);
  // The border to the list of names, which Object.keys forgets.
  return known === undefined || slug === ''
    ? GIFT_FOLDER
    : entryFolder(known as keyof typeof ENTRY_FOLDERS, slug);
}
