// Whether the processes that are wanted fit into the memory that they may take together.

/** Under load with invoices, in MB: measured, and what stands in docs/deploying.md. */
export const neededMb = (workers: number): number => (workers === 1 ? 300 : 120 + 200 * workers);

/**
 * Null, or the sentence that refuses the start.
 * @param limitBytes of the control group; where there is none, more than any machine has
 */
export function refusedForMemory(
  workers: number,
  limitBytes: number = process.constrainedMemory(),
): string | null {
  const limitMb = Math.floor(limitBytes / 1_048_576);
  const needed = neededMb(workers);
  if (limitBytes === 0 || limitMb >= needed) return null;
  const processes = workers === 1 ? 'One process takes' : `WORKERS=${workers} take`;
  return `${processes} up to ${needed} MB, and ${limitMb} are allowed: raise the limit${workers === 1 ? '' : ' or lower WORKERS'}`;
}
