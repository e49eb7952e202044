// TMF644 dataRequest: what people ask about their own data.
import { Readable } from 'node:stream';
import { InvalidField, Problem } from '@portal/contract/errors';
import {
  type CorrectedField,
  createDataRequest,
  type DataRequest,
  getDataArchive,
  getDataRequest,
  getDataRequestReceipt,
  listDataRequests,
} from '@portal/contract/privacy/data-requests';
import { civilDateOf } from '@portal/market/civil-dates';
import { momentWords } from '@portal/market/words';
import type { Paper, Papers } from '@portal/operator-ports/documents';
import type { FastifyInstance } from 'fastify';
import { type Caller, heldCustomers } from '../../caller.ts';
import { callerOf, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { sendFile } from '../../http/files.ts';
import { route } from '../../http/route.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';
import type { Sso } from '../sso/sso.ts';
import type { AskData, ShownRequest } from './ask-data.ts';
import { archiveCopy, dataRequestCopy } from './data-requests.copy.ts';
import { type DataRequestRow, type DataRequests, isDownloadable } from './data-requests.ts';

export interface DataRequestRouteNeeds {
  askData: AskData;
  dataRequests: Pick<DataRequests, 'readArchive'>;
  papers: Papers;
  sso: Pick<Sso, 'profile'>;
  brand: string;
}

export function dataRequestRoutes(app: FastifyInstance, needs: DataRequestRouteNeeds): void {
  const { askData, dataRequests, papers, sso, brand } = needs;

  route(app, createDataRequest, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    reply.code(201);
    switch (body.kind) {
      case 'access':
        return toDataRequest(await askData.access(caller));
      case 'opposition':
        return toDataRequest(await askData.oppose(caller));
      case 'erasure':
        return toDataRequest(await askData.erase(caller));
      case 'rectification': {
        const { field, wanted, serviceId } = body;
        const customerId = heldCustomer(caller, serviceId);
        return toDataRequest(await askData.rectify(caller, { customerId, field, wanted }));
      }
    }
  });

  route(app, listDataRequests, async ({ request, reply }) => {
    const all = await askData.list(callerOf(request).userId);
    return sendCollection(request, reply, all.map(toDataRequest));
  });

  route(app, getDataRequest, async ({ params, request, reply }) =>
    sendItem(request, reply, toDataRequest(await askData.find(callerOf(request).userId, params.id))),
  );

  route(app, getDataRequestReceipt, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    const { row } = await askData.find(caller.userId, params.id);
    const { name } = await sso.profile(caller);
    const content = await papers.draw(requestPaper(row, name, brand));
    const fileName = dataRequestCopy.receipt.fileName(row.requestId);
    return sendFile(reply, { name: fileName, type: 'application/pdf', content });
  });

  route(app, getDataArchive, async ({ params, request, reply }) => {
    const { userId } = callerOf(request);
    const { row } = await askData.find(userId, params.id);
    if (!isDownloadable(row)) throw new Problem('NOT_FOUND');
    const content = Readable.from(dataRequests.readArchive(row), { objectMode: false });
    const name = archiveCopy.name(civilDateOf(row.requestedAt));
    return sendFile(reply, { name, type: 'application/zip', content });
  });
}

/** The customer whose facts are wrong: of a line that is named, or the only one. @throws Problem HOLDER_REQUIRED */
function heldCustomer(caller: Caller, serviceId: string | undefined): string {
  const lines = serviceId === undefined ? caller.lines : [ownLine(caller, serviceId)];
  const [customerId, ...others] = heldCustomers(lines);
  if (customerId === undefined) throw new Problem('HOLDER_REQUIRED');
  if (others.length > 0) throw new InvalidField('serviceId');
  return customerId;
}

/** The receipt of a request about one's data, as a paper. */
function requestPaper(row: DataRequestRow, person: string, brand: string): Paper {
  const { receipt: copy, kinds, statuses } = dataRequestCopy;
  const { requestId, kind, status, requestedAt, dueAt, endedAt, wanted, answer } = row;
  const optional: [string, string | null][] = [
    [copy.wanted, wanted],
    [copy.endedAt, endedAt && momentWords(endedAt)],
  ];
  return {
    title: copy.title,
    createdAt: endedAt ?? requestedAt,
    lead: copy.lead(brand),
    facts: [
      [copy.number, requestId],
      [copy.who, person],
      [copy.kind, kinds[kind]],
      [copy.status, statuses[status]],
      [copy.requestedAt, momentWords(requestedAt)],
      [copy.dueAt, momentWords(dueAt)],
      ...optional.flatMap(([term, words]): [string, string][] => (words ? [[term, words]] : [])),
    ],
    notes: answer === null ? [] : [answer],
  };
}

/** A request about one's data on the wire. */
function toDataRequest({ row }: ShownRequest): DataRequest {
  const { requestId: id, kind, status, requestedAt, dueAt, endedAt, keptUntil, bytes, answer } = row;
  const isThere = isDownloadable(row);
  return {
    '@type': 'DataRequest',
    id,
    href: hrefIn(listDataRequests, id),
    kind,
    status,
    answer,
    requestedAt: dateTime(requestedAt),
    dueAt: dateTime(dueAt),
    endedAt: endedAt && dateTime(endedAt),
    documentId: isThere ? id : null,
    documentUntil: isThere && keptUntil ? dateTime(keptUntil) : null,
    documentBytes: isThere ? bytes : null,
    field: row.field as CorrectedField | null,
    wanted: row.wanted,
  };
}
