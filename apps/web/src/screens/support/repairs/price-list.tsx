// The lines of a repair's cost and their sum.

import type { TroubleTicket } from '@portal/contract/help/tickets';
import { formatMoney } from '../../../lib/money.ts';
import { costCents, priceLines } from '../../../shared/repair.ts';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { trackingCopy } from './repair.copy.ts';

export function PriceList({ ticket }: { ticket: TroubleTicket }) {
  const { total } = trackingCopy.cost;
  const lines = priceLines(ticket).map(({ name, amountCents }) => ({
    term: name,
    value: formatMoney(amountCents),
  }));
  return <DefinitionList total items={[...lines, { term: total, value: formatMoney(costCents(ticket)) }]} />;
}
