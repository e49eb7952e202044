// Sentences of a day that is chosen within others.
export const dayCopy = {
  placeholder: 'dd/mm/aaaa',
  calendar: (label: string) => `Abrir el calendario de «${label}»`,
  noDate: 'Escribe la fecha como 05/12/2026.',
  notBefore: (day: string) => `Elige desde el ${day}.`,
  notAfter: (day: string) => `Elige hasta el ${day}.`,
} as const;
