import { describe, expect, it } from 'vitest';
import {
  INTENTIONS,
  intentionFromSlug,
  intentionLabel,
  intentionSlug,
  normaliseIntention,
} from '@/domain/intentions';

describe('intentions', () => {
  it('finds every intention by the slug that it gives', () => {
    for (const { value } of INTENTIONS) {
      expect(intentionFromSlug(intentionSlug(value))).toBe(value);
    }
  });

  it('stores what its own label normalises to', () => {
    for (const { value } of INTENTIONS) {
      expect(normaliseIntention(intentionLabel(value))).toBe(value);
    }
  });

  it('forgives capitals and accents in a slug', () => {
    expect(intentionFromSlug('Para-Agradecér')).toBe('para agradecer');
  });

  it.each([[''], ['agradecer'], ['para-agradecer-muito'], ['constructor'], ['%']])(
    'knows no intention called %j',
    (slug) => {
      expect(intentionFromSlug(slug)).toBeNull();
    },
  );

  it('turns dashes into spaces and drops accents, punctuation and extra space', () => {
    expect(normaliseIntention('  Para – Comemorar:  a União! ')).toBe('para comemorar a uniao');
  });
});
