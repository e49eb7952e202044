// The arithmetic of figures that count up.

export function hasGrown(from: readonly number[], to: readonly number[]): boolean {
  return to.some((figure, at) => figure > (from[at] ?? figure));
}

/** Whole figures on the way, fast at first; what has become less is there at once. */
export function between(from: readonly number[], to: readonly number[], share: number): readonly number[] {
  const eased = 1 - (1 - share) ** 3;
  return to.map((end, at) => {
    const start = from[at] ?? end;
    return end > start ? Math.round(start + (end - start) * eased) : end;
  });
}
