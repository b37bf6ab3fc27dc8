import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GiftSummary } from '@/domain/gift';
import { GiftCard } from '@/features/gift-card/gift-card';
import { wrapIndex } from '@/lib/wrap-index';

const image = (name: string) => ({
  url: `/api/media/file/${name}.webp`,
  alt: `Foto ${name}`,
  width: 1200,
  height: 1200,
  color: '#c08a70',
});

const gift: GiftSummary = {
  id: 12,
  title: 'Kit de café coado',
  slug: 'kit-de-cafe-coado',
  shortDescription: 'Um coador de cerâmica. '.repeat(8),
  price: 189.9,
  originalPrice: 249.9,
  images: [image('um'), image('dois')],
  isNew: true,
  affiliateLink: 'https://loja.example/kit?de=mimoteca',
  averageRating: 4.8,
  reviewCount: 23,
};

const render = (change: Partial<GiftSummary> = {}) =>
  renderToStaticMarkup(<GiftCard gift={{ ...gift, ...change }} />);

describe('GiftCard', () => {
  it('is one real link to the gift, with no control inside it', () => {
    expect(render()).toContain('<a href="/presente/12">Kit de café coado</a>');
  });

  it('has a favourite button that names its gift, and is the same for everybody in the HTML', () => {
    const html = render();
    expect(html).toContain('aria-pressed="false" aria-label="Favoritar Kit de café coado"');
    expect(html).not.toContain('heart-filled');
  });

  it('leaves to the store in a new tab, as a sponsored link that says what it is', () => {
    const html = render();
    expect(html).toContain('href="https://loja.example/kit?de=mimoteca" target="_blank"');
    expect(html).toContain('rel="sponsored noopener"');
    expect(html).toContain('Link de afiliado');
    expect(html).toContain('Descobrir Presente');
  });

  it('carries the first image only', () => {
    const html = render();
    expect(html).toContain('um.webp');
    expect(html).not.toContain('dois.webp');
    expect(html).toContain('background-color:#c08a70');
  });

  it('offers the carousel only when there is something to turn to', () => {
    expect(render()).toContain('Próxima imagem');
    expect(render({ images: [image('um')] })).not.toContain('Próxima imagem');
  });

  it('shows the badges Novo and Oferta when they are earned', () => {
    expect(render()).toMatch(/Novo<.*Oferta</);
    expect(render({ isNew: false, originalPrice: null })).not.toMatch(/Novo<|Oferta</);
  });

  it('cuts the description to 120 characters and offers the rest', () => {
    const cut = /gift-card-cut">([^<]*)…/.exec(render())?.[1] ?? '';
    expect(cut.length).toBeGreaterThan(90);
    expect(cut.length).toBeLessThanOrEqual(120);
    expect(render()).toContain('>Ler mais<');
  });

  it('shows the whole description where the rest is no more than a line', () => {
    const html = render({ shortDescription: 'a'.repeat(150) });
    expect(html).toContain('a'.repeat(150));
    // Two columns on a phone show two lines of it: the button is there for them alone.
    expect(html).toContain('gift-card-toggle-narrow');
    expect(render({ shortDescription: 'Três linhas de um cartão estreito.' })).not.toContain(
      'Ler mais',
    );
  });

  it('survives a gift without images, price and reviews', () => {
    const html = render({ images: [], price: null, averageRating: null, reviewCount: 0 });
    expect(html).toContain('Imagem indisponível');
    expect(html).toContain('(Sem avaliações)');
    expect(html).not.toContain('R$ ');
  });
});

describe('wrapIndex', () => {
  it.each([
    [3, 3, 0],
    [-1, 3, 2],
    [1, 3, 1],
  ])('%i of %i is %i', (index, length, expected) => {
    expect(wrapIndex(index, length)).toBe(expected);
  });
});
