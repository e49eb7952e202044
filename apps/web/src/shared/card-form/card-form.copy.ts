// Every sentence of the card form. The messages under the fields are quoted: exact.
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
