import type { TermGroup } from '@/domain/taxonomy';
import { NavMenu } from './nav-menu';

type TermMenuProps = {
  /** Names the set of groups of which one is open at a time. */
  name: string;
  label: string;
  groups: TermGroup[];
  href: (slug: string) => string;
  all: { href: string; label: string };
};

/** Categories or occasions: groups, each with a flyout of its terms. Groups without terms are left out. */
export function TermMenu({ name, label, groups, href, all }: TermMenuProps) {
  return (
    <NavMenu label={label} all={all}>
      <ul className="site-nav-groups">
        {groups
          .filter((group) => group.terms.length > 0)
          .map((group) => (
            <li key={group.id}>
              <details name={name}>
                <summary>{group.name}</summary>
                <ul className="site-nav-links">
                  {group.terms.map((term) => (
                    <li key={term.id}>
                      <a href={href(term.slug)}>{term.name}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
      </ul>
    </NavMenu>
  );
}
