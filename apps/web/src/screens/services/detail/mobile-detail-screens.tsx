// «Detalle de Servicio» of a mobile line: what is owed or there is to spend, what runs out, what is left.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { balanceQuery, rechargeCents } from '../../../api/lines/balance.ts';
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { hasEnded, managesPrepaid, takesTopUps } from '../../../shared/line/line-facts.ts';
import { useLineUsage } from '../../../shared/line/line-queries.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { BalanceAmount, RechargeBalance } from '../../../shared/line/recharge-balance.tsx';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { PendingPlanChange } from '../../../shared/plan-change/pending-plan-change.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { lazyCode, useLazyCode } from '../../../ui/waiting/lazy-code.ts';
import { BalancesCard, RunningOut } from './balances-card.tsx';
import { balancesCopy as copy, detailCopy } from './detail.copy.ts';
import styles from './detail.module.css';
import { DetailFrame } from './detail-frame.tsx';
import { LastKnownBalance, MoneySkeleton, Owed } from './due-card.tsx';

interface OfLine {
  service: Service;
  group: ServiceGroup;
}

const planOf = (service: Service) => <PlanDialog service={service} />;
const seesFigures = (service: Service) => isOpen(service, 'figures') && !hasEnded(service);

export function PostpaidDetailScreen() {
  return (
    <DetailFrame kind="Postpaid" act={planOf}>
      {(service, group) => {
        const owed = <Owed {...{ service, group }} />;
        const figures = seesFigures(service) && (
          <>
            {isOpen(service, 'manage') && <PendingPlanChange service={service} />}
            <Balances
              {...{ service, group }}
              title={copy.title}
              more={<RechargeBalance line={service.number} />}
            />
          </>
        );
        return figures ? { side: owed, main: figures } : { main: owed };
      }}
    </DetailFrame>
  );
}

export function PrepaidDetailScreen() {
  return (
    <DetailFrame kind="Prepaid" act={planOf}>
      {(service, group) => {
        const money = !hasEnded(service) && <Money {...{ service, group }} />;
        const figures = seesFigures(service) && <Balances {...{ service, group }} title={copy.bonuses} />;
        return figures ? { side: money, main: figures } : { main: money };
      }}
    </DetailFrame>
  );
}

function Balances(props: OfLine & { title: string; more?: ReactNode }) {
  const query = useLineUsage(props.service.number);
  return (
    <>
      <RunningOut service={props.service} group={props.group} query={query} />
      <BalancesCard {...props} query={query} />
    </>
  );
}

function Money({ service, group }: OfLine) {
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
        if (cents === null) return <p className={styles.dueWords}>{copy.moneyNone}</p>;
        return (
          <>
            <BalanceAmount line={service.number} cents={cents} className={styles.amount} />
            <p className={styles.dueWords}>{copy.neverEnds}</p>
            {takesTopUps(service) && isAvailable(paths.recharge()) && (
              <ButtonLink kind="primary" wide {...linkTo(paths.recharge(), { isDetailService: true })}>
                {copy.recharge}
              </ButtonLink>
            )}
            {managesPrepaid(service) && (
              <p className={styles.ways}>
                <TextLink {...linkTo(paths.advance())}>{copy.advance}</TextLink>
                <TextLink {...linkTo(paths.transfer())}>{copy.transfer}</TextLink>
              </p>
            )}
          </>
        );
      }}
    </QueryCard>
  );
}

/** «Conoce tu Plan»: the code of its window comes after the page is drawn. */
const planWindow = lazyCode(() => import('./plan-window.tsx').then((code) => code.PlanWindow));

export function PlanDialog({ service }: { service: Service }) {
  const PlanWindow = useLazyCode(planWindow);
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextLink onClick={() => setOpen(true)}>{detailCopy.knowPlan}</TextLink>
      {PlanWindow && open && <PlanWindow service={service} onClose={() => setOpen(false)} />}
    </>
  );
}
