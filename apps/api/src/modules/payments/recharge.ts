// A top-up as a kind of purchase: «Dólares Recargas» rises by exactly what was paid; tax is inside (BUY-3, PAY-10).

import { Problem } from '@portal/contract/errors';
import { topUps } from '@portal/contract/paying/payments';
import { centsOf } from '@portal/market/money';
import { splitTax } from '@portal/market/tax';
import type { Balance } from '@portal/operator-ports/balance';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { PurchaseKind } from './purchase-kind.ts';
import { mustBeSoldTo } from './sold-to.ts';

export interface RechargeNeeds {
  inventory: Inventory;
  balance: Balance;
}

export function createRecharge({ inventory, balance }: RechargeNeeds): PurchaseKind {
  return {
    async quote(_buyer, wish) {
      const line = await mustBeSoldTo(inventory, wish.line);
      const { totalCents } = wish;
      if (!topUps.some((units) => centsOf(units) === totalCents)) throw new Problem('RECHARGE_AMOUNT');
      const { customerId, accountId, serviceNumber } = line;
      const { netCents, taxCents } = splitTax(totalCents);
      return {
        kind: 'recharge',
        line,
        customerId,
        accountId,
        serviceNumber,
        itemId: serviceNumber,
        itemName: 'Recarga de saldo',
        bought: null,
        amountCents: netCents,
        taxCents,
        totalCents,
      };
    },

    hold: async () => true,

    async fulfil({ customerId, serviceNumber, paymentId, totalCents, method, channel, settledAt }) {
      // Nothing tops a balance up from itself.
      if (method === 'balance') return false;
      return balance.topUp({
        customerId,
        serviceNumber,
        paymentId,
        amountCents: totalCents,
        method: method === 'savedCard' ? 'card' : method,
        channel: channel === 'frame' ? 'frame' : 'portal',
        creditedAt: settledAt ?? new Date(),
      });
    },

    async release() {},
  };
}
