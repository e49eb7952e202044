// What is accepted when a line moves to another chip.
export const simActCopy = {
  subject: { esim: 'Cambio a eSIM', card: 'Cambio a otro chip' },
} as const;
