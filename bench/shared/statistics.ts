// Numbers out of many noisy measurements.

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share 0.99 for the 99th percentile */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('no measurements');
  return value;
}
