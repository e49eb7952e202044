// An arrangement as it is shown, each part with the id by which it is paid.
import { listArrangements, type PaymentArrangement } from '@portal/contract/paying/arrangements';
import { nationalNumber } from '@portal/market/service-number';
import {
  type Arrangement,
  instalmentIdOf,
  shownArrangement,
  shownInstalment,
} from '@portal/operator-ports/arrangements';
import { dateTime, hrefIn, money } from '../../http/wire.ts';

/** @param endsAt when the code ends by which a part is to be paid; null: it waits for none */
export async function toArrangement(
  arrangement: Arrangement,
  endsAt: (item: { customerId: string; itemId: string }) => Promise<Date | null>,
): Promise<PaymentArrangement> {
  const { arrangementId, customerId, costCents, instalments, serviceNumber } = arrangement;
  const parts = instalments.map(async (part) => {
    const id = instalmentIdOf({ arrangementId, position: part.position });
    const until = part.status === 'inProcess' ? await endsAt({ customerId, itemId: id }) : null;
    return { id, ...shownInstalment.of(part), ...(until ? { awaitedUntil: dateTime(until) } : {}) };
  });
  const totalCents = instalments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...shownArrangement.of(arrangement),
    href: hrefIn(listArrangements, arrangementId),
    serviceNumber: nationalNumber(serviceNumber),
    amount: money(totalCents - costCents),
    instalments: await Promise.all(parts),
  };
}
