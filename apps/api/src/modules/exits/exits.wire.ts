// A service that is left, as a TMF622 order.
import type { ExitOrder } from '@portal/contract/shopping/exits';
import { listProductOrders } from '@portal/contract/shopping/ordering';
import { nationalNumber } from '@portal/market/service-number';
import { type Exit, shownExit, shownExitQuote } from '@portal/operator-ports/exits';
import { hrefIn } from '../../http/wire.ts';

export function toExitOrder(exit: Exit): ExitOrder {
  const number = nationalNumber(exit.serviceNumber);
  const product = { id: number, publicIdentifier: number };
  return {
    ...shownExit.of(exit),
    href: hrefIn(listProductOrders, exit.orderId),
    quote: shownExitQuote.of(exit),
    orderItem: [{ id: '1', action: 'delete', state: exit.status, product }],
  };
}
