type FactProps = { label: string; links: { href: string; name: string }[] };

/** One line of the gift's facts; nothing without content. */
export function Fact({ label, links }: FactProps) {
  if (links.length === 0) return null;
  return (
    <div className="gift-fact">
      <dt>{label}</dt>
      <dd>
        <ul>
          {links.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
