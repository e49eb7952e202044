// The sentences of a bill payment that went through.
export const paymentResultCopy = {
  title: 'Pago realizado',
  lead: 'Recibimos tu pago. Se verá reflejado en un plazo de 24 horas.',
  bill: 'Número de factura',
  plan: 'Plan',
} as const;
