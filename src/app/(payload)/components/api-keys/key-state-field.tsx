'use client';

import { useDocumentInfo } from '@payloadcms/ui';

import { property } from '@/lib/property';

import { KeyState } from './key-state';

/** The same on the key's own page. */
export function KeyStateField() {
  const { id, data } = useDocumentInfo();
  if (id === undefined) return null;
  const name = property(data, 'name');
  return (
    <div className="field-type">
      <KeyState
        id={id}
        name={typeof name === 'string' ? name : ''}
        expiresAt={property(data, 'expiresAt')}
        revokedAt={property(data, 'revokedAt')}
      />
    </div>
  );
}
