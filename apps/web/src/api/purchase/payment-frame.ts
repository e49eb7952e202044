// The payment frame: opened for a line, given credentials once, and asked how the payment in it stands.
import {
  authenticatePaymentFrame,
  type FrameType,
  getPaymentFrame,
  openPaymentFrame,
  type PaymentFrame,
} from '@portal/contract/paying/payment-frame';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { asked, request, userProfileHeader } from '../requests.ts';

export interface FrameWish {
  type: FrameType;
  /** The number of the line that is paid for. */
  line: string;
  /** A bill's number, a package, the dollars of a top-up; otherwise the page lets choose. */
  itemId?: string | undefined;
}

/** @throws RequestFailure */
export async function openFrame({ type, line, itemId }: FrameWish): Promise<PaymentFrame> {
  return dataOf(
    await request(openPaymentFrame, {
      line,
      headers: userProfileHeader(),
      body: { type, ...(itemId === undefined ? {} : { item: { id: itemId } }) },
    }),
  );
}

/** Good for one redemption of this attempt. @throws RequestFailure */
export async function frameCredentials(
  sid: string,
  line: string,
): Promise<{ token: string; service: string }> {
  return dataOf(
    await request(authenticatePaymentFrame, { query: { sid }, line, headers: userProfileHeader() }),
  );
}

/** How an attempt stands: the only proof of a payment in it. */
export const frameQuery = (sid: string) =>
  queryOptions({
    queryKey: ['payments', 'frame', sid],
    staleTime: 0,
    retry: false,
    queryFn: asked(getPaymentFrame, { params: { id: sid } }),
  });
