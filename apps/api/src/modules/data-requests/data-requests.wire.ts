// A request about one's data on the wire.
import {
  type CorrectedField,
  type DataRequest,
  listDataRequests,
} from '@portal/contract/privacy/data-requests';
import { dateTime, hrefIn } from '../../http/wire.ts';
import type { ShownRequest } from './ask-data.ts';
import { isDownloadable } from './data-requests.ts';

export function toDataRequest({ row }: ShownRequest): DataRequest {
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
