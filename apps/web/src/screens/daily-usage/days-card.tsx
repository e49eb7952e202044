// The days of the cycle as bars and as a table, and how long what is left lasts.
import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { csvOf } from '@portal/market/csv';
import { market } from '@portal/market/here';
import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { capital } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { quantity, quantityWords } from '../../lib/usage.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { fileWord, shownNumber, takesPurchases } from '../../shared/line/line-facts.ts';
import { useUsageAmongAll } from '../../shared/line/line-queries.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { DayBars, Legend } from '../../ui/chart/day-bars.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import {
  csvRows,
  type DailyFacts,
  type DayRow,
  dailyFacts,
  dayWords,
  rowsOf,
  unitOf,
} from './daily-facts.ts';
import { dailyCopy as copy } from './daily-usage.copy.ts';
import styles from './daily-usage.module.css';

// The bars of the days in the unit in which the largest of them is best read.
interface DaysChartProps {
  days: readonly DayUsage[];
  kind: RecordKind;
  facts: Pick<DailyFacts, 'pace' | 'coming'>;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

const MB_PER_GB = 1024;
const figure = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 2, useGrouping: 'always' });

function DaysChart({ days, kind, facts: { pace, coming }, chosen, onChoose }: DaysChartProps) {
  const unit = unitOf(days);
  const largest = Math.max(pace?.perDay ?? 0, ...days.map(({ used }) => used));
  const { unit: shown } = quantity(largest, unit);
  const share = shown === 'GB' ? MB_PER_GB : 1;
  const last = days.length - 1;
  const runsOut = pace?.kind === 'ends' ? (coming[pace.days] ?? null) : null;
  return (
    <figure className={styles.chart}>
      <figcaption className="sr-only">{copy.chart(copy.tabs[kind], shown)}</figcaption>
      <p className={styles.unit} aria-hidden="true">
        {largest === 0 ? copy.none : copy.perDay(shown)}
      </p>
      <DayBars
        label={copy.chart(copy.tabs[kind], shown)}
        bars={days.map(({ date, used }, place) => {
          const words = quantityWords(used, unit);
          const name = copy.dayIs(dayWords(date), words);
          return {
            id: date,
            value: used / share,
            words,
            name: place === last ? copy.soFar(name) : name,
            tick: place === last ? copy.today : String(Number(date.slice(8))),
          };
        })}
        selected={Math.max(
          0,
          days.findIndex(({ date }) => date === chosen),
        )}
        onSelect={(place) => {
          const day = days[place];
          if (day) onChoose(day.date);
        }}
        coming={coming.map((date) => String(Number(date.slice(8))))}
        pace={
          pace && pace.perDay > 0
            ? {
                value: pace.perDay / share,
                days: pace.days,
                words:
                  runsOut === null
                    ? ''
                    : copy.runsOut(
                        String(Number((coming[pace.days - 1] ?? days[last]?.date ?? '').slice(8))),
                      ),
              }
            : undefined
        }
        isWhole={unit !== 'MB' || shown === 'MB'}
        figure={(value) => figure.format(value)}
      />
      <Legend
        marks={[
          ['bar', copy.marks.bar],
          ...(pace && pace.perDay > 0
            ? ([
                ['pace', copy.marks.pace(quantityWords(pace.perDay, unit))],
                ...(pace.days > 0 ? [['ghost', copy.marks.ghost] as const] : []),
                ...(runsOut === null ? [] : [['nothingLeft', copy.marks.nothingLeft[kind]] as const]),
              ] as const)
            : []),
        ]}
      />
    </figure>
  );
}

export interface DaysCardProps {
  query: UseQueryResult<DayUsage[]>;
  line: Service;
  kind: RecordKind;
  /** The last day of the cycle. */
  end: string | undefined;
  /** A civil date. */
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

const NOTHING_KNOWN = { pace: null, coming: [] };

/** The catalogue's words for what there is more of to buy. */
const CATEGORIES = { data: 'INTERNET', voice: 'VOZ', sms: 'SMS' } as const;

export function DaysCard({ query, line, kind, end, chosen, onChoose }: DaysCardProps) {
  const { data: report } = useUsageAmongAll(line.number);
  const facts = query.data && dailyFacts({ kind, days: query.data, report, end });
  return (
    <QueryCard
      query={query}
      title={facts?.title ?? copy.plain[kind]}
      detail={facts?.text}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<ChartSkeleton />}
    >
      {(days) => (
        <div className={styles.days}>
          {facts?.isShort && takesPurchases(line) && <AddMore line={line} kind={kind} />}
          <DaysChart
            days={days}
            kind={kind}
            facts={facts ?? NOTHING_KNOWN}
            chosen={chosen}
            onChoose={onChoose}
          />
          <OtherWays days={days} kind={kind} line={line} />
        </div>
      )}
    </QueryCard>
  );
}

function AddMore({ line, kind }: { line: Service; kind: RecordKind }) {
  const linkTo = useLineLinks(line);
  return (
    <ButtonLink
      kind="primary"
      className={styles.add}
      {...linkTo(paths.packages(), { category: CATEGORIES[kind] })}
    >
      {copy.add[kind]}
    </ButtonLink>
  );
}

/** The same figures as a table, and as a file. */
function OtherWays({ days, kind, line }: { days: DayUsage[]; kind: RecordKind; line: Service }) {
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const save = () => {
    const [from = '', to = ''] = [days[0]?.date, days.at(-1)?.date];
    const file = new Blob([csvOf(csvRows(days))], { type: 'text/csv;charset=utf-8' });
    saveFile(file, copy.csvName(fileWord(line), from, to));
  };
  return (
    <>
      <div className={styles.ways}>
        <TextLink
          plain
          aria-expanded={isOpen}
          aria-controls={isOpen ? tableId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.hideTable : copy.showTable}
        </TextLink>
        <TextLink plain aria-label={copy.csvOf} onClick={save}>
          <Icon of={Download} size="sm" />
          {copy.csv}
        </TextLink>
      </div>
      {isOpen && (
        <div id={tableId}>
          <Table
            caption={copy.table(copy.tabs[kind], `${line.name} ${shownNumber(line)}`)}
            columns={COLUMNS}
            rows={rowsOf(days)}
            rowKey={({ date }) => date}
          />
        </div>
      )}
    </>
  );
}

const COLUMNS: readonly Column<DayRow>[] = [
  { id: 'day', header: copy.columns.day, place: 'title', cell: ({ date }) => capital(dayWords(date)) },
  {
    id: 'before',
    header: copy.columns.before,
    place: 'line',
    numeric: true,
    cell: ({ before, unit }) => quantityWords(before, unit),
  },
  {
    id: 'used',
    header: copy.columns.used,
    place: 'amount',
    numeric: true,
    cell: ({ used, unit }) => quantityWords(used, unit),
  },
];

export function ChartSkeleton() {
  return <Skeleton height={234} />;
}
