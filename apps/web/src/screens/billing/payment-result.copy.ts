// Every sentence of a bill payment that went through.
export const paymentResultCopy = {
  title: 'Pago realizado',
  lead: 'Recibimos tu pago. Se verá reflejado en un plazo de 24 horas.',
  receipt: 'Comprobante de pago',
  loading: 'Cargando tu comprobante',
  bill: 'Número de factura',
  authorization: 'Número de autorización',
  paidOn: 'Fecha de pago',
  customer: 'Cliente',
  plan: 'Plan',
  line: 'Línea',
  total: 'Total pagado',
  print: 'Imprimir',
  toHome: 'Volver a Home',
  failed: {
    title: 'No pudimos cargar tu comprobante',
    text: 'Tu pago está hecho. Intenta de nuevo en un momento.',
    retry: 'Reintentar',
  },
} as const;
