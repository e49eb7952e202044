// Saved cards, and what is paid with them by itself.
import type {
  AutoPay,
  AutoTopUp,
  deletePaymentMethod,
  getAutoPay,
  getAutoTopUp,
  listPaymentMethods,
  PaymentMethod,
  preferPaymentMethod,
  savePaymentMethod,
  setAutoPay,
  setAutoTopUp,
} from '@portal/contract/paying/payment-methods';
import { currencyCode } from '@portal/market/money';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError, type Result } from '../../lib/http/result.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import { isFlag, isNumber, isText, listOf, optional, record } from '../../lib/shape.ts';
import { ALL, request } from '../requests.ts';

const BASE = `/PaymentMethods/api/${country}/paymentMethods` as const;

const isMethod = record({
  id: isText,
  brand: isText,
  lastFour: isText,
  expiresOn: optional(isText),
  isExpired: isFlag,
  preferred: isFlag,
  usedBy: record({ billingAccount: listOf(record({ id: isText })) }),
});
const isMoney = record({ amount: isNumber });
const isAutoPay = record({
  enabled: isFlag,
  paymentMethodId: optional(isText),
  daysBeforeDue: isNumber,
  maximum: optional(isMoney),
  upcoming: listOf(record({ billNo: isText, amount: isMoney, on: isText, status: isText })),
});
const isAutoTopUp = record({
  enabled: isFlag,
  amount: optional(isMoney),
  below: optional(isMoney),
  timesAMonth: isNumber,
  timesThisMonth: isNumber,
});

export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: async ({ signal }): Promise<PaymentMethod[]> => {
    const methods = dataOf(
      await request<typeof listPaymentMethods>({
        method: 'GET',
        path: `${BASE}/paymentMethod`,
        query: { limit: ALL },
        name: 'listPaymentMethods',
        signal,
      }),
    );
    if (!listOf(isMethod)(methods)) throw malformed();
    return methods;
  },
});

export const savePaymentCard = (cardToken: string): Promise<Result<PaymentMethod>> =>
  request<typeof savePaymentMethod>({
    method: 'POST',
    path: `${BASE}/paymentMethod`,
    name: 'savePaymentMethod',
    body: { cardToken },
  });

export async function removePaymentCard(id: string): Promise<RequestError | null> {
  const { error } = await request<typeof deletePaymentMethod>({
    method: 'DELETE',
    path: `${BASE}/paymentMethod/:id`,
    params: { id },
    name: 'deletePaymentMethod',
  });
  return error;
}

export async function preferPaymentCard(id: string): Promise<RequestError | null> {
  const { error } = await request<typeof preferPaymentMethod>({
    method: 'PATCH',
    path: `${BASE}/paymentMethod/:id`,
    params: { id },
    name: 'preferPaymentMethod',
    body: { preferred: true },
  });
  return error;
}

export const autoPayQuery = (billingAccountId: string) =>
  queryOptions({
    queryKey: ['auto-pay', billingAccountId],
    queryFn: async ({ signal }): Promise<AutoPay> => {
      const wish = dataOf(
        await request<typeof getAutoPay>({
          method: 'GET',
          path: `${BASE}/autoPay`,
          query: { billingAccountId },
          name: 'getAutoPay',
          signal,
        }),
      );
      if (!isAutoPay(wish)) throw malformed();
      return wish;
    },
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
  return request<typeof setAutoPay>({
    method: 'PUT',
    path: `${BASE}/autoPay`,
    query: { billingAccountId },
    name: 'setAutoPay',
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

export const autoTopUpQuery = (serviceId: string) =>
  queryOptions({
    queryKey: ['auto-top-up', serviceId],
    queryFn: async ({ signal }): Promise<AutoTopUp> => {
      const wish = dataOf(
        await request<typeof getAutoTopUp>({
          method: 'GET',
          path: `${BASE}/autoTopUp`,
          query: { serviceId },
          name: 'getAutoTopUp',
          signal,
        }),
      );
      if (!isAutoTopUp(wish)) throw malformed();
      return wish;
    },
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
  return request<typeof setAutoTopUp>({
    method: 'PUT',
    path: `${BASE}/autoTopUp`,
    query: { serviceId },
    name: 'setAutoTopUp',
    body: {
      enabled,
      ...(methodId === undefined ? {} : { paymentMethodId: methodId }),
      ...(amountCents === undefined ? {} : { amount: moneyOf(amountCents) }),
      ...(belowCents === undefined ? {} : { below: moneyOf(belowCents) }),
      ...(timesAMonth === undefined ? {} : { timesAMonth }),
    },
  });
}
