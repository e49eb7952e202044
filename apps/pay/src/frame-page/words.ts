// Figures and moments as people in Ecuador read them, wherever the device believes to be.

const figures = new Intl.NumberFormat('es-EC', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const clock = new Intl.DateTimeFormat('es-EC', {
  timeZone: 'America/Guayaquil',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `$1.234,50`; negative `-$4,35`. */
export function money(dollars: number): string {
  return `${dollars < 0 ? '-' : ''}$${figures.format(Math.abs(dollars))}`;
}

export function timeOfDay(moment: string): string {
  return clock.format(new Date(moment));
}
