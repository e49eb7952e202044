// Sentences of what waits on home to be paid by a code.
export const awaitedCopy = {
  until: (money: string, moment: string) => `${money} · hasta ${moment}`,
  seeCode: 'Ver código',
  toPay: (money: string) => ` para pagar ${money}`,
} as const;
