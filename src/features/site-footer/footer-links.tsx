import { FooterLink } from './footer-link';

type FooterLinksProps = { title: string; links: readonly { href: string; label: string }[] };

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="site-footer-links mt-2 text-sm text-ink-soft">
        {links.map((link) => (
          <FooterLink key={link.href} link={link} />
        ))}
      </ul>
    </nav>
  );
}
