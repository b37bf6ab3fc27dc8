import { pt } from '@payloadcms/translations/languages/pt';
import { describe, expect, it } from 'vitest';

import { panelTranslations } from '@collections/shared/notices/panel-translations';

/** Everything that the panel can say, ours in place of Payload's. */
function panelSays(): [string, string][] {
  const groups: Record<string, Record<string, unknown>> = { ...pt.translations };
  const ours: Record<string, Record<string, unknown>> = panelTranslations;
  return Object.keys(groups).flatMap((group) =>
    Object.entries({ ...groups[group], ...ours[group] }).map(([key, text]): [string, string] => [
      `${group}:${key}`,
      String(text),
    ]),
  );
}

describe('the words of the panel', () => {
  it('are what an editor can use: no note to translators, no text of a page', () => {
    const long = panelSays().filter(([, text]) => text.length > 420 || text.includes('\n'));
    expect(long.map(([key]) => key)).toEqual([]);
  });

  it('replace only what Payload says, or say it of none, of one or of many', () => {
    const known: Record<string, Record<string, unknown>> = pt.translations;
    const unknown = Object.entries(panelTranslations).flatMap(([group, texts]) =>
      Object.keys(texts).filter((key) => {
        const [stem = key] = key.split(/_(?:zero|one|many|other)$/);
        return known[group]?.[key] === undefined && known[group]?.[stem] === undefined;
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('write e-mail as the site does, where something is wrong with one', () => {
    const others = panelSays().filter(([, text]) => /\bemail\b/i.test(text));
    const wrong = others.filter(([key]) => /^(?:error|validation):/.test(key));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});
