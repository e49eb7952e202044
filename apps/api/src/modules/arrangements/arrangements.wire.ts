// An arrangement as it is shown, each part with the id by which it is paid.
import { listArrangements, type PaymentArrangement } from '@portal/contract/paying/arrangements';
import type { BillArrangement } from '@portal/contract/paying/billing';
import { nationalNumber } from '@portal/market/service-number';
import {
  type Arrangement,
  type Instalment,
  instalmentIdOf,
  shownArrangement,
  shownInstalment,
} from '@portal/operator-ports/arrangements';
import { dateTime, hrefIn, money } from '../../http/wire.ts';

/** When the code ends by which a part is to be paid; null: it waits for none. */
export type CodeEndsAt = (item: { customerId: string; itemId: string }) => Promise<Date | null>;

async function toInstalment(
  { arrangementId, customerId }: Arrangement,
  part: Instalment,
  endsAt: CodeEndsAt,
): Promise<PaymentArrangement['instalments'][number]> {
  const id = instalmentIdOf({ arrangementId, position: part.position });
  const until = part.status === 'inProcess' ? await endsAt({ customerId, itemId: id }) : null;
  return { id, ...shownInstalment.of(part), ...(until ? { awaitedUntil: dateTime(until) } : {}) };
}

/** As its bill shows it. */
export async function toBillArrangement(
  arrangement: Arrangement,
  endsAt: CodeEndsAt,
): Promise<BillArrangement> {
  const { arrangementId: id, status, instalments } = arrangement;
  const next = status === 'active' ? instalments.find((part) => part.status !== 'paid') : undefined;
  return { id, status, next: next ? await toInstalment(arrangement, next, endsAt) : null };
}

export async function toArrangement(
  arrangement: Arrangement,
  endsAt: CodeEndsAt,
): Promise<PaymentArrangement> {
  const { arrangementId, costCents, instalments, serviceNumber } = arrangement;
  const parts = instalments.map((part) => toInstalment(arrangement, part, endsAt));
  const totalCents = instalments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...shownArrangement.of(arrangement),
    href: hrefIn(listArrangements, arrangementId),
    serviceNumber: nationalNumber(serviceNumber),
    amount: money(totalCents - costCents),
    instalments: await Promise.all(parts),
  };
}
