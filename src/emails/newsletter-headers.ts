import type { NewsletterLinks } from '@/domain/mail';

/** How mail programs unsubscribe somebody, without a page (RFC 2369, RFC 8058). */
export function newsletterHeaders({ oneClickUrl }: NewsletterLinks): Record<string, string> {
  return {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
