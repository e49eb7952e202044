// What each way to pay is called, and told of, by the server as by the browser. Which there are is said by the contract; one
// that lacks its words here does not compile there where they are said.

export const wayNames = {
  card: 'Tarjeta de crédito o débito',
  savedCard: 'Tarjeta guardada',
  invoice: 'Cargo a factura',
  balance: 'Cargo a saldo',
} as const;

interface ElsewhereWords {
  name: string;
  /** Beside it, where it is chosen. */
  detail: string;
  /** Over the code, until it is paid. */
  title: string;
  codeLabel: string;
  /** Where the provider has a page of its own for it. */
  open: string;
  /** Without accents: what an SMS holds. */
  sms: (code: string) => string;
  refunded: (amount: string) => string;
}

/** What is paid elsewhere, by a code. */
export const elsewhereWords = {
  bankTransfer: {
    name: 'Transferencia bancaria',
    detail: 'Se completa cuando el banco confirma',
    title: 'Paga por transferencia',
    codeLabel: 'Referencia de tu transferencia',
    open: 'Ir a mi banco',
    sms: (code) => `Transfiere con la referencia ${code}`,
    refunded: (amount) => `Devolvimos ${amount} a la cuenta desde la que transferiste`,
  },
  cash: {
    name: 'Efectivo con código',
    detail: 'Te damos un código para pagar en caja',
    title: 'Paga en efectivo',
    codeLabel: 'Dicta este código en la caja',
    open: 'Ver hoja para la caja',
    sms: (code) => `Paga en caja con el codigo ${code}`,
    refunded: (amount) => `Devolvimos ${amount}: puedes retirarlos donde pagaste`,
  },
  qr: {
    name: 'Código QR',
    detail: 'Desde la aplicación de tu banco',
    title: 'Paga con QR',
    codeLabel: 'Código de tu pago',
    open: 'Abrir mi banca móvil',
    sms: (code) => `Paga con el codigo QR ${code}`,
    refunded: (amount) => `Devolvimos ${amount} a la cuenta con la que pagaste`,
  },
} as const satisfies Record<string, ElsewhereWords>;
