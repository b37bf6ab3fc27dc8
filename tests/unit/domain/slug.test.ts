import { describe, expect, it } from 'vitest';
import { slugFromTitle, slugify } from '@/domain/slug';

describe('slugify', () => {
  it.each([
    ['Coração & Alma: Edição nº 2', 'coracao-alma-edicao-no-2'],
    ['  --Dia dos Avós!!  ', 'dia-dos-avos'],
    ['Pão de Açúcar', 'pao-de-acucar'],
    ['AÇAÍ', 'acai'],
    ['a___b...c', 'a-b-c'],
    ['Copo d’água', 'copo-d-agua'],
  ])('turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('treats an accent written as a separate mark like the composed letter', () => {
    expect(slugify('Mae\u0303e c\u0327edilha')).toBe(slugify('Maẽe çedilha'));
  });

  it('is empty when nothing can stand in a URL', () => {
    expect(slugify(' ✨ 漢字 ')).toBe('');
  });

  it('leaves a slug as it is', () => {
    expect(slugify('presentes-uteis-2')).toBe('presentes-uteis-2');
  });
});

describe('slugFromTitle', () => {
  it('lets punctuation inside a word vanish instead of cutting the word', () => {
    expect(slugFromTitle("Copo d'água 1.5L (c/ tampa)")).toBe('copo-dagua-15l-c-tampa');
  });

  it('keeps hyphens and dashes as separators', () => {
    expect(slugFromTitle('Kit 2-em-1 – Chá & Café')).toBe('kit-2-em-1-cha-cafe');
  });
});
