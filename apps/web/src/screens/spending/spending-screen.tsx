// «Alertas y topes» of a mobile line: when its people are told, and what it may spend beyond its plan and abroad.
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/lines/service-list.ts';
import { spendingControlQuery } from '../../api/lines/spending.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { lineIn, paths } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { useDetailLink } from '../../shared/line/choose-line.ts';
import { mobileLineOf } from '../../shared/line/daily-usage-of.ts';
import { shownNumber } from '../../shared/line/line-facts.ts';
import { NoMobileLines } from '../../shared/page/no-mobile-lines.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { spendingCopy as copy } from './spending.copy.ts';
import { SpendingForm } from './spending-form.tsx';

export function SpendingScreen() {
  const { search } = useLocation();
  const selected = useSelectedService();
  const list = useQuery(serviceListQuery);
  const line = mobileLineOf(list.data?.services ?? [], [lineIn(search), selected?.number], 'manage');
  if (line) return <OfLine key={line.number} line={line} />;
  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        back={{ href: paths.myServices(), label: copy.backToServices }}
      />
      <ServicesAlert query={list} />
      {list.data && <NoMobileLines why={copy.noMobileLines} />}
      {!list.data && !list.isError && (
        <Card busy>
          <SkeletonGroup label={copy.waiting}>
            <SkeletonRows count={6} />
          </SkeletonGroup>
        </Card>
      )}
    </>
  );
}

function OfLine({ line }: { line: Service }) {
  const detail = useDetailLink(line);
  const query = useQuery(spendingControlQuery(line.number));
  return (
    <>
      <PageHead
        title={copy.title}
        lead={`${line.name} · ${shownNumber(line)}`}
        back={{ ...detail, label: line.name }}
      />
      {query.data ? (
        <SpendingForm line={line} control={query.data} />
      ) : (
        <QueryCard
          query={query}
          title={copy.title}
          failed={copy.failed}
          waiting={copy.waiting}
          skeleton={<SkeletonRows count={6} />}
        >
          {() => null}
        </QueryCard>
      )}
    </>
  );
}
