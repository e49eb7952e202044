// Which lines packages and top-ups are sold to, and which one is meant.
import type { Service } from '../../api/lines/service-list.ts';
import { inDisplayOrder, type SoldLine, takesPurchases, takesTopUps } from '../line/line-facts.ts';

/** In the order of home: those that packages are sold to, or those that can be topped up. */
export function soldLines(
  services: readonly Service[],
  what: 'packages' | 'topUps' = 'packages',
): SoldLine[] {
  return inDisplayOrder(services).filter(what === 'packages' ? takesPurchases : takesTopUps);
}

/**
 * @param wanted numbers in order of preference: the one asked for, then the one looked at last
 * @returns null when the customer has to say: nothing is charged to a line that was only guessed
 */
export function lineMeant(
  lines: readonly SoldLine[],
  wanted: readonly (string | null | undefined)[],
): SoldLine | null {
  for (const number of wanted) {
    const line = lines.find((candidate) => candidate.number === number);
    if (line) return line;
  }
  return lines.length === 1 ? (lines[0] ?? null) : null;
}
