import { describe, expect, it } from 'vitest';

import { createWishes, type Outcome, type Sent } from '@/features/favourites/wishes';

const TAKEN: Sent = { ok: true, already: false };
const GIFT = 7;

/** A person, their screen, and a server that answers when it is told to. */
function stage() {
  const screen = new Map<number, boolean>();
  const outcomes: Outcome[] = [];
  const asked: boolean[] = [];
  const waiting: ((sent: Sent) => void)[] = [];
  const wishes = createWishes<null>({
    send: (_, isFavourite) => {
      asked.push(isFavourite);
      return new Promise((resolve) => waiting.push(resolve));
    },
    show: (gift, isFavourite) => screen.set(gift, isFavourite),
    settle: (_, outcome) => outcomes.push(outcome),
  });
  return {
    wishes,
    screen,
    outcomes,
    asked,
    wish: (isFavourite: boolean, gift = GIFT) => wishes.wish(gift, isFavourite, null),
    async answer(sent: Sent = TAKEN) {
      waiting.shift()?.(sent);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('a wish', () => {
  it('is shown before the server has answered', async () => {
    const { wish, screen, outcomes, answer } = stage();
    const done = wish(true);
    expect([screen.get(GIFT), outcomes]).toEqual([true, []]);
    await answer();
    await done;
    expect(outcomes).toEqual([{ kind: 'added' }]);
  });

  it('that was already true is told apart', async () => {
    const { wish, outcomes, answer } = stage();
    const done = wish(true);
    await answer({ ok: true, already: true });
    await done;
    expect(outcomes).toEqual([{ kind: 'already' }]);
  });

  it('is taken back when the server refuses it', async () => {
    const { wish, screen, outcomes, answer } = stage();
    const done = wish(false);
    await answer({ ok: false, message: 'Não.' });
    await done;
    expect(screen.get(GIFT)).toBe(true);
    expect(outcomes).toEqual([{ kind: 'failed', message: 'Não.' }]);
  });
});

describe('presses in a row', () => {
  it('send one request at a time, and only the last wish after it', async () => {
    const { wish, screen, asked, outcomes, answer } = stage();
    for (const press of [true, false, true, false, true, false]) void wish(press);
    expect(asked).toEqual([true]);
    await answer();
    expect(asked).toEqual([true, false]);
    await answer();
    expect(asked).toEqual([true, false]);
    expect([screen.get(GIFT), outcomes]).toEqual([false, [{ kind: 'removed' }]]);
  });

  it('that end where they began send nothing more', async () => {
    const { wish, asked, outcomes, answer } = stage();
    for (const press of [true, false, true]) void wish(press);
    await answer();
    expect([asked, outcomes]).toEqual([[true], [{ kind: 'added' }]]);
  });

  it('that came back to the truth make no failure of a refusal', async () => {
    const { wish, screen, outcomes, answer } = stage();
    void wish(true);
    void wish(false);
    await answer({ ok: false, message: null });
    expect([screen.get(GIFT), outcomes]).toEqual([false, []]);
  });

  it('try again when a refused wish is wished anew', async () => {
    const { wish, asked, screen, outcomes, answer } = stage();
    void wish(true);
    await answer({ ok: false, message: null });
    void wish(true);
    await answer();
    expect(asked).toEqual([true, true]);
    expect([screen.get(GIFT), outcomes.at(-1)]).toEqual([true, { kind: 'added' }]);
  });
});

it('gifts do not wait for each other', async () => {
  const { wish, wishes, asked, answer } = stage();
  void wish(true, 1);
  void wish(true, 2);
  expect(asked).toEqual([true, true]);
  const open: [number, boolean][] = [];
  wishes.each((gift, isFavourite) => open.push([gift, isFavourite]));
  expect(open).toEqual([
    [1, true],
    [2, true],
  ]);
  await answer();
  expect([wishes.isOpen(1), wishes.isOpen(2)]).toEqual([false, true]);
});
