// The payment frame: opened for a line, given credentials once, and asked how the payment in it stands.
import {
  authenticatePaymentFrame,
  type FrameType,
  getPaymentFrame,
  openPaymentFrame,
  type PaymentFrame,
} from '@portal/contract/paying/payment-frame';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { isFlag, isMoment, isText, oneOf, optional, record } from '../../lib/shape.ts';
import { userProfileHeader } from '../person/user-id.ts';
import { request } from '../requests.ts';
import { isPayment } from './payments.ts';

const isFrame = record({
  id: isText,
  url: isText,
  target: oneOf('frame', 'tab'),
  needsCredentials: isFlag,
  status: oneOf('open', 'expired', 'pendingAuthorization', 'authorized', 'denied', 'failed'),
  expiresAt: isMoment,
  payment: optional(isPayment),
});
const areCredentials = record({ token: isText, service: isText });

export interface FrameWish {
  type: FrameType;
  /** The number of the line that is paid for. */
  line: string;
  /** A bill's number, a package, the dollars of a top-up; otherwise the page lets choose. */
  itemId?: string | undefined;
}

/** @throws RequestFailure */
export async function openFrame({ type, line, itemId }: FrameWish): Promise<PaymentFrame> {
  const frame = dataOf(
    await request(openPaymentFrame, {
      line,
      headers: userProfileHeader(),
      body: { type, ...(itemId === undefined ? {} : { item: { id: itemId } }) },
    }),
  );
  if (!isFrame(frame)) throw malformed();
  return frame;
}

/** Good for one redemption of this attempt. @throws RequestFailure */
export async function frameCredentials(
  sid: string,
  line: string,
): Promise<{ token: string; service: string }> {
  const credentials = dataOf(
    await request(authenticatePaymentFrame, { query: { sid }, line, headers: userProfileHeader() }),
  );
  if (!areCredentials(credentials)) throw malformed();
  return credentials;
}

/** How an attempt stands: the only proof of a payment in it. */
export function frameQuery(sid: string) {
  return queryOptions({
    queryKey: ['payments', 'frame', sid],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<PaymentFrame> => {
      const frame = dataOf(await request(getPaymentFrame, { params: { id: sid }, signal }));
      if (!isFrame(frame)) throw malformed();
      return frame;
    },
  });
}
