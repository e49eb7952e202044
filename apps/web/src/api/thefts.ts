// Stolen phones: reported with a session or without one, followed, found again, and their certificates.
import {
  getTheftCertificate,
  proveForTheft as proveCall,
  type ReportedTheft,
  reportTheftByProof,
  type Theft,
  type TheftCause,
  type TheftProof,
  undoTheft as undoCall,
} from '@portal/contract/help/thefts';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { fileClaim } from '@portal/contract/paying/claims';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError, type Result } from '../lib/http/result.ts';
import { saveFile } from '../lib/save-file.ts';
import { ALL, refusal, request, requestFile } from './requests.ts';

/** While the network has not answered it is asked again soon. */
const SOON_MS = 3_000;
const isWaiting = ({ status, certificateCode }: Theft): boolean =>
  status === 'acknowledged' || status === 'escalated' || (status === 'resolved' && !certificateCode);

/** Newest first. */
export const theftsQuery = queryOptions<Theft[]>({
  queryKey: ['thefts'],
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? SOON_MS : false),
  queryFn: async ({ signal }): Promise<Theft[]> => {
    const found = dataOf(
      await request(listTroubleTickets, { signal, query: { ticketType: 'theft', limit: ALL } }),
    ) as Theft[];
    return found;
  },
});

export const reportTheft = (serviceId: string, cause: TheftCause) =>
  refusal(fileClaim, { body: { ticketType: 'theft', serviceId, cause } });

export const undoTheft = (id: string): Promise<Result<Theft>> => request(undoCall, { params: { id } });

export async function saveCertificate(id: string): Promise<void> {
  const file = dataOf(await requestFile(getTheftCertificate, { params: { id } }));
  saveFile(file, `${id}.pdf`);
}

export interface Proved {
  /** Reports one theft, within minutes. */
  grant: string;
  lines: { id: string; publicIdentifier: string }[];
}

export async function proveForTheft(
  proof: TheftProof,
  botToken: string,
): Promise<{ error: RequestError } | { error: null; data: Proved }> {
  const answer = await request(proveCall, {
    body: proof,
    headers: { 'x-bot-token': botToken },
    anonymous: true,
  });
  if (answer.error) return { error: answer.error };
  const grant = answer.headers.get('x-theft-grant');
  if (grant === null) return { error: { code: 'MALFORMED', message: '' } };
  return { error: null, data: { grant, lines: answer.data.lines } };
}

export const reportByProof = (
  grant: string,
  body: { lineId: string; cause: TheftCause },
): Promise<Result<ReportedTheft>> =>
  request(reportTheftByProof, { body, headers: { 'x-theft-grant': grant }, anonymous: true });
