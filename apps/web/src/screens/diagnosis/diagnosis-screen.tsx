// «Revisar mi servicio»: a service at home, step by step, and what follows from it.
import type { ServiceTest } from '@portal/contract/network/service-problems';
import { useQuery } from '@tanstack/react-query';
import { House, ReceiptText, Router, TowerControl } from 'lucide-react';
import { serviceTestQuery } from '../../api/lines/problems.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { lineIn, paths } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { useDetailLink } from '../../shared/line/choose-line.ts';
import { inDisplayOrder, isMobile, shownNumber } from '../../shared/line/line-facts.ts';
import { ProblemCard } from '../../shared/network/problem-card.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { Notice, type NoticeProps } from '../../ui/notice.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { diagnosisCopy as copy } from './diagnosis.copy.ts';

type Outcome = ServiceTest['outcome'];

export function DiagnosisScreen() {
  const { search } = useLocation();
  const selected = useSelectedService();
  const list = useQuery(serviceListQuery);
  const homes = inDisplayOrder(list.data?.services ?? []).filter((service) => !isMobile(service));
  const byNumber = (number: string | null | undefined) => homes.find((home) => home.number === number);
  const home = byNumber(lineIn(search)) ?? byNumber(selected?.number) ?? homes[0];
  if (home) return <OfHome key={home.number} home={home} />;
  const { title, text, act } = copy.noHome;
  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        back={{ href: paths.myServices(), label: copy.backToServices }}
      />
      <ServicesAlert query={list} />
      {list.data && (
        <Card>
          <Empty
            level={2}
            drawing={<NothingFound />}
            title={title}
            text={text}
            action={<ButtonLink href={paths.myServices()}>{act}</ButtonLink>}
          />
        </Card>
      )}
      {!list.data && !list.isError && (
        <Card busy>
          <SkeletonGroup label={copy.waitingServices}>
            <SkeletonRows count={3} />
          </SkeletonGroup>
        </Card>
      )}
    </>
  );
}

function OfHome({ home }: { home: Service }) {
  const detail = useDetailLink(home);
  const query = useQuery(serviceTestQuery(home.number));
  const { data } = query;
  return (
    <>
      <PageHead
        title={copy.title}
        lead={`${home.name} · ${shownNumber(home)}`}
        back={{ ...detail, label: home.name }}
      />
      <div className="stack">
        <QueryCard
          query={query}
          title={copy.steps}
          failed={copy.failed}
          waiting={copy.testing}
          skeleton={<SkeletonRows count={3} />}
          timeOf={({ endDateTime }) => endDateTime}
          footEnd={
            data && (
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
              {testMeasure.map((measure) => (
                <Step key={measure.metricName} {...measure} />
              ))}
            </ListRows>
          )}
        </QueryCard>
        {data?.problem ? (
          <ProblemCard problem={data.problem} />
        ) : (
          data && data.outcome !== 'knownProblem' && <WhatToDo outcome={data.outcome} />
        )}
      </div>
    </>
  );
}

const ICONS: Record<ServiceTest['testMeasure'][number]['metricName'], IconGlyph> = {
  bill: ReceiptText,
  problem: TowerControl,
  network: Router,
};
const LOOKS = {
  passed: { tile: 'success', detailKind: 'success' },
  failed: { tile: 'warning', detailKind: 'warning' },
  unknown: { tile: undefined, detailKind: 'quiet' },
} as const;

function Step({ metricName, result }: ServiceTest['testMeasure'][number]) {
  const [title, detail] = copy.results[metricName][result];
  return <ListRow icon={ICONS[metricName] ?? House} title={title} detail={detail} {...LOOKS[result]} />;
}

const KINDS: Record<Exclude<Outcome, 'knownProblem'>, NoticeProps['kind']> = {
  suspended: 'warning',
  visit: 'warning',
  working: 'success',
  unknown: 'info',
};

function WhatToDo({ outcome }: { outcome: Exclude<Outcome, 'knownProblem'> }) {
  const { title, text } = copy.outcomes[outcome];
  return (
    <Card>
      <div className="stack" role="status">
        <Notice kind={KINDS[outcome]} title={title}>
          {text}
        </Notice>
        {outcome === 'suspended' && (
          <ButtonLink kind="primary" href={paths.billing()}>
            {copy.pay}
          </ButtonLink>
        )}
        {outcome === 'visit' && <ButtonLink href={paths.support()}>{copy.help}</ButtonLink>}
      </div>
    </Card>
  );
}
