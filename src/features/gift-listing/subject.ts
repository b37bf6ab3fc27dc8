import { CALENDAR } from '@/domain/calendar';
import type { GiftImage } from '@/domain/gift';
import { intentionLabel, intentionSlug, type Intention } from '@/domain/intentions';
import { monthLabel } from '@/domain/months';
import type { TaxonomyTerm } from '@/domain/taxonomy';
import { paths } from '@/lib/paths';
import { categories, occasions } from '@/messages/catalogue';
import { meta } from '@/messages/meta';
import { INTENTION_TEXTS } from '@/messages/intention-texts';
import { listingPages as words } from '@/messages/listing-pages';

/** What a listing is about, in the words of its page. */
export type Subject = {
  kind: 'category' | 'occasion' | 'intention';
  slug: string;
  /** Of a category: its gifts' pages lead back to it. */
  categoryId?: number;
  /** What browsers and links call it. */
  name: string;
  /** What the page says in large letters. */
  headline: string;
  eyebrow: string;
  /** Paragraphs are separated by blank lines. */
  text: string;
  /** For search engines. */
  summary: string;
  image: GiftImage | null;
  path: string;
  parent: { name: string; href: string } | null;
};

export function categorySubject(entry: TaxonomyTerm, groupName: string | null): Subject {
  return {
    kind: 'category',
    slug: entry.slug,
    categoryId: entry.id,
    name: entry.name,
    headline: entry.name,
    eyebrow: groupName ? words.categoryOf(groupName) : words.badges.category,
    text: entry.description,
    summary: entry.description || meta.category.description,
    image: entry.image,
    path: paths.category(entry.slug),
    parent: { name: categories.title, href: paths.categories },
  };
}

export function occasionSubject(entry: TaxonomyTerm): Subject {
  const days = CALENDAR.flatMap((month) => month.occasions).filter(
    ({ occasionSlug }) => occasionSlug === entry.slug,
  );
  // Christmas stands in the calendar twice, its eve included: the day of that name is the one.
  const day = days.find(({ name }) => name === entry.name) ?? days[0];
  const when = day?.when ?? monthLabel(entry.month);
  return {
    kind: 'occasion',
    slug: entry.slug,
    name: entry.name,
    headline: entry.name,
    eyebrow: when ? `${words.badges.occasion}: ${when.toLowerCase()}` : words.badges.occasion,
    text: entry.description || entry.shortDescription,
    summary: entry.shortDescription || entry.description || meta.occasion.description,
    image: entry.image,
    path: paths.occasion(entry.slug),
    parent: { name: occasions.title, href: paths.occasions },
  };
}

export function intentionSubject(intention: Intention): Subject {
  const label = intentionLabel(intention);
  const slug = intentionSlug(intention);
  return {
    kind: 'intention',
    slug,
    name: words.intentionTitle(label),
    headline: words.intentionTitle(label),
    eyebrow: words.badges.intention,
    text: INTENTION_TEXTS[intention],
    summary: words.intentionDescription(label),
    image: null,
    path: paths.intention(slug),
    parent: null,
  };
}
