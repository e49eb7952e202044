// A service that is left, as a TMF622 order.
import type { ExitOrder, ExitQuote } from '@portal/contract/shopping/exits';
import { listProductOrders } from '@portal/contract/shopping/ordering';
import { nationalNumber } from '@portal/market/service-number';
import type { Exit, ExitQuote as Quote } from '@portal/operator-ports/exits';
import { dateTime, hrefIn, money } from '../../http/wire.ts';

export const toExitQuote = ({
  endsOn,
  costCents,
  equipment,
}: Omit<Quote, 'customerId' | 'lineId'>): ExitQuote => ({
  endsOn,
  cost: money(costCents),
  equipment,
});

export function toExitOrder(exit: Exit): ExitOrder {
  const { orderId, status: state, endedAt, equipmentReturnedAt } = exit;
  const number = nationalNumber(exit.serviceNumber);
  return {
    '@type': 'ProductOrder',
    id: orderId,
    href: hrefIn(listProductOrders, orderId),
    category: 'exit',
    orderDate: dateTime(exit.orderedAt),
    state,
    ...(endedAt && { completionDate: dateTime(endedAt) }),
    equipmentReturnedAt: equipmentReturnedAt && dateTime(equipmentReturnedAt),
    quote: toExitQuote(exit),
    orderItem: [{ id: '1', action: 'delete', state, product: { id: number, publicIdentifier: number } }],
  };
}
