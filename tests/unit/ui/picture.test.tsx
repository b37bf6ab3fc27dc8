import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Picture } from '@/ui/picture';

const image = {
  url: '/img/1abcdefghijk',
  alt: 'Uma vela',
  width: 1200,
  height: 900,
  color: '#abc',
};

describe('Picture', () => {
  it('offers the stored sizes in WebP', () => {
    const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" scale="card" />);
    expect(html).toContain(
      'srcSet="/img/1abcdefghijk-256.webp 256w, /img/1abcdefghijk-360.webp 360w, /img/1abcdefghijk-480.webp 480w, /img/1abcdefghijk-640.webp 640w"',
    );
    expect(html).toContain('src="/img/1abcdefghijk-640.webp"');
    expect(html).not.toContain('<source');
  });

  it('offers a large picture in AVIF first, where it is smaller', () => {
    const html = renderToStaticMarkup(<Picture image={{ ...image, avif: true }} sizes="100vw" />);
    expect(html).toMatch(/<picture[^>]*><source type="image\/avif" sizes="100vw" srcSet="[^"]+"/);
    expect(html).toContain('/img/1abcdefghijk-1200.avif 1200w');
    expect(html).toContain('src="/img/1abcdefghijk-1200.webp"');
    const card = <Picture image={{ ...image, avif: true }} sizes="50vw" scale="card" />;
    expect(renderToStaticMarkup(card)).not.toContain('avif');
  });

  it('has the leading picture fetched before the document has been read that far', () => {
    const html = renderToStaticMarkup(
      <Picture image={{ ...image, avif: true }} sizes="100vw" priority />,
    );
    expect(html).toMatch(
      /<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="\/img\/1abcdefghijk-480\.avif 480w/,
    );
    expect(html.match(/rel="preload"/g)).toHaveLength(1);
  });

  it('is offered no wider than it is', () => {
    const html = renderToStaticMarkup(<Picture image={{ ...image, width: 600 }} sizes="50vw" />);
    expect(html).toContain('-480.webp 480w, /img/1abcdefghijk-600.webp 600w"');
  });

  it('shows the original while its sizes are not made', () => {
    const url = '/api/media/file/vela.webp?v=a';
    const html = renderToStaticMarkup(<Picture image={{ ...image, url }} sizes="50vw" />);
    expect(html).toContain(`src="${url}"`);
    expect(html).not.toContain('srcSet');
  });
});
