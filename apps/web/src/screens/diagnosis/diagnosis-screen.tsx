// «Revisar mi servicio»: a service at home, step by step, and what follows from it.
import type { ServiceTest } from '@portal/contract/network/service-problems';
import { useQuery } from '@tanstack/react-query';
import { House, ReceiptText, Router, TowerControl } from 'lucide-react';
import { serviceTestQuery } from '../../api/lines/problems.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { HomePage } from '../../shared/network/home-page.tsx';
import { ProblemCard } from '../../shared/network/problem-card.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { Notice, type NoticeProps } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { diagnosisCopy as copy } from './diagnosis.copy.ts';

type Outcome = ServiceTest['outcome'];

export function DiagnosisScreen() {
  return (
    <HomePage title={copy.title} lead={copy.lead}>
      {(home) => <OfHome home={home} />}
    </HomePage>
  );
}

function OfHome({ home }: { home: Service }) {
  const query = useQuery(serviceTestQuery(home.number));
  const { data } = query;
  return (
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
        data && data.outcome !== 'knownProblem' && <WhatToDo outcome={data.outcome} line={home.number} />
      )}
    </div>
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

interface WhatToDoProps {
  outcome: Exclude<Outcome, 'knownProblem'>;
  line: string;
}

function WhatToDo({ outcome, line }: WhatToDoProps) {
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
        {outcome === 'visit' && <ButtonLink href={withLine(paths.visits(), line)}>{copy.visit}</ButtonLink>}
      </div>
    </Card>
  );
}
