// The sentences of an invoice that are ours; its names of figures are the tax authority's, and stand where they are drawn.
export const copy = {
  used: 'Lo que usaste',
  between: (from: string, until: string) => `Del ${from} al ${until}`,
  howToPay: 'Cómo pagar',
  total: 'Total de esta factura',
  until: (date: string) => `Paga hasta el ${date}`,
} as const;
