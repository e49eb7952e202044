// «Tu consumo» of a mobile line: what was used each day of the cycle, how long the rest lasts, the records of a day.
import type { RecordKind } from '@portal/contract/lines/usage-records';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Phone, Wifi } from 'lucide-react';
import { useState } from 'react';
import { dailyUsageQuery } from '../../api/lines/daily-usage.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { formatPeriod } from '../../lib/dates.ts';
import { lineIn, paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { useDetailLink } from '../../shared/line/choose-line.ts';
import { cycleOf, dailyUsageAddress, kindIn, mobileLineOf } from '../../shared/line/daily-usage-of.ts';
import { shownNumber } from '../../shared/line/line-facts.ts';
import { NoMobileLines } from '../../shared/page/no-mobile-lines.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { ThirdPartyCard } from '../../shared/third-party/third-party-card.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { dailyCopy as copy } from './daily-usage.copy.ts';
import styles from './daily-usage.module.css';
import { DayCard } from './day-card.tsx';
import { ChartSkeleton, DaysCard } from './days-card.tsx';

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
