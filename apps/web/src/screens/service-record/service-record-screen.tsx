// «Historial»: calls and data sessions of a mobile line between two days.
import { useQuery } from '@tanstack/react-query';
import { Globe, PhoneOutgoing } from 'lucide-react';
import { useState } from 'react';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import type { RecordsWanted } from '../../api/lines/usage-records.ts';
import { civilDate, type Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { shiftDays } from '../../lib/dates.ts';
import { paths, samePath, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { chooseLine, lineOf } from '../../shared/line/choose-line.ts';
import { detailPath, inDisplayOrder, isMobile, shownNumber } from '../../shared/line/line-facts.ts';
import { LinePage } from '../../shared/line/line-page.tsx';
import { isOpen } from '../../shared/line/line-roles.ts';
import { useOwnLines } from '../../shared/line-user/use-own-lines.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { civilOf, DateField, isDate, typedOf } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { DataRecord, VoiceRecord } from './record-card.tsx';
import { recordCopy as copy, noLinesCopy } from './service-record.copy.ts';
import styles from './service-record.module.css';

type RecordTab = 'voice' | 'data';

/** The address of a tab: `?data=true` is the documents' word. */
const addressOf = (tab: RecordTab, number: string | null): string =>
  withLine(tab === 'data' ? `${paths.serviceRecord()}?data=true` : paths.serviceRecord(), number);

/** Days that the server chooses by itself are left to its clock. */
function wantedOf(line: Service, days: Days, page: number, usual: Days = usualDays()): RecordsWanted {
  return {
    number: line.number,
    from: days.from === usual.from && days.to === usual.to ? undefined : days.from,
    to: days.to === usual.to ? undefined : days.to,
    page,
  };
}

// 'De' and 'Hasta'. What is typed counts as soon as both are days that can be asked for.
interface DayFieldsProps {
  days: Days;
  onDays: (days: Days) => void;
}

const civilDays = ({ from, to }: Days): Days => ({ from: civilOf(from), to: civilOf(to) });

function DayFields({ days, onDays }: DayFieldsProps) {
  const [offered] = useState(() => offeredDays());
  const [typed, setTyped] = useState<Days>({ from: typedOf(days.from), to: typedOf(days.to) });
  const [left, setLeft] = useState<keyof Days | null>(null);
  const errors = checkDays(civilDays(typed), offered);

  function type(end: keyof Days, value: string) {
    const next = { ...typed, [end]: value };
    setTyped(next);
    setLeft(null);
    const asked = civilDays(next);
    const { from, to } = checkDays(asked, offered);
    if (!from && !to) onDays(asked);
  }

  const field = (end: keyof Days, label: string) => {
    const error = errors[end];
    // A date that is being typed is not wrong yet.
    const isShown = isDate(civilOf(typed[end])) || left === end;
    return (
      <DateField
        label={label}
        placeholder={copy.dayPattern}
        calendarLabel={copy.calendarOf(label)}
        min={offered.from}
        max={offered.to}
        value={typed[end]}
        onValue={(value) => type(end, value)}
        onBlur={() => setLeft(end)}
        error={error && isShown && copy.dayErrors[error]}
      />
    );
  };

  return (
    <>
      {field('from', copy.from)}
      {field('to', copy.to)}
    </>
  );
}

const TABS = [
  { id: 'voice', label: copy.tabs.voice, icon: PhoneOutgoing },
  { id: 'data', label: copy.tabs.data, icon: Globe },
] as const;

export function ServiceRecordScreen() {
  const location = useLocation();
  const { data } = useQuery(serviceListQuery);
  const services = inDisplayOrder(data?.services ?? []);
  const own = useOwnLines(services) ?? [];
  if (samePath(location.pathname, paths.serviceRecordData()))
    return <Navigate to={addressOf('data', lineOf(location))} replace />;
  const lines = services.filter(
    (each) => isMobile(each) && (isOpen(each, 'records') || own.includes(each.number)),
  );
  return (
    <LinePage
      part="usage"
      isUnder
      title={copy.title}
      lead={copy.lead}
      choosesLine
      back={({ kind, number }) => ({ href: withLine(detailPath(kind), number), label: copy.back })}
      accepts={({ number }) => lines.some((each) => each.number === number)}
      none={<NoRecordLines hasOthers={services.length > 0} />}
      skeleton={<Waiting />}
    >
      {(line) => <Record line={line} lines={lines} />}
    </LinePage>
  );
}

function Record({ line, lines }: { line: Service; lines: readonly Service[] }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [days, setDays] = useState(() => usualDays());
  const [turned, setTurned] = useState({ within: '', page: 1 });
  const tab: RecordTab = new URLSearchParams(search).get('data') === 'true' ? 'data' : 'voice';
  const within = [days.from, days.to, tab].join();
  const shown = {
    line,
    wanted: wantedOf(line, days, turned.within === within ? turned.page : 1),
    onPage: (page: number) => setTurned({ within, page }),
  };
  /** Kept with the address, for back and reload, and as the line chosen last. */
  const setLine = (next: Service) => {
    chooseLine(next);
    navigate(addressOf(tab, next.number), { replace: true });
  };
  return (
    <div className={styles.page}>
      <Card className={styles.filters}>
        <SelectField
          className={styles.line}
          label={copy.line}
          value={line.number}
          onChange={({ target }) => {
            const next = lines.find(({ number }) => number === target.value);
            if (next) setLine(next);
          }}
          options={lines.map((each) => ({
            value: each.number,
            label: copy.lineOption(each.name, shownNumber(each)),
          }))}
        />
        <DayFields days={days} onDays={setDays} />
      </Card>
      <div>
        <Tabs
          label={copy.tabs.label}
          tabs={TABS}
          selected={tab}
          onSelect={(next) => navigate(addressOf(next, line.number), { replace: true })}
        >
          {tab === 'voice' ? <VoiceRecord {...shown} /> : <DataRecord {...shown} />}
        </Tabs>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <Card busy>
      <SkeletonGroup label={copy.waitingLines} className={styles.fields}>
        <Skeleton height={78} />
        <Skeleton height={78} />
        <Skeleton height={78} />
      </SkeletonGroup>
    </Card>
  );
}

function NoRecordLines({ hasOthers }: { hasOthers: boolean }) {
  const canAssociate = useAvailability()(paths.associateServices());
  const { title, text } = hasOthers ? noLinesCopy.onlyHome : noLinesCopy.none;
  return (
    <Card>
      <Empty
        level={2}
        drawing={<NoLines />}
        title={title}
        text={text}
        action={
          <ButtonLink size="sm" href={canAssociate ? paths.associateServices() : paths.homeWithServices()}>
            {canAssociate ? noLinesCopy.associate : noLinesCopy.toHome}
          </ButtonLink>
        }
      />
    </Card>
  );
}

// Which days a customer may ask for: thirty back unless chosen, six months back at most, none to come.

/** Civil dates, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

const USUAL_DAYS_BACK = 30;
const MOST_MONTHS_BACK = 6;

export function usualDays(now: Instant = trueNow()): Days {
  const to = civilDate(now);
  return { from: shiftDays(to, -USUAL_DAYS_BACK), to };
}

/** The first and the last day that can be asked for. */
export function offeredDays(now: Instant = trueNow()): Days {
  const to = civilDate(now);
  const [year = 0, month = 1, day = 1] = to.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - MOST_MONTHS_BACK, 0)).getUTCDate();
  return { from: iso(Date.UTC(year, month - 1 - MOST_MONTHS_BACK, Math.min(day, lastDay))), to };
}

export type DayError = 'missing' | 'malformed' | 'future' | 'tooOld' | 'reversed';
export type DayErrors = Partial<Record<keyof Days, DayError>>;

export function checkDays(days: Days, offered: Days): DayErrors {
  const errors: DayErrors = {};
  for (const end of ['from', 'to'] as const) {
    const error = checkDay(days[end], offered);
    if (error) errors[end] = error;
  }
  if (!errors.from && !errors.to && days.from > days.to) errors.from = 'reversed';
  return errors;
}

function checkDay(day: string, offered: Days): DayError | null {
  if (day === '') return 'missing';
  if (!isDate(day)) return 'malformed';
  if (day > offered.to) return 'future';
  return day < offered.from ? 'tooOld' : null;
}

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
