// The request layer with this browser's session in it; every other file of `api/` speaks through it.
import type { Call } from '@portal/contract/common';
import { type AnswerOf, createRequests, type RequestCall } from '../lib/http/request.ts';
import { dataOf, type RequestError, STEP_UP_REQUIRED } from '../lib/http/result.ts';
import { askStepUp } from '../lib/step-up.ts';
import { bearer, endSession, storedProfile } from '../session/session.ts';
import { clientIp, lineOfBusiness, nextRequestId } from '../session/visit.ts';

/** The most a page may hold, so that one call brings all that there are. */
export const ALL = '500';

const requests = createRequests({
  bearer,
  clientIp,
  nextRequestId,
  lineOfBusiness,
  onSessionRefused: (refused) => {
    // An answer that comes late, for a bearer that is no longer ours, ends nothing.
    if (refused === bearer()) endSession('refused');
  },
});

/** Whether the person has said again who they are, where that was asked for. */
const isProved = async ({ error }: { error: RequestError | null }): Promise<boolean> =>
  error?.code === STEP_UP_REQUIRED && (await askStepUp(error.methods ?? []));

/** What needs a fresh session asks for it in a dialog, and goes on where it was. */
export const request: RequestCall = async (call, said) => {
  const answer = await requests.request(call, said);
  return (await isProved(answer)) ? requests.request(call, said) : answer;
};

/** How the cache asks for it. @throws RequestFailure */
export const asked =
  <C extends Call>(call: C, said: Parameters<typeof request<C>>[1]) =>
  async ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<C>> =>
    dataOf(await request(call, { ...said, signal }));

/** Of what is asked to be done: why it was not; null once it is. */
export const refusal = async <C extends Call>(
  call: C,
  said: Parameters<typeof request<C>>[1],
): Promise<RequestError | null> => (await request(call, said)).error;

export const requestFile: typeof requests.requestFile = async (call, said) => {
  const answer = await requests.requestFile(call, said);
  return (await isProved(answer)) ? requests.requestFile(call, said) : answer;
};

/** Encoded, because a header cannot carry every letter of an e-mail. */
export function userIdHeader(identifier: string): { UserId: string } {
  const bytes = new TextEncoder().encode(identifier);
  return { UserId: btoa(String.fromCharCode(...bytes)) };
}

/** The same person where the documents call the header so; plain, as they write it. */
export function userProfileHeader(): { userprofileid: string } {
  return { userprofileid: storedProfile()?.sub ?? '' };
}
