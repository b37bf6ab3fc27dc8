type FooterLinkProps = { link: { href: string; label: string } };

export function FooterLink({ link }: FooterLinkProps) {
  return (
    <li>
      <a
        href={link.href}
        className="inline-block py-1.5 underline-offset-4 hover:text-accent hover:underline"
      >
        {link.label}
      </a>
    </li>
  );
}
