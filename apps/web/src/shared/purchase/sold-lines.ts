// Which lines packages and top-ups are sold to, and which one is meant.
import type { Service } from '../../api/service-list.ts';
import { inDisplayOrder, type SoldLine, takesPurchases } from '../line-facts.ts';

/** In the order of home. */
export function soldLines(services: readonly Service[]): SoldLine[] {
  return inDisplayOrder(services).filter(takesPurchases);
}

/**
 * @param wanted numbers in order of preference: the one asked for, then the one chosen last; after them comes
 * the one that home shows as chosen, the first, where something is sold to it
 * @returns null when the customer has to say: nothing is charged to a line that was only guessed
 */
export function lineMeant(
  services: readonly Service[],
  wanted: readonly (string | null | undefined)[],
): SoldLine | null {
  const lines = soldLines(services);
  for (const number of [...wanted, inDisplayOrder(services)[0]?.number]) {
    const line = lines.find((candidate) => candidate.number === number);
    if (line) return line;
  }
  return lines.length === 1 ? (lines[0] ?? null) : null;
}
