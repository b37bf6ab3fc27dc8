import { notFound, permanentRedirect } from 'next/navigation';

import { intentionId } from '@/data/listing-scope';
import { getMovedSlug } from '@/data/moved-slug';
import { getTerm } from '@/data/terms';
import { INTENTIONS } from '@/domain/intentions';
import type { TermKind } from '@/lib/cache-tags';
import {
  categorySubject,
  intentionSubject,
  occasionSubject,
  type Subject,
} from '@/features/gift-listing/subject';
import { paths } from '@/lib/paths';

export type Scope = { id: number; subject: Subject };

/** What the routes of one kind of scope have in common: its page, its numbered pages, its list. */
export type ScopeKindRoutes = {
  kind: Subject['kind'];
  /** The scope of that slug. Where it has another slug by now, redirects to `pathOf` that one; else ends in the 404 page. */
  require: (slug: string, pathOf?: (slug: string) => string) => Promise<Scope>;
  /** The picture that a shared link shows, where there is one. */
  shareImage?: (slug: string) => string;
};

export const categoryRoutes: ScopeKindRoutes = {
  kind: 'category',
  async require(slug, pathOf = paths.category) {
    const category =
      (await getTerm('category', slug)) ?? (await redirectMoved('category', slug, pathOf));
    return { id: category.id, subject: categorySubject(category, category.groupName) };
  },
  shareImage: paths.categoryShareImage,
};

export const occasionRoutes: ScopeKindRoutes = {
  kind: 'occasion',
  async require(slug, pathOf = paths.occasion) {
    const occasion =
      (await getTerm('occasion', slug)) ?? (await redirectMoved('occasion', slug, pathOf));
    return { id: occasion.id, subject: occasionSubject(occasion) };
  },
  shareImage: paths.occasionShareImage,
};

export const intentionRoutes: ScopeKindRoutes = {
  kind: 'intention',
  async require(slug) {
    const intention = INTENTIONS.find((option) => option.slug === slug) ?? notFound();
    return { id: intentionId(intention.value), subject: intentionSubject(intention.value) };
  },
};

/** Redirects a slug that a category or occasion used to have to the path of its present one, or ends in the 404 page. */
export async function redirectMoved(
  kind: TermKind,
  slug: string,
  pathOf: (slug: string) => string,
): Promise<never> {
  const moved = await getMovedSlug(kind, slug);
  return moved === null || moved === slug ? notFound() : permanentRedirect(pathOf(moved));
}
