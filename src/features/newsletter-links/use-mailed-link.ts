import { useSearchParams } from 'next/navigation';
import { normaliseEmail } from '@/domain/email';

export type MailedLink = { email: string; signature: string };

/** Who the link of a mail is for, and what proves it; null when one of them is missing. */
export function useMailedLink(): MailedLink | null {
  const search = useSearchParams();
  const email = normaliseEmail(search.get('email') ?? '').replaceAll(' ', '+');
  const signature = search.get('assinatura') ?? '';
  return email === '' || signature === '' ? null : { email, signature };
}
