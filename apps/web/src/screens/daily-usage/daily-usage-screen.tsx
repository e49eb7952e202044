// «Tu consumo» of a mobile line: what was used each day of the cycle, how long the rest lasts, the records of a day.
import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, MessageSquare, Phone, Wifi } from 'lucide-react';
import { useState } from 'react';
import { type DayRecord, dailyUsageQuery, dayRecordsQuery } from '../../api/lines/daily-usage.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { PAGE_SIZE } from '../../api/lines/usage-records.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { formatPeriod, formatTime } from '../../lib/dates.ts';
import { formatPhone } from '../../lib/phone.ts';
import { lineIn, paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { quantityWords, type Unit } from '../../lib/usage.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { useDetailLink } from '../../shared/line/choose-line.ts';
import { cycleOf, dailyUsageAddress, kindIn, mobileLineOf } from '../../shared/line/daily-usage-of.ts';
import { shownNumber } from '../../shared/line/line-facts.ts';
import { isClosedByUser, RecordsClosed } from '../../shared/line-user/records-closed.tsx';
import { NoMobileLines } from '../../shared/page/no-mobile-lines.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ThirdPartyCard } from '../../shared/third-party/third-party-card.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Card } from '../../ui/card.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { dayWords, wholeDayWords } from './daily-facts.ts';
import { dailyCopy as copy } from './daily-usage.copy.ts';
import styles from './daily-usage.module.css';
import { ChartSkeleton, DaysCard } from './days-card.tsx';

// The records of the chosen day, a page at a time, and the ways to the day before and after.
interface DayCardProps {
  line: Service;
  kind: RecordKind;
  days: readonly DayUsage[];
  day: DayUsage;
  onChoose: (day: string) => void;
}

function DayCard({ line, kind, days, day, onChoose }: DayCardProps) {
  const [turned, setTurned] = useState({ day: day.date, page: 1 });
  const page = turned.day === day.date ? turned.page : 1;
  const query = useQuery({
    ...dayRecordsQuery({ number: line.number, kind, day: day.date, page }),
    enabled: day.records > 0,
  });
  const place = days.indexOf(day);
  const pages = Math.ceil(day.records / PAGE_SIZE);
  const title = wholeDayWords(day.date);
  const head = {
    title,
    detail: copy.usedIn(quantityWords(day.used, day.unit), copy.records[kind](day.records)),
    aside: (
      <div className={styles.turn}>
        <Turn to={days[place - 1]} icon={ChevronLeft} label={copy.before} onChoose={onChoose} />
        <Turn to={days[place + 1]} icon={ChevronRight} label={copy.after} onChoose={onChoose} />
      </div>
    ),
  };
  if (day.records === 0)
    return (
      <Card {...head}>
        <p className="muted">{copy.noneOnDay}</p>
      </Card>
    );
  if (isClosedByUser(query.error))
    return (
      <Card {...head}>
        <RecordsClosed line={line.number} level={3} />
      </Card>
    );
  return (
    <QueryCard
      {...head}
      query={query}
      failed={copy.failedDay}
      waiting={copy.waitingDay}
      skeleton={<SkeletonRows count={Math.min(day.records, PAGE_SIZE)} />}
    >
      {(records) => (
        <div className={styles.records} aria-busy={query.isPlaceholderData || undefined}>
          <Table
            caption={copy.recordsOf(dayWords(day.date))}
            columns={columnsOf(kind, day.unit)}
            rows={records}
            rowKey={({ id }) => id}
          />
          {pages > 1 && (
            <Pagination
              count={pages}
              page={page}
              onPage={(next) => setTurned({ day: day.date, page: next })}
              labels={copy.pages}
            />
          )}
        </div>
      )}
    </QueryCard>
  );
}

interface TurnProps {
  to: DayUsage | undefined;
  icon: IconGlyph;
  label: (day: string) => string;
  onChoose: (day: string) => void;
}

function Turn({ to, icon, label, onChoose }: TurnProps) {
  return (
    <IconButton
      className={styles.step}
      icon={icon}
      iconSize="sm"
      label={label(to ? dayWords(to.date) : '')}
      disabled={!to}
      onClick={() => to && onChoose(to.date)}
    />
  );
}

const columnsOf = (kind: RecordKind, unit: Unit): Column<DayRecord>[] => [
  { id: 'hour', header: copy.hour, place: 'lead', cell: ({ date }) => formatTime(date) },
  {
    id: 'with',
    header: copy.with[kind],
    place: 'title',
    cell: (record) => (kind === 'data' ? record.with : formatPhone(record.with)),
  },
  {
    id: 'used',
    header: copy.used,
    place: 'amount',
    numeric: true,
    cell: ({ quantity }) => quantityWords(quantity, unit),
  },
];

const TABS = [
  { id: 'data', label: copy.tabs.data, icon: Wifi },
  { id: 'voice', label: copy.tabs.voice, icon: Phone },
  { id: 'sms', label: copy.tabs.sms, icon: MessageSquare },
] as const;

export function DailyUsageScreen() {
  const { search } = useLocation();
  const selected = useSelectedService();
  const list = useQuery(serviceListQuery);
  const line = mobileLineOf(list.data?.services ?? [], [lineIn(search), selected?.number]);
  const cycle = line && list.data ? cycleOf(list.data.groups, line) : undefined;
  return (
    <>
      {!line && (
        <PageHead title={copy.title} back={{ href: paths.myServices(), label: copy.backToServices }} />
      )}
      <ServicesAlert query={list} />
      {line && <OfLine key={line.number} line={line} kind={kindIn(search)} cycle={cycle} />}
      {!line && list.data && <NoMobileLines why={copy.noMobileLines} />}
      {!line && !list.data && !list.isError && (
        <Card busy>
          <ChartSkeleton />
        </Card>
      )}
    </>
  );
}

interface OfLineProps {
  line: Service;
  kind: RecordKind;
  cycle: { from: string; to: string } | undefined;
}

function OfLine({ line, kind, cycle }: OfLineProps) {
  const navigate = useNavigate();
  const detail = useDetailLink(line);
  const query = useQuery(dailyUsageQuery(line.number, kind, cycle?.from));
  const [chosen, setChosen] = useState<string | null>(null);
  const days = query.data;
  const day =
    days?.find(({ date }) => date === chosen) ?? days?.findLast(({ used }) => used > 0) ?? days?.at(-1);
  const [from, to] = [cycle?.from ?? days?.[0]?.date, cycle?.to ?? days?.at(-1)?.date];
  const period = from && to ? formatPeriod(from, to) : '';
  return (
    <>
      <PageHead
        title={copy.title}
        lead={[line.name, shownNumber(line), period].filter(Boolean).join(' · ')}
        back={{ ...detail, label: line.name }}
      />
      <Tabs
        label={copy.tabs.label}
        tabs={TABS}
        selected={kind}
        onSelect={(next) => navigate(dailyUsageAddress(next, line.number), { replace: true })}
        bleed
      >
        <div className={styles.cards}>
          <DaysCard
            query={query}
            line={line}
            kind={kind}
            end={cycle?.to}
            chosen={day?.date}
            onChoose={setChosen}
          />
          {days && day && (
            <DayCard key={kind} line={line} kind={kind} days={days} day={day} onChoose={setChosen} />
          )}
        </div>
      </Tabs>
      <div className={styles.cards}>
        <ThirdPartyCard line={line.number} />
      </div>
    </>
  );
}
