import { describe, expect, it } from 'vitest';

import {
  createToggleQueue,
  type Outcome,
  type Sent,
} from '@/features/favourites/state/toggle-queue';

const TAKEN: Sent = { ok: true, already: false };
const GIFT = 7;

/** What a user's screen shows, and a server that answers when the test says so. */
function stage() {
  const screen = new Map<number, boolean>();
  const outcomes: Outcome[] = [];
  const asked: boolean[] = [];
  const waiting: ((sent: Sent) => void)[] = [];
  const toggles = createToggleQueue<null>({
    send: (_, isFavourite) => {
      asked.push(isFavourite);
      return new Promise((resolve) => waiting.push(resolve));
    },
    show: (gift, isFavourite) => screen.set(gift, isFavourite),
    settle: (_, outcome) => outcomes.push(outcome),
  });
  return {
    toggles,
    screen,
    outcomes,
    asked,
    target: (isFavourite: boolean, gift = GIFT) => toggles.toggle(gift, isFavourite, null),
    async answer(sent: Sent = TAKEN) {
      waiting.shift()?.(sent);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('a target', () => {
  it('is shown before the server has answered', async () => {
    const { target, screen, outcomes, answer } = stage();
    const done = target(true);
    expect([screen.get(GIFT), outcomes]).toEqual([true, []]);
    await answer();
    await done;
    expect(outcomes).toEqual([{ kind: 'added' }]);
  });

  it('that was already true is reported as such', async () => {
    const { target, outcomes, answer } = stage();
    const done = target(true);
    await answer({ ok: true, already: true });
    await done;
    expect(outcomes).toEqual([{ kind: 'already' }]);
  });

  it('is taken back when the server refuses it', async () => {
    const { target, screen, outcomes, answer } = stage();
    const done = target(false);
    await answer({ ok: false, message: 'Não.' });
    await done;
    expect(screen.get(GIFT)).toBe(true);
    expect(outcomes).toEqual([{ kind: 'failed', message: 'Não.' }]);
  });
});

describe('clicks in a row', () => {
  it('send one request at a time, and only the last target after it', async () => {
    const { target, screen, asked, outcomes, answer } = stage();
    for (const click of [true, false, true, false, true, false]) void target(click);
    expect(asked).toEqual([true]);
    await answer();
    expect(asked).toEqual([true, false]);
    await answer();
    expect(asked).toEqual([true, false]);
    expect([screen.get(GIFT), outcomes]).toEqual([false, [{ kind: 'removed' }]]);
  });

  it('that end where they began send nothing more', async () => {
    const { target, asked, outcomes, answer } = stage();
    for (const click of [true, false, true]) void target(click);
    await answer();
    expect([asked, outcomes]).toEqual([[true], [{ kind: 'added' }]]);
  });

  it('that ended in the state of the server report no failure', async () => {
    const { target, screen, outcomes, answer } = stage();
    void target(true);
    void target(false);
    await answer({ ok: false, message: null });
    expect([screen.get(GIFT), outcomes]).toEqual([false, []]);
  });

  it('try again when a refused target is asked for anew', async () => {
    const { target, asked, screen, outcomes, answer } = stage();
    void target(true);
    await answer({ ok: false, message: null });
    void target(true);
    await answer();
    expect(asked).toEqual([true, true]);
    expect([screen.get(GIFT), outcomes.at(-1)]).toEqual([true, { kind: 'added' }]);
  });
});

it('gifts do not wait for each other', async () => {
  const { target, toggles, asked, answer } = stage();
  void target(true, 1);
  void target(true, 2);
  expect(asked).toEqual([true, true]);
  const open: [number, boolean][] = [];
  toggles.each((gift, isFavourite) => open.push([gift, isFavourite]));
  expect(open).toEqual([
    [1, true],
    [2, true],
  ]);
  await answer();
  expect([toggles.isOpen(1), toggles.isOpen(2)]).toEqual([false, true]);
});
