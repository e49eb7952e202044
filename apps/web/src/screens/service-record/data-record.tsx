// «Datos»: when, which host, how many megabytes.
import type { DataUsage, DataRecord as Session } from '@portal/contract/lines/usage-records';
import { useQuery } from '@tanstack/react-query';
import { dataRecordQuery } from '../../api/lines/usage-records.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { quantityWords } from '../../lib/usage.ts';
import type { Column } from '../../ui/lists/table.tsx';
import { RecordCard, type RecordTabProps } from './record-card.tsx';
import { dataCopy as copy } from './service-record.copy.ts';
import { whole } from './whole-number.ts';

const COLUMNS: readonly Column<Session>[] = [
  { id: 'period', header: copy.columns.period, place: 'lead', cell: ({ date }) => formatDateTime(date) },
  { id: 'url', header: copy.columns.url, place: 'title', cell: ({ urlConnection }) => urlConnection },
  {
    id: 'data',
    header: copy.columns.data,
    place: 'amount',
    numeric: true,
    cell: ({ data }) => copy.megabytes(whole(data)),
  },
];

export function DataRecord(props: RecordTabProps) {
  const query = useQuery(dataRecordQuery(props.wanted));
  return (
    <RecordCard {...props} query={query} copy={copy} kind="data" columns={columnsOf} figures={figuresOf} />
  );
}

const columnsOf = () => COLUMNS;

function figuresOf({ total }: DataUsage) {
  return [
    { term: copy.totals.records, value: whole(total.records) },
    { term: copy.totals.data, value: quantityWords(total.data, 'MB') },
  ];
}
