// A line that is paused, as a TMF622 order.
import { listProductOrders } from '@portal/contract/shopping/ordering';
import type { PauseOrder } from '@portal/contract/shopping/pauses';
import { nationalNumber } from '@portal/market/service-number';
import { type Pause, shownPause } from '@portal/operator-ports/pauses';
import { hrefIn } from '../../http/wire.ts';

export function toPauseOrder(pause: Pause): PauseOrder {
  const number = nationalNumber(pause.serviceNumber);
  const product = { id: number, publicIdentifier: number, status: 'suspended' as const };
  return {
    ...shownPause.of(pause),
    href: hrefIn(listProductOrders, pause.orderId),
    orderItem: [{ id: '1', action: 'modify', state: pause.status, product }],
  };
}
