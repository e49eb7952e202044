// Every sentence of one movement, opened again.
export const movementCopy = {
  claim: 'Reclamar',
  title: 'Comprobante',
  done: { bill: 'Pago realizado', package: 'Compra realizada', recharge: 'Recarga realizada' },
  verifying: {
    title: 'Tu pago está en verificación',
    words: [
      'Estamos confirmando si se completó. Esta página se actualiza sola.',
      'No hace falta que pagues otra vez: no se cobrará dos veces.',
    ],
  },
  denied: { title: 'No se hizo el pago', words: ['No se hizo ningún cobro.'] },
  /** A charge that came to light later has been given back. */
  failed: {
    title: 'No se completó',
    words: ['No recibimos este pago. Si tu banco llegó a cobrarlo, te lo devolvemos a la misma tarjeta.'],
  },
  toMovements: 'Ver movimientos',
} as const;
