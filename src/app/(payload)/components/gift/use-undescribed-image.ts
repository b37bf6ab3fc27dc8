import { useDocumentEvents, useFormFields } from '@payloadcms/ui';
import { useQuery } from '@tanstack/react-query';

import { documentId } from '@/domain/document-id';
import { isRecord } from '@/lib/is-record';
import { queryClient } from '@/lib/query-client';
import { FailedAnswer } from '@/lib/try-again';

/**
 * The name of the first picture of the gift in the form that has no alt text, or null; read again when pictures are added,
 * and when one is edited from here. Null as well while the server does not answer: the collection asks once more.
 */
export function useUndescribedImage(): string | null {
  const ids = useFormFields(([fields]) => idsOf(fields.images?.value).join(','));
  const { mostRecentUpdate } = useDocumentEvents();
  const stamp = mostRecentUpdate?.entitySlug === 'media' ? mostRecentUpdate.updatedAt : '';
  const { data } = useQuery(
    {
      queryKey: ['undescribed-image', ids, stamp],
      queryFn: () => read(ids),
      enabled: ids !== '',
      // Two parts of the form ask at the same moment; later, somebody else may have described one.
      staleTime: 0,
    },
    queryClient(),
  );
  return data ?? null;
}

function idsOf(images: unknown): number[] {
  if (!Array.isArray(images)) return [];
  return images.map(documentId).filter((id) => id !== null);
}

async function read(ids: string): Promise<string | null> {
  const query = new URLSearchParams({ 'where[id][in]': ids, depth: '0', limit: '100' });
  query.set('select[alt]', 'true');
  query.set('select[filename]', 'true');
  const response = await fetch(`/api/media?${query}`);
  if (!response.ok) throw new FailedAnswer('Images', response);
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !Array.isArray(answer.docs)) return null;
  const bare: unknown = answer.docs.find((image) => isRecord(image) && isBlank(image.alt));
  return isRecord(bare) && typeof bare.filename === 'string' ? bare.filename : null;
}

function isBlank(alt: unknown): boolean {
  return typeof alt !== 'string' || alt.trim() === '';
}
