// «Detalle de Servicio» of a postpaid line: what is owed, what is left, what the networks have.
import type { Service } from '../../../api/lines/service-list.ts';
import { CompanyCard } from '../../../shared/company/company-card.tsx';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import { hasEnded } from '../../../shared/line/line-facts.ts';
import { useLineUsage } from '../../../shared/line/line-queries.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { RechargeBalance } from '../../../shared/line/recharge-balance.tsx';
import { PendingPlanChange } from '../../../shared/plan-change/pending-plan-change.tsx';
import { LineKeepingLater } from '../line-keeping-later.tsx';
import { ManageLine } from '../manage-line.tsx';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { Activations } from './activations.tsx';
import { BalancesCard } from './balances-card.tsx';
import { CycleMeter } from './cycle-meter.tsx';
import { balancesCopy as copy } from './detail.copy.ts';
import { DetailFrame } from './detail-frame.tsx';
import { DueCard } from './due-card.tsx';
import { RoleCard } from './role-card.tsx';
import { SocialCard, SocialSkeleton } from './social-card.tsx';

export function PostpaidDetailScreen() {
  return (
    <DetailFrame kind="Postpaid" headAct={(service) => <PlanDialog service={service} />}>
      {(service, group) => ({
        side: service.isCorpAdmin ? (
          <CompanyCard of="one">{group.cycle && <CycleMeter cycle={group.cycle} />}</CompanyCard>
        ) : isOpen(service, 'bills') ? (
          <DueCard service={service} group={group} />
        ) : (
          <RoleCard service={service} />
        ),
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

function Balances({ service }: { service: Service }) {
  const query = useLineUsage(service.number);
  return (
    <>
      {isOpen(service, 'manage') && <PendingPlanChange service={service} />}
      <BalancesCard
        query={query}
        title={copy.title}
        line={service.name}
        none={consumptionCopy.none}
        more={<RechargeBalance line={service.number} />}
      />
      {query.data ? <SocialCard report={query.data} /> : query.isPending && <SocialSkeleton />}
      <Activations service={service} />
    </>
  );
}
