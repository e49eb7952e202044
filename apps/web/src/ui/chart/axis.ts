// The axis of a chart: from zero, three round steps that hold the largest figure.

const ROUND = [1, 2, 3, 4, 5, 6, 8, 10] as const;
const STEPS = 3;

/**
 * @param largest of the figures
 * @param leastStep a figure that has no parts takes whole steps
 * @returns where the grid lines stand, from zero upwards
 */
export function gridLines(largest: number, leastStep = 0): number[] {
  const wanted = Math.max(largest / STEPS, leastStep, Number.MIN_VALUE);
  const power = largest > 0 ? 10 ** Math.floor(Math.log10(wanted)) : leastStep || 1;
  const factor = ROUND.find((each) => each * power >= wanted * (1 - 1e-9)) ?? 10;
  return [0, 1, 2, STEPS].map((count) => Number((count * factor * power).toPrecision(6)));
}

/**
 * Which of the places are written under the axis: the wished ones in their order, none too near to one before it.
 * @param apart in places
 */
export function writtenPlaces(wished: readonly number[], apart: number): number[] {
  const taken: number[] = [];
  for (const place of wished) if (taken.every((other) => Math.abs(other - place) >= apart)) taken.push(place);
  return taken;
}
