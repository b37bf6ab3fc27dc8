import { paths } from '@/lib/paths';
import { footer } from '@/messages/footer';

/** Fixed, whatever the catalogue holds. */
export const CATEGORY_LINKS = Object.entries(footer.categoryLinks).map(([slug, label]) => ({
  href: paths.category(slug),
  label,
}));

export const USEFUL_LINKS = [
  { href: paths.occasions, label: footer.occasions },
  { href: paths.newest, label: footer.newest },
  { href: paths.trending, label: footer.trending },
  { href: paths.guide, label: footer.guide },
  { href: paths.tips, label: footer.tips },
  { href: paths.about, label: footer.about },
  { href: paths.contact, label: footer.contact },
] as const;

export const LEGAL_LINKS = [
  { href: paths.privacy, label: footer.privacy },
  { href: paths.terms, label: footer.terms },
  { href: paths.cookies, label: footer.cookies },
] as const;
