// A line that moves to another chip, as a TMF622 order: of a card no more than its last digits.
import { listProductOrders } from '@portal/contract/shopping/ordering';
import type { SimOrder as ShownOrder } from '@portal/contract/shopping/sim-orders';
import { lastFourShown, nationalNumber } from '@portal/market/service-number';
import { type SimOrder, shownSimOrder } from '@portal/operator-ports/sim-orders';
import { hrefIn } from '../../http/wire.ts';

export function toSimOrder(order: SimOrder): ShownOrder {
  const number = nationalNumber(order.serviceNumber);
  const product = { id: number, publicIdentifier: number, sim: { kind: order.kind } };
  const iccid = order.iccid && lastFourShown(order.iccid);
  return {
    ...shownSimOrder.of({ ...order, iccid }),
    href: hrefIn(listProductOrders, order.orderId),
    orderItem: [{ id: '1', action: 'modify', state: order.status, product }],
  };
}
