// What somebody in a role is called, and what is said of what they may do: by the server as by the browser. What the role
// opens is said by the contract (`policy.ts`); one that lacks its words here does not compile there where they are said.

/** Of everybody. */
export const roleWords = {
  holder: { name: 'Titular', may: 'hacerlo todo', subject: 'Acceso de titular' },
  manager: { name: 'Administra', may: 'administrarla', subject: 'Acceso para administrar una línea' },
  payer: { name: 'Solo paga', may: 'ver y pagar sus facturas', subject: 'Acceso para pagar una línea' },
  viewer: { name: 'Solo mira', may: 'ver su consumo', subject: 'Acceso para mirar una línea' },
} as const;

/** Of whom a holder invites, as it is chosen. */
export const givenWords = {
  viewer: { label: 'Mirar', detail: 'Ve el consumo y los saldos. No ve las llamadas.' },
  payer: { label: 'Pagar', detail: 'Ve las facturas y las paga con su tarjeta. No ve el consumo.' },
  manager: {
    label: 'Administrar',
    detail: 'Puede casi todo, pero no cambiar el chip, dar de baja ni invitar.',
  },
} as const;

/** Of these who looked, where no name is known. */
export const namelessWords = {
  manager: 'Alguien que administraba la línea',
  viewer: 'Alguien que veía la línea',
  payer: 'Alguien que pagaba la línea',
} as const;

/** To whoever may only look or pay. */
export const guestWords = {
  viewer: {
    name: 'Solo miras',
    ask: (giver: string) => `${giver} decide si te deja pagar o comprar`,
    rest: 'Las facturas, los registros y los cambios son de su titular.',
  },
  payer: {
    name: 'Solo pagas',
    ask: (giver: string) => `${giver} decide si te deja ver el consumo o comprar`,
    rest: 'El consumo, los registros y los cambios son de su titular.',
  },
} as const;
