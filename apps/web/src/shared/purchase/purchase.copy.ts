// Every sentence that any purchase may need, whatever is bought. The titles of the dialogs are quoted: exact.
import * as titles from '@portal/help/page-titles.copy';
import { wayNames } from '@portal/help/ways-to-pay.copy';
import { rechargeBalanceName } from '@portal/market/money';
import { taxName } from '@portal/market/tax';
import { asSentence } from '@portal/market/text';
import { failedCopy } from '../page/form.copy.ts';
import { paymentStates } from './payment-states.copy.ts';

export const purchaseCopy = {
  /** The head of «Activaciones». */
  shop: {
    title: titles.activations,
    partsOf: 'Partes de Activaciones',
    parts: { packages: titles.packages, topUps: titles.recharge, plans: 'Planes' },
  },
  /** The head of «Pagos y Facturas». */
  payments: {
    title: titles.billing,
    lead: 'Tus últimos 6 periodos.',
    partsOf: 'Partes de Pagos y Facturas',
    parts: { bills: 'Facturas', movements: titles.movements, claims: titles.claims },
    openClaims: (count: number) => (count === 1 ? '1 abierto' : `${count} abiertos`),
  },
  close: 'Cerrar',
  trouble: {
    card: 'Error',
    payment: 'Error en el Pago',
    unknown: 'Error Desconocido',
    unknownText: 'Error al tratar de hacer la transacción, inténtelo más tarde',
    declined: 'El pago fue rechazado',
    notConfirmed: 'Para pagar con una tarjeta guardada, confirma que eres tú. No se hizo ningún cobro.',
    /** The operator says that a bill is unpaid, and a payment here says that it was paid. */
    paidHere: {
      title: 'Esta factura ya se pagó',
      text: (authorization: string, phones: string) =>
        `Se pagó aquí con la autorización ${authorization} y todavía figura por pagar. No se hizo ningún cobro nuevo. Llámanos al ${phones} con ese número y lo corregimos.`,
      message: (billNo: string, authorization: string) =>
        `Mi factura ${billNo} figura por pagar y ya la pagué. Número de autorización del pago: ${authorization}.`,
      write: 'Escribir a una persona',
    },
    /** After the provider's or the server's own words, which say nothing of the money. */
    next: {
      network: 'No se hizo ningún cobro. Revisa tu internet e intenta de nuevo.',
      card: 'No se hizo ningún cobro. Revisa los datos o prueba con otra tarjeta.',
      other: 'No se hizo ningún cobro.',
    },
    with: (words: string, next: string) => `${asSentence(words)} ${next}`,
  },
  verifying: {
    title: paymentStates.verifying,
    card: {
      text: 'Estamos confirmando con tu banco si el pago se completó. Suele tardar menos de un minuto.',
      calm: 'No hace falta que pagues otra vez: a tu tarjeta no se le cobrará dos veces.',
    },
    other: {
      text: 'Estamos confirmando si tu compra se completó. Suele tardar menos de un minuto.',
      calm: 'No hace falta que compres otra vez: no se cobrará dos veces.',
    },
    slow: (place: string) =>
      `Está tardando más de lo normal. Puedes salir sin problema: verás el resultado en ${place}.`,
    offline: 'No logramos conectarnos. Seguimos intentando.',
  },
  /** Of who was second. */
  lost: 'Otra persona la está pagando. A tu tarjeta no se le cobró nada.',
  untouched: 'A tu tarjeta no se le cobró nada.',
  neverArrived: {
    title: 'No se hizo ningún cobro',
    text: 'Tu pago no llegó a procesarse. Revisa tu conexión e inténtalo de nuevo.',
  },
  again: {
    title: 'Acabas de hacer esta misma compra',
    text: 'Compraste lo mismo para esta línea hace menos de dos minutos. Si sigues, se cobrará otra vez.',
    yes: 'Comprar otra vez',
    no: 'No comprar',
  },
  /** Of those that are not paid elsewhere. */
  ways: {
    card: { name: wayNames.card, detail: 'Pagas al finalizar' },
    invoice: { name: wayNames.invoice, detail: paymentStates.charged },
    balance: { name: wayNames.balance, detail: `Con tus ${rechargeBalanceName}` },
  },
  /** Of somebody without an account. */
  receipt: {
    email: 'Tu correo para el comprobante (opcional)',
    emailHint: 'Solo lo usamos para enviártelo',
    emailWrong: 'Revisa el correo',
    sent: 'Te enviamos el comprobante por correo.',
  },
  anotherCard: { label: 'Otra tarjeta', detail: 'Crédito o débito' },
  cardsFailed: 'No pudimos cargar tus tarjetas guardadas.',
  payWith: 'Pagas con',
  sheet: {
    for: 'Para',
    change: 'Cambiar',
    changeLine: ' de línea',
    accept: 'Al comprar aceptas los',
    readTerms: 'términos y condiciones de contratación',
    conditions: 'Detalle y condiciones',
    safe: paymentStates.safe,
    total: `Total, con ${taxName}`,
    pay: (money: string) => `Pagar ${money}`,
    /** On the provider's page: nothing is charged yet. */
    typeCard: 'Ingresar mi tarjeta',
    /** What comes is how to pay. */
    later: 'Ver cómo pagar',
    /** Nothing is paid today. */
    charge: (money: string) => `Comprar por ${money}`,
    busy: 'Comprando…',
    error: 'Error',
    notEnough: 'Fondos Insuficientes',
    changed: 'El precio cambió y no se cobró nada. Revisa el nuevo valor.',
    gone: 'Ya no está disponible. No se cobró nada.',
    noFrame: paymentStates.pageFailed,
    balance: {
      enough: 'Saldo Suficiente',
      notEnough: 'Saldo Insuficiente',
      hint: 'Prueba con una tarjeta de crédito o débito.',
      current: 'Saldo actual',
      price: 'Valor a pagar',
      left: 'Saldo restante',
      loading: 'Cargando tu saldo',
      failed: failedCopy.balance,
    },
  },
  bills: titles.billing,
  movements: titles.movements,
  toBills: 'Ver mis facturas',
  toHome: 'Volver a Home',
  toMovements: 'Ver movimientos',
  line: 'Número de línea',
  chooseLine: 'Elige una línea',
  lineOption: (name: string, number: string) => `${name} · ${number}`,
  lineWrong: 'Selecciona un número válido',
  noLines: {
    title: 'Usted no tiene líneas',
    text: 'Aquí compras para tus líneas móviles activas. Asocia la tuya y vuelve.',
    associate: titles.associate,
  },
} as const;
