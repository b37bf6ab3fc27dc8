/** A category or an occasion as the navigation lists it. */
type MenuEntry = { name: string; slug: string };

export type MenuGroup = { id: number; name: string; entries: MenuEntry[] };

/** What the header's menus list: groups by name, each with its entries by name; none of them is empty. */
export type Menu = { categories: MenuGroup[]; occasions: MenuGroup[] };
