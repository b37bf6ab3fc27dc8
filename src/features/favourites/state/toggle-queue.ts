export type Sent = { ok: true; already: boolean } | { ok: false; message: string | null };

export type Outcome =
  | { kind: 'added' | 'already' | 'removed' }
  /** `message`: the server's, where a user should read it. */
  | { kind: 'failed'; message: string | null };

type Options<Context> = {
  send: (gift: number, isFavourite: boolean, context: Context) => Promise<Sent>;
  /** Shows at once what was asked for, and the server's state again when it refused. */
  show: (gift: number, isFavourite: boolean) => void;
  settle: (gift: number, outcome: Outcome) => void;
};

/**
 * Toggles of favourites, gift by gift. A click shows at once; requests go out one at a time for each gift, and of the
 * clicks that come meanwhile only the last is sent. Any number of clicks ends in the state of the last one.
 */
export function createToggleQueue<Context>({ send, show, settle }: Options<Context>) {
  const open = new Map<number, { target: boolean }>();

  return {
    isOpen: (gift: number): boolean => open.has(gift),
    /** The toggles whose requests are not answered yet. */
    each: (visit: (gift: number, isFavourite: boolean) => void): void =>
      open.forEach(({ target }, gift) => visit(gift, target)),

    async toggle(gift: number, isFavourite: boolean, context: Context): Promise<void> {
      show(gift, isFavourite);
      const running = open.get(gift);
      if (running !== undefined) {
        running.target = isFavourite;
        return;
      }
      const entry = { target: isFavourite };
      open.set(gift, entry);
      let truth = !isFavourite;
      let outcome: Outcome | null = null;
      while (entry.target !== truth) {
        const target = entry.target;
        const sent = await send(gift, target, context);
        if (sent.ok) {
          truth = target;
          if (!target) outcome = { kind: 'removed' };
          else outcome = { kind: sent.already ? 'already' : 'added' };
        } else if (entry.target === target) {
          show(gift, truth);
          outcome = { kind: 'failed', message: sent.message };
          break;
        }
      }
      open.delete(gift);
      if (outcome !== null) settle(gift, outcome);
    },
  };
}
