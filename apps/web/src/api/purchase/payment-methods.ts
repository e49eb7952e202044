// Saved cards, and what is paid with them by itself.
import {
  type AutoPay,
  type AutoTopUp,
  deletePaymentMethod,
  getAutoPay,
  getAutoTopUp,
  listPaymentMethods,
  type PaymentMethod,
  preferPaymentMethod,
  savePaymentMethod,
  setAutoPay,
  setAutoTopUp,
} from '@portal/contract/paying/payment-methods';
import { currencyCode } from '@portal/market/money';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import { ALL, asked, refusal, request } from '../requests.ts';

export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: asked(listPaymentMethods, { query: { limit: ALL } }),
});

/** The cards, and what is paid with them by itself: what changes one of them changes what the others say. */
export async function refreshPaymentMethods(client: QueryClient): Promise<void> {
  const keys = [paymentMethodsQuery.queryKey, ['auto-pay'], ['auto-top-up']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export const savePaymentCard = (cardToken: string): Promise<Result<PaymentMethod>> =>
  request(savePaymentMethod, { body: { cardToken } });

export const removePaymentCard = (id: string) => refusal(deletePaymentMethod, { params: { id } });

export const preferPaymentCard = (id: string) =>
  refusal(preferPaymentMethod, { params: { id }, body: { preferred: true } });

/** In the order of the accounts. */
export const autoPaysQuery = (accountIds: readonly string[]) =>
  queryOptions({
    queryKey: ['auto-pay', accountIds],
    queryFn: ({ signal }): Promise<AutoPay[]> =>
      Promise.all(
        accountIds.map(async (billingAccountId) => {
          return dataOf(await request(getAutoPay, { query: { billingAccountId }, signal }));
        }),
      ),
  });

export interface AutoPayWish {
  enabled: boolean;
  methodId?: string;
  daysBeforeDue?: number;
  /** Null: any amount. */
  maximumCents?: number | null;
}

const moneyOf = (cents: number) => ({ amount: dollarsFromCents(cents), units: currencyCode });

export function saveAutoPay(billingAccountId: string, wish: AutoPayWish): Promise<Result<AutoPay>> {
  const { enabled, methodId, daysBeforeDue, maximumCents } = wish;
  return request(setAutoPay, {
    query: { billingAccountId },
    body: {
      enabled,
      ...(methodId === undefined ? {} : { paymentMethodId: methodId }),
      ...(daysBeforeDue === undefined ? {} : { daysBeforeDue }),
      ...(maximumCents === undefined
        ? {}
        : { maximum: maximumCents === null ? null : moneyOf(maximumCents) }),
    },
  });
}

/** In the order of the lines. */
export const autoTopUpsQuery = (lines: readonly string[]) =>
  queryOptions({
    queryKey: ['auto-top-up', lines],
    queryFn: ({ signal }): Promise<AutoTopUp[]> =>
      Promise.all(
        lines.map(async (serviceId) => {
          return dataOf(await request(getAutoTopUp, { query: { serviceId }, signal }));
        }),
      ),
  });

export interface AutoTopUpWish {
  enabled: boolean;
  methodId?: string;
  amountCents?: number;
  belowCents?: number;
  timesAMonth?: number;
}

export function saveAutoTopUp(serviceId: string, wish: AutoTopUpWish): Promise<Result<AutoTopUp>> {
  const { enabled, methodId, amountCents, belowCents, timesAMonth } = wish;
  return request(setAutoTopUp, {
    query: { serviceId },
    body: {
      enabled,
      ...(methodId === undefined ? {} : { paymentMethodId: methodId }),
      ...(amountCents === undefined ? {} : { amount: moneyOf(amountCents) }),
      ...(belowCents === undefined ? {} : { below: moneyOf(belowCents) }),
      ...(timesAMonth === undefined ? {} : { timesAMonth }),
    },
  });
}
