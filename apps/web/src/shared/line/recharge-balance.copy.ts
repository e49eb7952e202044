// The name of the recharge balance is the operator's; the rest says that it stays.
import { market } from '@portal/market/here';
export const rechargeBalanceCopy = {
  name: `${market.words.currencyName} Recargas`,
  neverEnds: 'No caduca.',
} as const;
