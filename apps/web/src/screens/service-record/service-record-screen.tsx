// «Historial de consumo»: calls and data sessions of a mobile line between two days.

import { useQuery } from '@tanstack/react-query';
import { Globe, PhoneOutgoing } from 'lucide-react';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import type { RecordsWanted } from '../../api/lines/usage-records.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { paths, samePath, withLine } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { chooseLine, lineOf, useDetailLink, useLineLinks } from '../../shared/line/choose-line.ts';
import { inDisplayOrder, isMobile, shownNumber } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { useOwnLines } from '../../shared/line-user/use-own-lines.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { civilOf, isDate, typedOf } from '../../ui/fields/typed-date.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { DataRecord } from './data-record.tsx';
import { NoRecordLines } from './no-record-lines.tsx';
import { checkDays, type Days, offeredDays, usualDays } from './record-days.ts';
import { recordCopy as copy } from './service-record.copy.ts';
import styles from './service-record.module.css';
import { VoiceRecord } from './voice-record.tsx';

// What the service record shows: the line, the days, the tab, the page; a change of any other begins at page 1.
type RecordTab = 'voice' | 'data';

/** The address of a tab: `?data=true` is the documents' word. */
const addressOf = (tab: RecordTab, number: string | null): string =>
  withLine(tab === 'data' ? `${paths.serviceRecord()}?data=true` : paths.serviceRecord(), number);

function useServiceRecord() {
  const location = useLocation();
  const navigate = useNavigate();
  const selected = useSelectedService();
  const list = useQuery(serviceListQuery);
  const [usual] = useState(() => usualDays());
  const [days, setDays] = useState(usual);
  const [turned, setTurned] = useState({ within: '', page: 1 });

  const services = inDisplayOrder(list.data?.services ?? []);
  const own = useOwnLines(services) ?? [];
  const lines = services.filter(
    (each) => isMobile(each) && (isOpen(each, 'records') || own.includes(each.number)),
  );
  const wanted = [lineOf(location), selected?.number].map((number) =>
    lines.find((each) => each.number === number),
  );
  const line = wanted.find((each) => each !== undefined) ?? lines[0];
  const tab: RecordTab = new URLSearchParams(location.search).get('data') === 'true' ? 'data' : 'voice';
  const within = [line?.number, days.from, days.to, tab].join();

  return {
    list,
    lines,
    line,
    days,
    tab,
    page: turned.within === within ? turned.page : 1,
    hasOthers: services.length > lines.length,
    setDays,
    setPage: (page: number) => setTurned({ within, page }),
    setTab: (next: RecordTab) => navigate(addressOf(next, line?.number ?? null), { replace: true }),
    /** Kept with the address, for back and reload, and as the line chosen last. */
    setLine: (next: Service) => {
      chooseLine(next);
      navigate(addressOf(tab, next.number), { replace: true });
    },
  };
}

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
  const record = useServiceRecord();
  if (samePath(location.pathname, paths.serviceRecordData()))
    return <Navigate to={addressOf('data', lineOf(location))} replace />;
  const { list, line } = record;
  return (
    <>
      {line ? <Head line={line} /> : <PageHead title={copy.title} lead={copy.lead} />}
      <ServicesAlert query={list} />
      {line && <Record {...record} line={line} />}
      {!line && list.data && <NoRecordLines hasOthers={record.hasOthers} />}
      {!line && !list.data && !list.isError && <Waiting />}
    </>
  );
}

function Head({ line }: { line: Service }) {
  const detail = useDetailLink(line);
  const linkTo = useLineLinks(line);
  return (
    <PageHead
      title={copy.title}
      lead={copy.lead}
      back={{ ...detail, label: copy.back }}
      aside={<TextLink {...linkTo(paths.dailyUsage())}>{copy.byDay}</TextLink>}
    />
  );
}

function Record(props: ReturnType<typeof useServiceRecord> & { line: Service }) {
  const { line, lines, days, tab, page, setPage } = props;
  const wanted = wantedOf(line, days, page);
  return (
    <div className={styles.page}>
      <Card className={styles.filters}>
        <SelectField
          className={styles.line}
          label={copy.line}
          value={line.number}
          onChange={({ target }) => {
            const next = lines.find(({ number }) => number === target.value);
            if (next) props.setLine(next);
          }}
          options={lines.map((each) => ({
            value: each.number,
            label: copy.lineOption(each.name, shownNumber(each)),
          }))}
        />
        <DayFields days={days} onDays={props.setDays} />
      </Card>
      <div>
        <Tabs label={copy.tabs.label} tabs={TABS} selected={tab} onSelect={props.setTab}>
          {tab === 'voice' ? (
            <VoiceRecord line={line} wanted={wanted} onPage={setPage} />
          ) : (
            <DataRecord line={line} wanted={wanted} onPage={setPage} />
          )}
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
