// An order of another plan as a TMF622 ProductOrder.
import { listProductOrders, type ProductOrder } from '@portal/contract/shopping/ordering';
import { nationalNumber } from '@portal/market/service-number';
import type { PlanOrder } from '@portal/operator-ports/ordering';
import { dateTime, hrefIn, money } from '../../http/wire.ts';

/** As it stands now. */
export function toProductOrder(order: PlanOrder): ProductOrder {
  const { status, endedAt } = order;
  return {
    ...orderIn(status, order),
    ...(status === 'completed' && endedAt ? { completionDate: dateTime(endedAt) } : {}),
  };
}

/** As it is answered to whoever orders, the first time and every further time. */
export const toAcknowledgement = (order: PlanOrder): ProductOrder => orderIn('acknowledged', order);

function orderIn(state: ProductOrder['state'], order: PlanOrder): ProductOrder {
  const number = nationalNumber(order.serviceNumber);
  return {
    '@type': 'ProductOrder',
    id: order.orderId,
    href: hrefIn(listProductOrders, order.orderId),
    category: 'planChange',
    orderDate: dateTime(order.orderedAt),
    state,
    expectedCompletionDate: dateTime(order.effectiveAt),
    relatedParty: [{ id: number, identifierType: 'msisdn', role: 'customer', '@referredType': 'Customer' }],
    productOrderItem: [
      {
        id: '1',
        action: 'modify',
        state,
        productOffering: offering(order.toPlanCode, order.toPlanName),
        product: { id: number, productOffering: offering(order.fromPlanCode, order.fromPlanName) },
        itemPrice: [
          {
            priceType: 'recurring',
            recurringChargePeriod: 'month',
            price: { taxIncludedAmount: money(order.priceCents) },
          },
        ],
      },
    ],
  };
}

const offering = (id: string, name: string) => ({ id, name, '@referredType': 'ProductOffering' as const });
