// What was asked about one's data before: each with its clock, its answer and its receipt. Nothing where nothing was.
import type { DataRequest } from '@portal/contract/privacy/data-requests';
import { useQuery } from '@tanstack/react-query';
import { Ban, Download, Pencil, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { dataRequestsQuery, isUnderWay, saveReceipt } from '../../api/person/own-data.ts';
import { formatDate } from '../../lib/dates.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { requestsCopy as copy, correctionCopy } from './privacy.copy.ts';

const ICONS = { access: Download, rectification: Pencil, erasure: Trash2, opposition: Ban } as const;
const AT_FIRST = 6;

export function Requests({ kind }: { kind: DataRequest['kind'] }) {
  const query = useQuery(dataRequestsQuery);
  const { data = [] } = query;
  const [shown, setShown] = useState(AT_FIRST);
  const requests = data.filter((one) => one.kind === kind);
  // That of a copy its own card says.
  if (query.isError && !query.data && kind !== 'access')
    return (
      <QueryCard
        query={query}
        title={copy.title}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={1} />}
        isUntimed
      >
        {() => null}
      </QueryCard>
    );
  if (requests.length === 0) return null;
  return (
    <Card title={copy.title}>
      <ListRows>
        {requests.slice(0, shown).map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ListRows>
      {requests.length > shown && (
        <TextLink onClick={() => setShown(shown + 2 * AT_FIRST)}>{copy.more}</TextLink>
      )}
    </Card>
  );
}

function Row({ request }: { request: DataRequest }) {
  const { id, kind, status, field, wanted, requestedAt, dueAt, answer } = request;
  const what = field ? `${copy.kinds[kind]}: ${correctionCopy.fields[field]}` : (copy.kinds[kind] ?? kind);
  const when = [copy.statuses[status], copy.asked(formatDate(requestedAt))];
  if (isUnderWay(request)) when.push(copy.due(formatDate(dueAt)));
  const lines = [when.join(' · '), wanted, answer].filter(Boolean);
  return (
    <ListRow
      icon={ICONS[kind]}
      title={what}
      detail={lines.map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
      detailKind={status === 'rejected' || status === 'failed' ? 'warning' : 'quiet'}
      action={
        <FileButton label={copy.receiptOf(what, formatDate(requestedAt))} save={() => saveReceipt(id)}>
          {copy.receipt}
        </FileButton>
      }
    />
  );
}
