// The sentences of an invoice that are ours; its names of figures are the tax authority's, and stand where they are drawn.
export const copy = {
  verify:
    'Valores expresados en dólares de los Estados Unidos de América. Verifica este comprobante con su clave de acceso en SRI en línea, opción Validez de comprobantes electrónicos: https://srienlinea.sri.gob.ec/sri-en-linea/inicio/NAT',
  used: 'Lo que usaste',
  between: (from: string, until: string) => `Del ${from} al ${until}`,
  howToPay: 'Cómo pagar',
  total: 'Total de esta factura',
  until: (date: string) => `Paga hasta el ${date}`,
} as const;
