// The receipt of a request about one's data, as a paper.
import { momentWords } from '@portal/market/words';
import type { Paper } from '@portal/operator-ports/papers';
import { dataRequestCopy } from './data-requests.copy.ts';
import type { DataRequestRow } from './data-requests.ts';

export function requestPaper(row: DataRequestRow, person: string, brand: string): Paper {
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
