// «Detalle de Servicio» of a prepaid line: its money, its bonuses, its networks.
import { useQuery } from '@tanstack/react-query';
import { balanceQuery, rechargeCents } from '../../../api/lines/balance.ts';
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { BalanceAmount } from '../../../shared/line/balance-amount.tsx';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { hasEnded, takesTopUps } from '../../../shared/line/line-facts.ts';
import { useLineUsage } from '../../../shared/line/line-queries.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { LineKeepingLater } from '../line-keeping-later.tsx';
import { ManageLine } from '../manage-line.tsx';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { Activations } from './activations.tsx';
import { BalancesCard } from './balances-card.tsx';
import { balancesCopy as copy } from './detail.copy.ts';
import { DetailFrame } from './detail-frame.tsx';
import styles from './due-card.module.css';
import { MoneySkeleton } from './due-skeleton.tsx';
import { LastKnownBalance } from './last-known-balance.tsx';
import { RoleCard } from './role-card.tsx';
import { SocialCard } from './social-card.tsx';

export function PrepaidDetailScreen() {
  return (
    <DetailFrame kind="Prepaid" headAct={(service) => <PlanDialog service={service} />}>
      {(service, group) => ({
        side: !hasEnded(service) && <Money service={service} group={group} />,
        main: <Main service={service} />,
        rest: (
          <>
            <ManageLine service={service} />
            <LineKeepingLater service={service} />
          </>
        ),
      })}
    </DetailFrame>
  );
}

function Main({ service }: { service: Service }) {
  if (hasEnded(service)) return null;
  return isOpen(service, 'figures') ? <Balances service={service} /> : <RoleCard service={service} />;
}

function Money({ service, group }: { service: Service; group: ServiceGroup }) {
  const query = useQuery(balanceQuery(service.number));
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  return (
    <QueryCard
      query={query}
      title={copy.money}
      quietTitle
      failed={copy.moneyFailed}
      waiting={copy.moneyWaiting}
      skeleton={<MoneySkeleton />}
      lastKnown={<LastKnownBalance group={group} />}
    >
      {(balance) => {
        const cents = balance && rechargeCents(balance);
        if (cents === null) return <p className={styles.words}>{copy.moneyNone}</p>;
        return (
          <>
            <BalanceAmount line={service.number} cents={cents} className={styles.amount} />
            <p className={styles.words}>{copy.neverEnds}</p>
            {takesTopUps(service) && isAvailable(paths.recharge()) && (
              <ButtonLink kind="primary" wide {...linkTo(paths.recharge(), { isDetailService: true })}>
                {copy.recharge}
              </ButtonLink>
            )}
          </>
        );
      }}
    </QueryCard>
  );
}

function Balances({ service }: { service: Service }) {
  const query = useLineUsage(service.number);
  return (
    <>
      <BalancesCard query={query} title={copy.bonuses} line={service.name} none={copy.noBonuses} />
      {query.data && <SocialCard report={query.data} />}
      <Activations service={service} />
    </>
  );
}
