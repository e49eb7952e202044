// What the person asks about their own data, and the files that come of it.

import { type DataAccess, listDataAccesses } from '@portal/contract/privacy/data-accesses';
import {
  createDataRequest as createCall,
  type DataRequest,
  getDataArchive,
  getDataRequestReceipt,
  listDataRequests,
  type NewDataRequest,
} from '@portal/contract/privacy/data-requests';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, type Result, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ALL, request, requestFile } from '../requests.ts';

/** Of an archive on a slow network. */
const ARCHIVE_LIMIT_MS = 120_000;
const WHILE_MADE_MS = 5_000;

export const isUnderWay = ({ status }: Pick<DataRequest, 'status'>): boolean => status === 'inProgress';

/** The newest first; a copy that is being made is looked for until it is there. */
export const dataRequestsQuery = queryOptions({
  queryKey: ['data-requests'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<DataRequest[]> =>
    dataOf(await request(listDataRequests, { query: { limit: ALL }, signal })),
  refetchInterval: ({ state }) =>
    state.data?.some((one) => one.kind === 'access' && isUnderWay(one)) ? WHILE_MADE_MS : false,
});

export const askAboutData = (wish: NewDataRequest): Promise<Result<DataRequest>> =>
  request(createCall, { body: wish });

/** Who does not say again who they are gets no file, and knows why. */
export async function saveArchive(id: string, name: string): Promise<void> {
  const answer = await requestFile(getDataArchive, { params: { id }, timeLimitMs: ARCHIVE_LIMIT_MS });
  if (answer.error?.code === STEP_UP_REQUIRED) return;
  saveFile(dataOf(answer), name);
}

export async function saveReceipt(id: string): Promise<void> {
  const file = dataOf(await requestFile(getDataRequestReceipt, { params: { id } }));
  saveFile(file, `solicitud-${id}.pdf`);
}

/** Who looked at the data of the customers that somebody holds: by pages, the newest first. */
export const ACCESSES_PER_PAGE = 8;

interface DataAccessPage {
  accesses: DataAccess[];
  total: number;
}

/** @param page from 1 */
export const dataAccessesQuery = (page: number) =>
  queryOptions({
    queryKey: ['data-accesses', page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<DataAccessPage> => {
      const offset = String((page - 1) * ACCESSES_PER_PAGE);
      const answer = await request(listDataAccesses, {
        query: { offset, limit: String(ACCESSES_PER_PAGE) },
        signal,
      });
      const accesses = dataOf(answer);
      return { accesses, total: Number(answer.headers.get('X-Total-Count') ?? accesses.length) };
    },
  });
