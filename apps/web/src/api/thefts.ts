// Stolen phones: reported with a session or without one, followed, found again, and their certificates.
import type {
  getTheftCertificate,
  proveForTheft as proveCall,
  ReportedTheft,
  reportTheftByProof,
  Theft,
  TheftCause,
  TheftProof,
  undoTheft as undoCall,
} from '@portal/contract/help/thefts';
import type { listTroubleTickets } from '@portal/contract/help/tickets';
import type { fileClaim } from '@portal/contract/paying/claims';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError, type Result } from '../lib/http/result.ts';
import { saveFile } from '../lib/save-file.ts';
import { isMoment, isText, listOf, optional, record } from '../lib/shape.ts';
import { ALL, request, requestFile } from './requests.ts';

const BASE = `/TroubleTicketManagement/api/${country}/troubleTicketManagement` as const;
const PATH = `${BASE}/troubleTicket` as const;

const isTheft = record({
  id: isText,
  status: isText,
  cause: isText,
  creationDate: isMoment,
  suspendedAt: optional(isMoment),
  equipmentBlockedAt: optional(isMoment),
  undoneAt: optional(isMoment),
  imei: optional(isText),
  certificateCode: optional(isText),
  product: record({ publicIdentifier: isText }),
});

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
      await request<typeof listTroubleTickets>({
        ...{ method: 'GET', path: PATH, name: 'listTroubleTickets', signal },
        query: { ticketType: 'theft', limit: ALL },
      }),
    ) as Theft[];
    if (!listOf(isTheft)(found)) throw malformed();
    return found;
  },
});

export async function reportTheft(serviceId: string, cause: TheftCause): Promise<RequestError | null> {
  const { error } = await request<typeof fileClaim>({
    ...{ method: 'POST', path: PATH, name: 'fileClaim' },
    body: { ticketType: 'theft', serviceId, cause },
  });
  return error;
}

export const undoTheft = (id: string): Promise<Result<Theft>> =>
  request<typeof undoCall>({
    ...{ method: 'POST', path: `${PATH}/:id/undo`, params: { id }, name: 'undoTheft' },
  });

export async function saveCertificate(id: string): Promise<void> {
  const file = dataOf(
    await requestFile<typeof getTheftCertificate>({
      ...{ method: 'GET', path: `${PATH}/:id/certificate`, params: { id }, name: 'getTheftCertificate' },
    }),
  );
  saveFile(file, `${id}.pdf`);
}

export interface Proved {
  /** Reports one theft, within minutes. */
  grant: string;
  lines: { id: string; publicIdentifier: string }[];
}

const isProved = record({ lines: listOf(record({ id: isText, publicIdentifier: isText })) });

export async function proveForTheft(
  proof: TheftProof,
  botToken: string,
): Promise<{ error: RequestError } | { error: null; data: Proved }> {
  const answer = await request<typeof proveCall>({
    ...{ method: 'POST', path: `${BASE}/theftProof`, name: 'proveForTheft', body: proof },
    headers: { 'x-bot-token': botToken },
    anonymous: true,
  });
  if (answer.error) return { error: answer.error };
  const grant = answer.headers.get('x-theft-grant');
  if (grant === null || !isProved(answer.data)) return { error: { code: 'MALFORMED', message: '' } };
  return { error: null, data: { grant, lines: answer.data.lines } };
}

export const reportByProof = (
  grant: string,
  body: { lineId: string; cause: TheftCause },
): Promise<Result<ReportedTheft>> =>
  request<typeof reportTheftByProof>({
    ...{ method: 'POST', path: `${BASE}/theft`, name: 'reportTheftByProof', body },
    headers: { 'x-theft-grant': grant },
    anonymous: true,
  });
