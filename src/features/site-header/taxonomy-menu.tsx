import type { TaxonomyGroup } from '@/domain/taxonomy';
import { NavMenu } from './nav-menu';

type TaxonomyMenuProps = {
  /** Names the set of groups of which one is open at a time. */
  name: string;
  label: string;
  groups: TaxonomyGroup[];
  href: (slug: string) => string;
  all: { href: string; label: string };
};

/** Categories or occasions: groups, each with a flyout of its entries. Groups without entries are left out. */
export function TaxonomyMenu({ name, label, groups, href, all }: TaxonomyMenuProps) {
  return (
    <NavMenu label={label} all={all}>
      <ul className="site-nav-groups">
        {groups
          .filter((group) => group.entries.length > 0)
          .map((group) => (
            <li key={group.id}>
              <details name={name}>
                <summary>{group.name}</summary>
                <ul className="site-nav-links">
                  {group.entries.map((entry) => (
                    <li key={entry.id}>
                      <a href={href(entry.slug)}>{entry.name}</a>
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
