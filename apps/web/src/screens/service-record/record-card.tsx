// The tabs of the service record, «Llamadas» and «Datos»: what the range adds up to, its rows by day, the other pages.
import type {
  VoiceRecord as Call,
  DataUsage,
  RecordKind,
  DataRecord as Session,
  VoiceUsage,
} from '@portal/contract/lines/usage-records';
import { market } from '@portal/market/here';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { downloadTable } from '../../api/documents.ts';
import type { Service } from '../../api/lines/service-list.ts';
import {
  dataRecordQuery,
  PAGE_SIZE,
  type RecordsWanted,
  voiceRecordQuery,
} from '../../api/lines/usage-records.ts';
import { dayHeading, formatPeriod, formatTime } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { quantityWords } from '../../lib/usage.ts';
import { fileWord, shownNumber } from '../../shared/line/line-facts.ts';
import { isClosedByUser, RecordsClosed } from '../../shared/line-user/line-user.tsx';
import { FileButton } from '../../shared/page/file-button.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { dataCopy, recordCopy, voiceCopy } from './service-record.copy.ts';
import styles from './service-record.module.css';

export interface RecordTabProps {
  line: Service;
  wanted: RecordsWanted;
  onPage: (page: number) => void;
}

interface RangeUsage<Row extends { date: string }> {
  dateFrom: string;
  dateTo: string;
  total: { records: number };
  consumption: Row[];
}

interface RecordCardProps<Row extends { date: string }, Usage extends RangeUsage<Row>>
  extends RecordTabProps {
  query: UseQueryResult<Usage>;
  copy: {
    title: string;
    caption: (line: string) => string;
    waiting: string;
    failed: string;
    none: string;
    noneText: string;
    fileName: (number: string, from: string, to: string) => string;
  };
  kind: RecordKind;
  columns: (usage: Usage) => readonly Column<Row>[];
  figures: (usage: Usage) => readonly Figure[];
}

function RecordCard<Row extends { date: string }, Usage extends RangeUsage<Row>>(
  props: RecordCardProps<Row, Usage>,
) {
  const { line, wanted, onPage, query, copy, kind, columns, figures } = props;
  const top = useRef<HTMLDivElement>(null);
  const { data, error } = query;
  const pages = Math.ceil((data?.total.records ?? 0) / PAGE_SIZE);

  function turn(page: number) {
    onPage(page);
    const { y = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (y < 0) top.current?.scrollIntoView();
  }

  const fileOf = ({ dateFrom, dateTo }: Usage) => {
    const [from, to] = [dateFrom, dateTo].map((moment) => moment.slice(0, 10));
    const name = copy.fileName(fileWord(line), from ?? '', to ?? '');
    return [kind, line.number, name, { from, to }] as const;
  };

  // Whatever was read before: it is not theirs to read any more.
  if (isClosedByUser(error))
    return (
      <Card>
        <RecordsClosed line={line.number} />
      </Card>
    );
  return (
    <div ref={top} className={styles.record}>
      <QueryCard
        query={query}
        title={copy.title}
        detail={data && formatPeriod(data.dateFrom, data.dateTo)}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={PAGE_SIZE} />}
      >
        {(usage) =>
          usage.total.records === 0 ? (
            <Empty drawing={<NothingFound />} title={copy.none} text={copy.noneText} />
          ) : (
            <div className={styles.body}>
              <RecordFigures figures={figures(usage)} />
              <div
                className={classNames(query.isPlaceholderData && styles.leaving)}
                aria-busy={query.isPlaceholderData || undefined}
              >
                <Table
                  caption={copy.caption(`${line.name} ${shownNumber(line)}`)}
                  columns={columns(usage)}
                  rows={usage.consumption}
                  rowKey={(row) => keyOf(usage.consumption, row)}
                  groupOf={({ date }) => dayHeading(date)}
                />
              </div>
              {pages > 1 && (
                <Pagination
                  count={pages}
                  page={wanted.page}
                  onPage={turn}
                  labels={recordCopy.pages}
                  margin={1}
                  range={4}
                />
              )}
              <div>
                <FileButton label={recordCopy.csvOf} save={() => downloadTable(...fileOf(usage))}>
                  {recordCopy.csv}
                </FileButton>
              </div>
              <p className="sr-only" role="status">
                {wanted.page > 1 && !query.isPlaceholderData && recordCopy.pages.shown(wanted.page, pages)}
              </p>
            </div>
          )
        }
      </QueryCard>
    </div>
  );
}

/** Two records may be alike in every word: their place tells them apart. */
function keyOf<Row>(rows: readonly Row[], row: Row): string {
  return String(rows.indexOf(row));
}

// What the whole range adds up to.
interface Figure {
  term: string;
  value: string;
}

function RecordFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** When, whom, for how long, for how much. */
export function VoiceRecord(props: RecordTabProps) {
  const query = useQuery(voiceRecordQuery(props.wanted));
  return (
    <RecordCard
      {...props}
      query={query}
      copy={voiceCopy}
      kind="voice"
      columns={callColumns}
      figures={callFigures}
    />
  );
}

function callColumns({ total }: VoiceUsage): Column<Call>[] {
  const { columns } = voiceCopy;
  const amount: Column<Call> = {
    id: 'amount',
    header: columns.amount,
    place: 'aside',
    numeric: true,
    cell: (call) => formatDollars(call.amount ?? 0),
  };
  return [
    { id: 'date', header: columns.date, place: 'lead', cell: ({ date }) => formatTime(date) },
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
      cell: ({ duration }) => voiceCopy.minutes(whole(duration)),
    },
    // Corporate lines show no amounts.
    ...(total.amount === null ? [] : [amount]),
  ];
}

function callFigures({ total }: VoiceUsage) {
  const { records, duration, amount } = total;
  return [
    { term: voiceCopy.totals.records, value: whole(records) },
    { term: voiceCopy.totals.duration, value: voiceCopy.minutes(whole(duration)) },
    ...(amount === null ? [] : [{ term: voiceCopy.totals.amount, value: formatDollars(amount) }]),
  ];
}

/** When, which host, how many megabytes. */
export function DataRecord(props: RecordTabProps) {
  const query = useQuery(dataRecordQuery(props.wanted));
  return (
    <RecordCard
      {...props}
      query={query}
      copy={dataCopy}
      kind="data"
      columns={sessionColumns}
      figures={sessionFigures}
    />
  );
}

const SESSION_COLUMNS: readonly Column<Session>[] = [
  { id: 'period', header: dataCopy.columns.period, place: 'lead', cell: ({ date }) => formatTime(date) },
  { id: 'url', header: dataCopy.columns.url, place: 'title', cell: ({ urlConnection }) => urlConnection },
  {
    id: 'data',
    header: dataCopy.columns.data,
    place: 'amount',
    numeric: true,
    cell: ({ data }) => dataCopy.megabytes(whole(data)),
  },
];

const sessionColumns = () => SESSION_COLUMNS;

function sessionFigures({ total }: DataUsage) {
  return [
    { term: dataCopy.totals.records, value: whole(total.records) },
    { term: dataCopy.totals.data, value: quantityWords(total.data, 'MB') },
  ];
}

const format = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 0, useGrouping: 'always' });

function whole(count: number): string {
  return format.format(count);
}
