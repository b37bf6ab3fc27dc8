import { paths } from '@/lib/paths';
import { footer } from '@/messages/footer';

/** Fixed, whatever the catalogue holds. */
export const CATEGORY_LINKS = Object.entries(footer.categoryLinks).map(([slug, label]) => ({
  href: paths.category(slug),
  label,
}));

const USEFUL = [
  'occasions',
  'newest',
  'trending',
  'guide',
  'tips',
  'about',
  'contact',
  'developers',
] as const;
const LEGAL = ['privacy', 'terms', 'cookies'] as const;

type Name = (typeof USEFUL | typeof LEGAL)[number];
const linkTo = (name: Name) => ({ href: paths[name], label: footer[name] });

export const USEFUL_LINKS = USEFUL.map(linkTo);
export const LEGAL_LINKS = LEGAL.map(linkTo);
