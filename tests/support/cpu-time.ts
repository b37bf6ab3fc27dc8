/**
 * Milliseconds of processor that this process spends on `work`, in all of its threads: what else the machine is busy with
 * does not count, as it would by the clock.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
