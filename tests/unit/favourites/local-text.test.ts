import { expect, it } from 'vitest';

import { favourites } from '@/messages/favourites';

it('speaks of one gift as of one, and of several as of several', () => {
  expect(favourites.localText(1)).toBe(
    '1 presente espera por você aqui. Ao entrar, ele vai para a sua conta.',
  );
  expect(favourites.localText(2)).toBe(
    '2 presentes esperam por você aqui. Ao entrar, eles vão para a sua conta.',
  );
});
