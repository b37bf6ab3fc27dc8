import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import type { Palette, Picture, Scene } from '../../demo/pictures/picture';
import { renderPicture } from '../../demo/pictures/render-picture';

const SCENES: Scene[] = ['pedestal', 'window', 'table', 'scatter', 'close-up'];

function pictureOf(
  scene: Scene,
  palette: Palette = 'terracotta',
  props: string[] = ['🌿', '☕'],
): Picture {
  return { hero: '🧸', props, palette, scene, alt: 'Urso de pelúcia' };
}

describe('renderPicture', () => {
  it.each(SCENES)('composes the scene %s as a square WebP', async (scene) => {
    const metadata = await sharp(await renderPicture(pictureOf(scene), 200)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 200 });
  });

  it.each(SCENES)('gives the same bytes for the same input in the scene %s', async (scene) => {
    const [first, second] = await Promise.all([
      renderPicture(pictureOf(scene, 'night', []), 200),
      renderPicture(pictureOf(scene, 'night', []), 200),
    ]);
    expect(first.equals(second)).toBe(true);
  });

  it('gives different pictures for different palettes', async () => {
    const terracotta = await renderPicture(pictureOf('table'), 200);
    const sage = await renderPicture(pictureOf('table', 'sage'), 200);
    expect(terracotta.equals(sage)).toBe(false);
  });

  it('finds an emoji with or without its variation selector', async () => {
    const [bare, full] = ['\u{1f56f}', '\u{1f56f}\ufe0f'].map((hero) =>
      renderPicture({ ...pictureOf('pedestal'), hero }, 200),
    );
    await expect(bare).resolves.toBeInstanceOf(Buffer);
    await expect(full).resolves.toBeInstanceOf(Buffer);
  });

  it('names the emoji that has no picture', async () => {
    await expect(renderPicture({ ...pictureOf('window'), hero: 'A' }, 200)).rejects.toThrow(
      'No picture of the emoji "A"',
    );
  });
});
