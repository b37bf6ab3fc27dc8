type FooterLinkProps = { link: { href: string; label: string } };

export function FooterLink({ link }: FooterLinkProps) {
  return (
    <li>
      <a href={link.href}>{link.label}</a>
    </li>
  );
}
