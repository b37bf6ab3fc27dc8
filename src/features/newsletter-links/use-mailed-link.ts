import { useSearchParams } from 'next/navigation';
import { documentId } from '@/domain/document-id';
import { normaliseEmail } from '@/domain/email';

export type MailedLink = { email: string; signature: string; campaign: number | undefined };

/** Who the link of a mail is for, and what proves it; null when one of them is missing. */
export function useMailedLink(): MailedLink | null {
  const search = useSearchParams();
  const email = normaliseEmail(search.get('email') ?? '').replaceAll(' ', '+');
  const signature = search.get('assinatura') ?? '';
  const campaign = documentId(search.get('campanha')) ?? undefined;
  return email === '' || signature === '' ? null : { email, signature, campaign };
}
