// «Llamadas»: when, whom, for how long, for how much.
import type { VoiceRecord as Call, VoiceUsage } from '@portal/contract/lines/usage-records';
import { useQuery } from '@tanstack/react-query';
import { voiceRecordQuery } from '../../api/lines/usage-records.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import type { Column } from '../../ui/lists/table.tsx';
import { RecordCard, type RecordTabProps } from './record-card.tsx';
import { voiceCopy as copy } from './service-record.copy.ts';
import { whole } from './whole-number.ts';

export function VoiceRecord(props: RecordTabProps) {
  const query = useQuery(voiceRecordQuery(props.wanted));
  return (
    <RecordCard {...props} query={query} copy={copy} kind="voice" columns={columnsOf} figures={figuresOf} />
  );
}

function columnsOf({ total }: VoiceUsage): Column<Call>[] {
  const { columns } = copy;
  const amount: Column<Call> = {
    id: 'amount',
    header: columns.amount,
    place: 'aside',
    numeric: true,
    cell: (call) => money(call.amount ?? 0),
  };
  return [
    { id: 'date', header: columns.date, place: 'lead', cell: ({ date }) => formatDateTime(date) },
    { id: 'type', header: columns.type, place: 'sub', cell: ({ type }) => type },
    {
      id: 'number',
      header: columns.number,
      place: 'title',
      cell: ({ destinationNumber }) => formatPhone(destinationNumber),
    },
    {
      id: 'duration',
      header: columns.duration,
      place: 'amount',
      numeric: true,
      cell: ({ duration }) => copy.minutes(whole(duration)),
    },
    // Corporate lines show no amounts.
    ...(total.amount === null ? [] : [amount]),
  ];
}

function figuresOf({ total }: VoiceUsage) {
  const { records, duration, amount } = total;
  return [
    { term: copy.totals.records, value: whole(records) },
    { term: copy.totals.duration, value: copy.minutes(whole(duration)) },
    ...(amount === null ? [] : [{ term: copy.totals.amount, value: money(amount) }]),
  ];
}

const money = (dollars: number): string => formatMoney(centsFromDollars(dollars));
