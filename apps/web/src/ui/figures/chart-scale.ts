// The scale of a bar chart: it begins at zero and ends at a round figure that no bar passes.

const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 3;

/** Three lines above zero, a round step apart: 2404 gives 1000, 2000, 3000. */
export function chartLines(highest: number): number[] {
  const least = Math.max(highest, 1) / LINES;
  const size = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((each) => each * size >= least) ?? 10) * size;
  return Array.from({ length: LINES }, (_line, index) => (index + 1) * step);
}
