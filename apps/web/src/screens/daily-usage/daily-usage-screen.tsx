// «Tu consumo» of a mobile line: what was used each day of the cycle, how long the rest lasts, the records of a day.
import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, MessageSquare, Phone, Wifi } from 'lucide-react';
import { useState } from 'react';
import { type DayRecord, dailyUsageQuery, dayRecordsQuery } from '../../api/lines/daily-usage.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { spendingControlQuery } from '../../api/lines/spending.ts';
import { PAGE_SIZE } from '../../api/lines/usage-records.ts';
import { formatTime } from '../../lib/dates.ts';
import { moneyOf } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { quantityWords, type Unit } from '../../lib/usage.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { isMobile } from '../../shared/line/line-facts.ts';
import { LinePage } from '../../shared/line/line-page.tsx';
import { dailyUsageAddress, daysOf, kindIn } from '../../shared/line/line-queries.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { isClosedByUser, RecordsClosed } from '../../shared/line-user/line-user.tsx';
import { useOwnLines } from '../../shared/line-user/use-own-lines.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { NoMobileLines } from '../../shared/page/nothing-card.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ButtonLink, IconButton } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { dayWords, unitOf, wholeDayWords } from './daily-facts.ts';
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
  const record = useLineLinks(line)(
    kind === 'data' ? `${paths.serviceRecord()}?data=true` : paths.serviceRecord(),
  );
  const history = (
    <TextLink plain icon={ChevronRight} {...record}>
      {copy.history}
    </TextLink>
  );
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
      <Card {...head} foot={history}>
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
      isUntimed
      footEnd={history}
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

/** What the days add up to, and what was spent beyond the plan. */
function Figures({ line, days }: { line: Service; days: readonly DayUsage[] }) {
  const linkTo = useLineLinks(line);
  const isManaged = isOpen(line, 'manage');
  const { data: control } = useQuery({ ...spendingControlQuery(line.number), enabled: isManaged });
  const unit = unitOf(days);
  const used = days.reduce((sum, day) => sum + day.used, 0);
  const most = days.reduce<DayUsage | undefined>((a, b) => (a && a.used >= b.used ? a : b), undefined);
  const cap = control?.cap;
  const { figures: words } = copy;
  return (
    <Card title={words.title}>
      <div className="stack">
        <DefinitionList
          items={[
            { term: words.used, value: quantityWords(used, unit) },
            { term: words.average, value: quantityWords(used / days.length, unit) },
            ...(most && most.used > 0
              ? [
                  {
                    term: words.most,
                    value: words.mostOn(quantityWords(most.used, unit), dayWords(most.date)),
                  },
                ]
              : []),
            ...(cap
              ? [
                  {
                    term: words.beyond,
                    value:
                      cap.action === 'none' || cap.amount.value === 0
                        ? moneyOf(cap.spent)
                        : words.beyondOf(moneyOf(cap.spent), moneyOf(cap.amount)),
                  },
                ]
              : []),
          ]}
        />
        {isManaged && (
          <ButtonLink wide {...linkTo(paths.spendingControl())}>
            {words.control}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

const TABS = [
  { id: 'data', label: copy.tabs.data, icon: Wifi },
  { id: 'voice', label: copy.tabs.voice, icon: Phone },
  { id: 'sms', label: copy.tabs.sms, icon: MessageSquare },
] as const;

export function DailyUsageScreen() {
  const { search } = useLocation();
  return (
    <LinePage
      part="usage"
      title={copy.title}
      accepts={(line) => isMobile(line) && isOpen(line, 'figures')}
      none={<NoMobileLines why={copy.noMobileLines} />}
      skeleton={
        <Card busy>
          <ChartSkeleton />
        </Card>
      }
    >
      {(line, { cycle }) => <OfLine line={line} kind={kindIn(search)} cycle={cycle && daysOf(cycle)} />}
    </LinePage>
  );
}

interface OfLineProps {
  line: Service;
  kind: RecordKind;
  cycle: { from: string; to: string } | null;
}

function OfLine({ line, kind, cycle }: OfLineProps) {
  const navigate = useNavigate();
  const query = useQuery(dailyUsageQuery(line.number, kind, cycle?.from));
  const [chosen, setChosen] = useState<string | null>(null);
  const isUser = useOwnLines([line])?.includes(line.number) ?? false;
  const seesRecords = isOpen(line, 'records') || isUser;
  const days = query.data;
  const day =
    days?.find(({ date }) => date === chosen) ?? days?.findLast(({ used }) => used > 0) ?? days?.at(-1);
  return (
    <div>
      <Tabs
        label={copy.tabs.label}
        tabs={TABS}
        selected={kind}
        onSelect={(next) => navigate(dailyUsageAddress(next, line.number), { replace: true })}
        bleed
      >
        <Columns
          lead={
            <DaysCard
              query={query}
              line={line}
              kind={kind}
              end={line.state === 'A' ? cycle?.to : undefined}
              chosen={day?.date}
              onChoose={setChosen}
            />
          }
          rest={days && <Figures line={line} days={days} />}
        >
          {seesRecords && days && day && (
            <DayCard key={kind} line={line} kind={kind} days={days} day={day} onChoose={setChosen} />
          )}
        </Columns>
      </Tabs>
    </div>
  );
}
