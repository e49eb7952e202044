// What was bought, as an agreement calls it.
export const purchaseActCopy = {
  bill: (billNo: string) => `Pago de la factura ${billNo}`,
  otherBill: 'Pago de la factura de otra persona',
  package: (name: string) => `Paquete ${name}`,
  recharge: () => 'Recarga de saldo',
} as const;
