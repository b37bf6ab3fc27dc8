import type { SiteSettings } from '@/domain/site-settings';
import { footer } from '@/messages/footer';
import { Icon } from '@/ui/icon';

/** Nothing while there is none. */
export function SocialLinks({ links }: { links: SiteSettings['social'] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={footer.social} className="mt-2 -ml-2.5 flex gap-1">
      {links.map((link) => (
        <li key={link.key}>
          <a
            href={link.href}
            target="_blank"
            rel="noopener"
            aria-label={link.name}
            className="grid size-11 place-items-center rounded-md hover:text-accent"
          >
            <Icon name={link.key} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
