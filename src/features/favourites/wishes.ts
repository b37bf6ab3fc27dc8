export type Sent = { ok: true; already: boolean } | { ok: false; message: string | null };

export type Outcome =
  | { kind: 'added' | 'already' | 'removed' }
  /** `message`: what the server says of it, where a person should read that. */
  | { kind: 'failed'; message: string | null };

type Options<Context> = {
  send: (gift: number, isFavourite: boolean, context: Context) => Promise<Sent>;
  /** Shows at once what is wished for, and what is true when it could not be had. */
  show: (gift: number, isFavourite: boolean) => void;
  settle: (gift: number, outcome: Outcome) => void;
};

/**
 * What a person wishes of each gift. Pressing is answered at once; requests go out one at a time for a gift, and of
 * wishes that come meanwhile only the last is sent. So any number of presses settles on the last wish.
 */
export function createWishes<Context>({ send, show, settle }: Options<Context>) {
  const open = new Map<number, { wish: boolean }>();

  return {
    isOpen: (gift: number): boolean => open.has(gift),
    /** The wishes that are on their way. */
    each: (visit: (gift: number, isFavourite: boolean) => void): void =>
      open.forEach(({ wish }, gift) => visit(gift, wish)),

    async wish(gift: number, isFavourite: boolean, context: Context): Promise<void> {
      show(gift, isFavourite);
      const running = open.get(gift);
      if (running !== undefined) {
        running.wish = isFavourite;
        return;
      }
      const entry = { wish: isFavourite };
      open.set(gift, entry);
      let truth = !isFavourite;
      let outcome: Outcome | null = null;
      while (entry.wish !== truth) {
        const target = entry.wish;
        const sent = await send(gift, target, context);
        if (sent.ok) {
          truth = target;
          if (!target) outcome = { kind: 'removed' };
          else outcome = { kind: sent.already ? 'already' : 'added' };
        } else if (entry.wish === target) {
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
