/** Numbers that look random and are the same in every run (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    below,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    some<T>(items: readonly T[], chance: number): T[] {
      return items.filter(() => fraction() < chance);
    },
  };
}
