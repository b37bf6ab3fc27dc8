/** How many rounds of hashing passwords `work` wants: nearly all of the time that it would take. */
export async function hashingRoundsOf(work: () => unknown): Promise<number> {
  const before = rounds();
  await work();
  return rounds() - before;
}

/** The border to cheap-passwords.mjs, which counts them. */
const rounds = () => (globalThis as { hashingRounds?: number }).hashingRounds ?? 0;
