// Sentences for when the bank of a card asks its owner who they are.
export const bankCopy = {
  title: 'Confirma con tu banco',
  from: (lastFour: string) => `Te pregunta el banco de tu tarjeta ···· ${lastFour}`,
  to: 'a',
  code: {
    /** The digits are those of a small charge, which goes back by itself. */
    text: 'Tu banco hizo un cobro pequeño a tu tarjeta, que se devuelve en minutos. Búscalo en el mensaje o en la aplicación de tu banco.',
    label: 'Código de tu banco',
    hint: 'Los tres dígitos de ese cobro: de $1,23 serían 123.',
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
