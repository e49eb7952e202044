// Orders of another plan: sending one, and where it stands.
import {
  cancelProductOrder,
  createProductOrder,
  getProductOrder,
  listProductOrders,
  type ProductOrder,
} from '@portal/contract/shopping/ordering';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import { asked, request } from '../requests.ts';

/** The order that waits for the line's next cycle; null when there is none. */
export const pendingOrderQuery = (line: string) =>
  queryOptions({
    queryKey: ['orders', 'pending', line],
    queryFn: async ({ signal }): Promise<ProductOrder | null> => {
      const orders = dataOf(
        await request(listProductOrders, {
          query: { 'relatedParty.id': line, state: 'pending' },
          line,
          signal,
        }),
      );
      return orders[0] ?? null;
    },
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: asked(getProductOrder, { params: { id } }),
  });

export interface PlanOrder {
  /** Ten digits. */
  line: string;
  plan: { id: string; name: string };
  /** What was shown as the price of a month. */
  priceCents: number;
  loginName: string;
  /** Of the checked code. */
  grant: string;
  /** The same one is the same order, however often it is sent. */
  requestId: string;
}

/** Not thrown: what a refusal means is the screen's to say. */
export async function sendPlanOrder(order: PlanOrder): Promise<Result<ProductOrder>> {
  const { line, plan, priceCents, loginName, grant, requestId } = order;
  const itemPrice = [{ price: { taxIncludedAmount: { value: dollarsFromCents(priceCents) } } }];
  const answer = await request(createProductOrder, {
    line,
    headers: { userprofileid: loginName, 'x-otp-grant': grant, 'Request-UUID': requestId },
    body: {
      relatedParty: [{ id: line, identifierType: 'msisdn', role: 'customer' }],
      productOrderItem: [{ action: 'change', productOffering: [plan], itemPrice }],
    },
  });
  // Of a plan, as it was ordered: services are left by the same call.
  return answer as Result<ProductOrder>;
}

/** Not thrown: the screen says what a refusal means. */
export const cancelPlanOrder = (id: string): Promise<Result<null>> =>
  request(cancelProductOrder, { params: { id } });
