// The name of the recharge balance is the operator's; the rest says that it stays.
export const rechargeBalanceCopy = {
  name: 'Dólares Recargas',
  neverEnds: 'No caduca.',
} as const;
