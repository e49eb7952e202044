// How a saved card is spoken of.
export const savedCardCopy = {
  name: (brand: string, lastFour: string) => `${brand} terminada en ${lastFour}`,
  expires: (month: string) => `Vence en ${month}`,
  expired: (month: string) => `Venció en ${month}. Quítala y agrega la nueva.`,
  noExpiry: 'Guardada',
} as const;
