// The contracts of lines and home services as the embedded operator made them, when each began.
import { instantAt } from '@portal/market/civil-dates';
import type { ServiceContract, ServiceContracts } from '@portal/operator-ports/agreements';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import { contractsCopy as copy } from './contracts.copy.ts';

/** Shops close in the afternoon. */
const signedAtHour = 15;

export function createContracts(inventory: Pick<Inventory, 'list'>, brand: string): ServiceContracts {
  return {
    async contracts(places) {
      const lines = places.length === 0 ? [] : await inventory.list(places);
      return lines.map((line) => contractOf(line, brand));
    },
  };
}

function contractOf(line: Line, brand: string): ServiceContract {
  const { customerId, lineId, kind, planName, planDescription, activatedOn, monthlyFeeCents } = line;
  const { channel, proof } = copy.ways[kind];
  return {
    customerId,
    lineId,
    contractId: `C-${lineId}`,
    channel,
    proof,
    subject: copy.subject(planName),
    amountCents: kind === 'Prepaid' ? null : monthlyFeeCents,
    acceptedAt: instantAt(activatedOn, signedAtHour),
    text: copy.text[kind]({ brand, planName, planDescription, address: line.address }),
  };
}
