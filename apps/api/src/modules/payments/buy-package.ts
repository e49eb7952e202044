// A package as a kind of purchase: its allowances are on the line at once, until they expire.
import { Problem } from '@portal/contract/errors';
import { splitTax } from '@portal/market/tax';
import type { Catalogue } from '@portal/operator-ports/catalogue';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { PurchaseKind } from './purchase-kind.ts';
import { mustBeSoldTo } from './sold-to.ts';

export interface BuyPackageNeeds {
  catalogue: Catalogue;
  inventory: Inventory;
  ordering: Pick<Ordering, 'activatePackage'>;
}

export function createBuyPackage({ catalogue, inventory, ordering }: BuyPackageNeeds): PurchaseKind {
  return {
    async quote(_buyer, wish) {
      const offered = await catalogue.findPackage(wish.itemId);
      if (!offered) throw new Problem('NOT_FOUND');
      const line = await mustBeSoldTo(inventory, wish.line);
      if (!offered.lineKinds.includes(line.kind)) throw new Problem('NOT_FOR_THIS_LINE');
      const { customerId, accountId, serviceNumber } = line;
      const { name, description, validityDays, allowances, priceCents } = offered;
      const { netCents, taxCents } = splitTax(priceCents);
      return {
        kind: 'package',
        line,
        customerId,
        accountId,
        serviceNumber,
        itemId: offered.offeringId,
        itemName: name,
        bought: { description, validityDays, allowances },
        amountCents: netCents,
        taxCents,
        totalCents: priceCents,
      };
    },

    hold: async () => true,

    async fulfil({ customerId, serviceNumber, paymentId, itemId, itemName, bought, settledAt }) {
      if (!bought) return false;
      return ordering.activatePackage({
        customerId,
        serviceNumber,
        paymentId,
        offeringId: itemId,
        name: itemName,
        activatedAt: settledAt ?? new Date(),
        content: bought,
      });
    },

    async release() {},
  };
}
