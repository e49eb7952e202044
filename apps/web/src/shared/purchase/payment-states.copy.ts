// What is said of a payment, wherever it is shown.

export const paymentStates = {
  verifying: 'Tu pago está en verificación',
  /** Until a bill has it. */
  charged: 'Se suma a tu próxima factura',
  billed: 'Ya está en tu factura',
  nothingCharged: 'No se hizo ningún cobro. Intenta de nuevo en un momento.',
  pageFailed: 'No pudimos abrir la página de pago. Intenta de nuevo en un momento.',
  safe: 'Tus datos viajan cifrados y no guardamos tu tarjeta.',
} as const;
