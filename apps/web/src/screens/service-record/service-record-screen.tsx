// «Historial de consumo»: calls and data sessions of a mobile line between two days.
import { Globe, PhoneOutgoing } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths, samePath } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { lineOf, useDetailLink, useLineLinks } from '../../shared/line/choose-line.ts';
import { shownNumber } from '../../shared/line/line-facts.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { DataRecord } from './data-record.tsx';
import { DayFields } from './day-fields.tsx';
import { NoRecordLines } from './no-record-lines.tsx';
import { recordCopy as copy } from './service-record.copy.ts';
import styles from './service-record.module.css';
import { addressOf, useServiceRecord, wantedOf } from './use-service-record.ts';
import { VoiceRecord } from './voice-record.tsx';

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
