// Payment arrangements: what a bill's customer may choose, making one, and the way back.
import {
  type ArrangementRequest,
  cancelArrangement as cancelCall,
  getArrangementOffer,
  listArrangements,
  makeArrangement as makeCall,
  type PaymentArrangement,
} from '@portal/contract/paying/arrangements';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { asked, request } from '../requests.ts';

/** Of every bill, newest first. */
export const arrangementsQuery = queryOptions({
  queryKey: ['arrangements', 'all'],
  queryFn: asked(listArrangements, {}),
});

/** The last one about the bill that was not cancelled; null: there was none. */
export const arrangementQuery = (billNo: string) =>
  queryOptions({
    queryKey: ['arrangements', 'of', billNo],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PaymentArrangement | null> => {
      const all = dataOf(await request(listArrangements, { signal, query: { billNo } }));
      return all.find(({ status }) => status !== 'cancelled') ?? null;
    },
  });

export const arrangementOfferQuery = (billNo: string) =>
  queryOptions({
    queryKey: ['arrangements', 'offer', billNo],
    staleTime: 0,
    queryFn: asked(getArrangementOffer, { query: { billNo } }),
  });

/** @param key the same one makes it once, whatever was lost */
export const makeArrangement = (body: ArrangementRequest, key: string): Promise<Result<PaymentArrangement>> =>
  request(makeCall, { headers: { 'Request-UUID': key }, body });

export const cancelArrangement = (id: string): Promise<Result<PaymentArrangement>> =>
  request(cancelCall, { params: { id } });
