type Props = { figure: string; label: string; note?: string; href: string; isQuiet: boolean };

/** A number that leads to what it counts; a quiet one asks for nothing. */
export function FigureLink({ figure, label, note, href, isQuiet }: Props) {
  return (
    <li>
      <a className="dash-figure" data-is-quiet={isQuiet} href={href}>
        <strong>{figure}</strong> <span>{label}</span>
        {note === undefined ? null : <span className="dash-hint">{note}</span>}
      </a>
    </li>
  );
}
