'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { use, useEffect } from 'react';

import { UploadFolder } from './upload-folder';

/** Says where the picture lies; for a new one, where the form that it is uploaded from puts it. */
export const FolderField: TextFieldClientComponent = ({ field: { label }, path }) => {
  const { id } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path });
  const folder = use(UploadFolder);
  const isNew = id == null;
  useEffect(() => {
    if (!isNew || value === folder) return undefined;
    // After the form's own effects of the same commit, which put its first values in place.
    const timer = setTimeout(() => setValue(folder, true));
    return () => clearTimeout(timer);
  }, [folder, isNew, setValue, value]);
  return (
    <p className="media-folder">
      {typeof label === 'string' && label}: <code>{value || '/'}</code>
    </p>
  );
};
