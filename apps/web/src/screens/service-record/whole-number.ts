// Counts with their thousands apart: `1.024`.
const format = new Intl.NumberFormat('es-EC', { maximumFractionDigits: 0, useGrouping: 'always' });

export function whole(count: number): string {
  return format.format(count);
}
