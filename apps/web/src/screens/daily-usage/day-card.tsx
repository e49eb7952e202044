// The records of the chosen day, a page at a time, and the ways to the day before and after.
import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type DayRecord, dayRecordsQuery } from '../../api/lines/daily-usage.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { PAGE_SIZE } from '../../api/lines/usage-records.ts';
import { formatTime } from '../../lib/dates.ts';
import { formatPhone } from '../../lib/phone.ts';
import { quantityWords, type Unit } from '../../lib/usage.ts';
import { isClosedByUser, RecordsClosed } from '../../shared/line-user/records-closed.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Card } from '../../ui/card.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { dayWords, wholeDayWords } from './daily-facts.ts';
import { dailyCopy as copy } from './daily-usage.copy.ts';
import styles from './daily-usage.module.css';

export interface DayCardProps {
  line: Service;
  kind: RecordKind;
  days: readonly DayUsage[];
  day: DayUsage;
  onChoose: (day: string) => void;
}

export function DayCard({ line, kind, days, day, onChoose }: DayCardProps) {
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
