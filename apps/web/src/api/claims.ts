// Claims: filed, followed, answered; what was attached and the receipt as files.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import {
  type Claim,
  fileClaim,
  getClaimAttachment,
  getClaimReceipt,
  type NewClaim,
  noteClaim,
} from '@portal/contract/paying/claims';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../lib/http/result.ts';
import { saveFile } from '../lib/save-file.ts';
import { ALL, request, requestFile } from './requests.ts';

/** Fifteen megabytes over a phone's network. */
const UPLOAD_LIMIT_MS = 180_000;

export const claimsKey = ['claims'] as const;

/** Newest first. */
export const claimsQuery = queryOptions({
  queryKey: [...claimsKey, 'all'],
  queryFn: ({ signal }) => fetchClaims({ limit: ALL }, signal),
});

/** Null when the customer has none of that number. */
export const claimQuery = (id: string) =>
  queryOptions({
    queryKey: [...claimsKey, 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }) => (await fetchClaims({ id }, signal))[0] ?? null,
  });

async function fetchClaims(query: { id?: string; limit?: string }, signal: AbortSignal): Promise<Claim[]> {
  const found = dataOf(
    await request(listTroubleTickets, { signal, query: { ticketType: 'claim', ...query } }),
  );
  // Claims alone, as they were asked for.
  const claims = found as Claim[];
  return claims;
}

/** @param key the same one files it once, whatever was lost */
export async function sendClaim(body: NewClaim, key: string): Promise<Result<Claim>> {
  const answer = await request(fileClaim, {
    body,
    headers: { 'Request-UUID': key },
    timeLimitMs: UPLOAD_LIMIT_MS,
  });
  // A claim, as it was filed: stolen phones are reported by the same call.
  return answer as Result<Claim>;
}

export async function sendNote(id: string, text: string, key: string): Promise<Result<Claim>> {
  const answer = await request(noteClaim, {
    params: { id },
    body: { text },
    headers: { 'Request-UUID': key },
  });
  // The claim that was written to: people are written to by the same call.
  return answer as Result<Claim>;
}

export async function saveAttachment(id: string, attachmentId: string, name: string): Promise<void> {
  const file = dataOf(await requestFile(getClaimAttachment, { params: { id, attachmentId } }));
  saveFile(file, name);
}

export async function saveReceipt(id: string): Promise<void> {
  const file = dataOf(await requestFile(getClaimReceipt, { params: { id } }));
  saveFile(file, `${id}.pdf`);
}
