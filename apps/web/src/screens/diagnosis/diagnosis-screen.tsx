// «Ayuda técnica» of a service at home: the cause first, then what can be done, what was tested, and who is in its network.
import type { ServiceTest } from '@portal/contract/network/service-problems';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CalendarClock, House, MessageCircle, ReceiptText, Router, TowerControl, Wifi } from 'lucide-react';
import { serviceTestQuery } from '../../api/lines/problems.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { HOME_KIND } from '../../shared/line/line-facts.ts';
import { DevicesCard } from '../../shared/network/devices-card.tsx';
import { HomePage } from '../../shared/network/home-page.tsx';
import { problemCopy } from '../../shared/network/problem.copy.ts';
import { AnswerCard, type AnswerCardProps, ProblemCard } from '../../shared/network/problem-card.tsx';
import { RestartButton } from '../../shared/network/restart-button.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { NavList } from '../../ui/lists/nav-list.tsx';
import { Skeleton, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { diagnosisCopy as copy } from './diagnosis.copy.ts';

export function DiagnosisScreen() {
  return <HomePage title={copy.title}>{(home) => <OfHome home={home} />}</HomePage>;
}

function OfHome({ home }: { home: Service }) {
  const query = useQuery(serviceTestQuery(home.number));
  const hasWifi = useAvailability()(paths.wifi()) && home.type === HOME_KIND.internet;
  return (
    <Columns
      lead={
        <div role="status">
          {query.data ? (
            <Answer test={query.data} line={home.number} />
          ) : (
            !query.isError && <Skeleton height={220} radius="var(--r-xl)" />
          )}
        </div>
      }
      rest={<WhatToDo home={home} hasWifi={hasWifi} isKnown={query.data?.outcome === 'knownProblem'} />}
    >
      <Steps query={query} />
      {hasWifi && isReached(query.data) && (
        <DevicesCard line={home.number} footEnd={<RestartButton line={home.number} size="sm" />} />
      )}
    </Columns>
  );
}

type Outcome = Exclude<ServiceTest['outcome'], 'knownProblem'>;

const KINDS: Record<Outcome, AnswerCardProps['kind']> = {
  suspended: 'warning',
  paused: 'info',
  visit: 'warning',
  working: 'success',
  unknown: 'info',
};

function Answer({ test: { outcome, problem }, line }: { test: ServiceTest; line: string }) {
  if (problem) return <ProblemCard problem={problem} label={problemCopy.notYours} button="primary" />;
  if (outcome === 'knownProblem') return null;
  return (
    <AnswerCard kind={KINDS[outcome]} {...copy.outcomes[outcome]}>
      {outcome === 'suspended' && (
        <div>
          <ButtonLink kind="primary" href={paths.billing()}>
            {copy.pay}
          </ButtonLink>
        </div>
      )}
      {outcome === 'paused' && (
        <div>
          <ButtonLink kind="primary" href={withLine(paths.pauseLine(), line)}>
            {copy.seePause}
          </ButtonLink>
        </div>
      )}
      {outcome === 'visit' && (
        <div>
          <ButtonLink kind="primary" href={withLine(paths.visits(), line)}>
            {copy.visit}
          </ButtonLink>
        </div>
      )}
    </AnswerCard>
  );
}

interface WhatToDoProps {
  home: Service;
  hasWifi: boolean;
  /** It fails for all around, and somebody is at it. */
  isKnown: boolean;
}

function WhatToDo({ home, hasWifi, isKnown }: WhatToDoProps) {
  const linkTo = useLineLinks(home);
  return (
    <NavList
      title={copy.todo}
      rows={[
        {
          icon: CalendarClock,
          title: copy.visits,
          detail: isKnown ? copy.visitsNotNeeded : copy.visitsText,
          ...linkTo(paths.visits()),
        },
        ...(hasWifi
          ? [{ icon: Wifi, title: copy.wifi, detail: copy.wifiText, ...linkTo(paths.wifi()) }]
          : []),
        { icon: MessageCircle, title: copy.person, detail: copy.personText, href: paths.messages() },
      ]}
    />
  );
}

const ICONS: Record<ServiceTest['testMeasure'][number]['metricName'], IconGlyph> = {
  bill: ReceiptText,
  problem: TowerControl,
  network: Router,
};
const LOOKS = {
  passed: { kind: 'success', detailKind: 'success' },
  failed: { kind: 'warning', detailKind: 'warning' },
  unknown: { kind: undefined, detailKind: 'quiet' },
} as const;

function Steps({ query }: { query: UseQueryResult<ServiceTest> }) {
  return (
    <QueryCard
      query={query}
      title={copy.steps}
      failed={copy.failed}
      waiting={copy.testing}
      skeleton={<SkeletonRows count={3} />}
      timeOf={({ endDateTime }) => endDateTime}
      footEnd={
        query.data && (
          <Button
            size="sm"
            busy={query.isFetching}
            busyText={copy.testingAgain}
            onClick={() => query.refetch()}
          >
            {copy.again}
          </Button>
        )
      }
    >
      {({ testMeasure }) => (
        <ListRows>
          {testMeasure.map(({ metricName, result }) => {
            const [title, detail] = copy.results[metricName][result];
            const icon = ICONS[metricName] ?? House;
            return <ListRow key={metricName} icon={icon} title={title} detail={detail} {...LOOKS[result]} />;
          })}
        </ListRows>
      )}
    </QueryCard>
  );
}

/** Only a modem that answers says who is in its network, pauses one of them, and starts anew from afar. */
const isReached = (test: ServiceTest | undefined): boolean =>
  test?.testMeasure.some(({ metricName, result }) => metricName === 'network' && result === 'passed') ??
  false;
