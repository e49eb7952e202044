// Every sentence of the card form. The messages under the fields are quoted: exact.
import { formatMoney } from '../../lib/money.ts';

export const cardFormCopy = {
  title: 'Datos de la tarjeta',
  detail: 'Crédito o débito. No guardamos tu tarjeta.',
  name: 'Nombre del titular',
  nameHint: 'Como aparece en la tarjeta.',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryPlaceholder: 'MM/AA',
  cvc: 'CVV',
  cvcHint: '3 o 4 dígitos',
  whereIsCvc: '¿Dónde está el CVV?',
  cvcHelp:
    'Son los 3 números del reverso de tu tarjeta, junto a la firma. En American Express son 4 y están al frente.',
  understood: 'Entendido',
  restored: 'Por seguridad no guardamos el número ni el CVV: escríbelos otra vez.',
  errors: {
    nameMissing: 'Introduzca el nombre del titular',
    numberMissing: 'Ingrese un número de tarjeta',
    numberWrong: 'Ingrese un número de tarjeta válido',
    expiryMissing: 'Ingrese una fecha de expiración',
    expiryWrong: 'Ingrese fecha de expiración válida',
    cvcMissing: 'Ingrese un CVV',
    cvcWrong: 'Ingrese un CVV válido',
  },
} as const;

/** For when the bank of a card asks its owner who they are. */
export const bankCopy = {
  title: 'Confirma con tu banco',
  from: (card: string, lastFour: string) => `Te pregunta el banco de tu ${card} ···· ${lastFour}`,
  /** Where its digits name no brand. */
  card: 'tarjeta',
  leave: {
    title: '¿Salir sin confirmar?',
    text: 'No se cobra nada. Tu elección queda como estaba.',
    yes: 'Salir',
    stay: 'Seguir',
  },
  to: 'a',
  code: {
    /** The digits are those of a small charge, which goes back by itself. */
    text: 'Tu banco hizo un cobro pequeño a tu tarjeta, que se devuelve en minutos. Búscalo en el mensaje o en la aplicación de tu banco.',
    label: 'Código de tu banco',
    hint: `Los tres dígitos de ese cobro: de ${formatMoney(123)} serían 123.`,
  },
  confirm: (money?: string) => (money === undefined ? 'Confirmar' : `Confirmar ${money}`),
  confirming: 'Confirmando…',
  cancel: 'Cancelar',
  missing: 'Escribe el código',
  wrong: (left: number) =>
    `El código no es correcto. ${left === 1 ? 'Te queda 1 intento' : `Te quedan ${left} intentos`}.`,
  noAnswer: 'No pudimos comprobarlo. Intenta de nuevo.',
  page: 'Página de tu banco',
} as const;
