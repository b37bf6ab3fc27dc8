import { afterEach, describe, expect, it, vi } from 'vitest';

import { plainText } from '@/domain/plain-text';
import { share } from '@/features/share/share';

const data = { title: 'Kit', text: 'Um kit.', url: 'https://mimoteca.example/presente/12' };

afterEach(() => vi.unstubAllGlobals());

describe('share', () => {
  it('prefers the sheet of the device, without a message then', async () => {
    const native = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { share: native });
    expect(await share(data)).toBeNull();
    expect(native).toHaveBeenCalledWith(data);
  });

  it('takes a closed sheet for an answer', async () => {
    const writeText = vi.fn();
    const closed = () => Promise.reject(new DOMException('', 'AbortError'));
    vi.stubGlobal('navigator', { share: closed, clipboard: { writeText } });
    expect(await share(data)).toBeNull();
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['without a sheet', {}],
    ['when the sheet is refused', { share: () => Promise.reject(new Error('refused')) }],
  ])('copies the link %s', async (_, browser) => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { ...browser, clipboard: { writeText } });
    expect(await share(data)).toEqual({ title: 'Link copiado!' });
    expect(writeText).toHaveBeenCalledWith(data.url);
  });

  it.each([
    ['absent', undefined],
    ['refused', { writeText: () => Promise.reject(new Error('denied')) }],
  ])('shows the address when the clipboard is %s', async (_, clipboard) => {
    vi.stubGlobal('navigator', { clipboard });
    expect(await share(data)).toEqual({
      title: 'Erro ao copiar',
      description: `Copie manualmente: ${data.url}`,
      variant: 'destructive',
    });
  });
});

describe('plainText', () => {
  it('keeps the words and drops the markup', () => {
    expect(plainText('<p>Pão &amp; <strong>café</strong>.</p><p>Bom<br>dia</p>')).toBe(
      'Pão & café. Bom dia',
    );
  });

  it('leaves an escaped tag as text', () => {
    expect(plainText('<p>&lt;b&gt; &amp;lt;</p>')).toBe('<b> &lt;');
  });
});
