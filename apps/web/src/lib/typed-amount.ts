// An amount of money as people type it.

/** `30`, `30,50` or `30.50` in cents; null for what is no amount, undefined for nothing. */
export function centsIn(text: string): number | null | undefined {
  const bare = text.replace(/[\s$]/g, '');
  if (bare === '') return undefined;
  const [, whole, part = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Units of the wire: `30,5`. */
export const typedAmount = (units: number): string => String(units).replace('.', ',');
