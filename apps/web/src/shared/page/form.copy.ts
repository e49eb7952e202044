// What pages and forms say of what does not go through, and of what is typed wrong.

/** What could not be done, or had, wherever that is said. */
export const failedCopy = {
  notDone: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
  notSaved: 'No pudimos guardarlo. Intenta de nuevo en un momento.',
  notCreated: 'No se creó. Intenta otra vez cuando quieras.',
  tooMany: 'Son demasiados intentos. Espera unos minutos.',
  bill: 'No pudimos cargar tu factura',
  balance: 'No pudimos cargar tu saldo',
  lines: 'No pudimos cargar tus líneas',
  packages: 'No pudimos cargar los paquetes',
  cardTyped: 'Por tu seguridad no escribas números de tarjeta. Bórralos e intenta de nuevo.',
} as const;

export const amountBetween = (least: string, most: string, example: string) =>
  `Escribe un valor entre ${least} y ${most}. Así: ${example}`;
