// A prepaid line: its money first, then what its bonuses leave.
import { useQuery } from '@tanstack/react-query';
import { allBalancesQuery, rechargeCents } from '../../../api/lines/balance.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { BalanceAmount } from '../../../shared/line/balance-amount.tsx';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import { ConsumptionRings, RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { takesTopUps } from '../../../shared/line/line-facts.ts';
import { useUsageAmongAll } from '../../../shared/line/line-queries.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { DetailsButton, DetailsLink } from '../details-link.tsx';
import { summaryCopy as copy } from '../home.copy.ts';
import { BuyMissing } from '../urgent/buy-missing.tsx';
import styles from './prepaid-summary.module.css';

export function PrepaidSummary({ service }: { service: Service }) {
  return (
    <>
      <Money service={service} />
      {isOpen(service, 'figures') && <Bonuses service={service} />}
    </>
  );
}

function Money({ service }: { service: Service }) {
  const query = useQuery(allBalancesQuery);
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  return (
    <QueryCard
      query={query}
      title={copy.balance}
      detail={service.name}
      aside={
        <span className="row">
          {service.state !== 'A' && <LineState state={service.state} />}
          <DetailsButton service={service} />
        </span>
      }
      failed={copy.balanceFailed}
      waiting={copy.balanceWaiting}
      skeleton={<Skeleton width={150} height={68} />}
      footEnd={<DetailsLink service={service} />}
    >
      {(balances) => {
        const balance = balances.find(({ product }) => product[0]?.publicIdentifier === service.number);
        const cents = balance ? rechargeCents(balance) : null;
        if (cents === null) return <p className="muted">{copy.balanceNone}</p>;
        return (
          <>
            <BalanceAmount line={service.number} cents={cents} />
            <p className="small muted">{copy.neverEnds}</p>
            {takesTopUps(service) && isAvailable(paths.recharge()) && (
              <ButtonLink className={styles.recharge} {...linkTo(paths.recharge())}>
                {copy.recharge}
              </ButtonLink>
            )}
          </>
        );
      }}
    </QueryCard>
  );
}

function Bonuses({ service }: { service: Service }) {
  const query = useUsageAmongAll(service.number);
  return (
    <QueryCard
      query={query}
      title={copy.bonuses}
      failed={consumptionCopy.failed}
      waiting={consumptionCopy.waiting}
      skeleton={<RingsSkeleton />}
      timeOf={(report) => report?.effectiveDate}
    >
      {(report) =>
        report && report.category.length > 0 ? (
          <ConsumptionRings
            report={report}
            line={service.name}
            actOf={(figure) => <BuyMissing line={service} figure={figure} />}
          />
        ) : (
          <p className="muted">{copy.noBonuses}</p>
        )
      }
    </QueryCard>
  );
}
