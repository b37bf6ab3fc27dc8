'use client';

import type { ReactNode } from 'react';

import type { TaxonomyLink } from '@/domain/gift';
import { paths } from '@/lib/paths';
import { BackButton } from '@/ui/back-button';
import { namedCategory } from './named-category';

type GiftBackButtonProps = {
  categories: TaxonomyLink[];
  /** Where to go when the address names no category and there is no way back; the home page without it. */
  fallback: TaxonomyLink | undefined;
  children: ReactNode;
};

/** Back to where the visitor was; who opened the gift from a link goes to the category that the link names. */
export function GiftBackButton({ categories, fallback, children }: GiftBackButtonProps) {
  const category = () =>
    namedCategory(categories, new URLSearchParams(window.location.search)) ?? fallback;
  return (
    <BackButton
      fallback={() => {
        const known = category();
        return known ? paths.category(known.slug) : paths.home;
      }}
    >
      {children}
    </BackButton>
  );
}
