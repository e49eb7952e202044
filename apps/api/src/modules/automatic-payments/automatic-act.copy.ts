// What is agreed to by having something paid by itself.
export const automaticActCopy = {
  autoPay: (accountId: string) => `Débito automático de la cuenta ${accountId}`,
  autoTopUp: 'Recarga automática',
} as const;
