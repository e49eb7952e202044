// What was bought, as an agreement calls it.
export const purchaseActCopy = {
  bill: (billNo: string) => `Pago de la factura ${billNo}`,
  otherBill: 'Pago de la factura de otra persona',
  package: (name: string) => `Paquete ${name}`,
  instalment: (name: string) => `Pago: ${name}`,
  /** A part of an arrangement. */
  instalmentName: (position: number, count: number, billNo: string) =>
    count === 1 ? `acuerdo de la factura ${billNo}` : `parte ${position} de ${count} de la factura ${billNo}`,
  recharge: () => 'Recarga de saldo',
} as const;
