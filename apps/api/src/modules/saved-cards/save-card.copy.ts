// What is agreed to by saving a card.
export const saveCardCopy = { act: 'Tarjeta guardada para próximos pagos' } as const;
