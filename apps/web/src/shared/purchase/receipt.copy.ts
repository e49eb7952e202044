// Every sentence around a receipt, whatever was paid.
export const receiptCopy = {
  title: 'Comprobante de pago',
  loading: 'Cargando tu comprobante',
  authorization: 'Número de autorización',
  paidOn: 'Fecha de pago',
  customer: 'Cliente',
  line: 'Línea',
  method: 'Forma de pago',
  total: 'Total pagado',
  print: 'Imprimir',
  failed: {
    title: 'No pudimos cargar tu comprobante',
    text: 'Tu pago está hecho. Intenta de nuevo en un momento.',
    retry: 'Reintentar',
  },
} as const;
