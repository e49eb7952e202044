// «Detalle de Servicio» of a mobile line: what is owed or there is to spend, what runs out, what is left.
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { balanceQuery, rechargeCents } from '../../../api/lines/balance.ts';
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { weekdayOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import {
  type AllowanceFacts,
  bucketFacts,
  sameValidity,
  validityOf,
} from '../../../shared/line/consumption-facts.ts';
import { ConsumptionRings, RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { hasEnded, managesPrepaid, takesPurchases, takesTopUps } from '../../../shared/line/line-facts.ts';
import { useLineUsage } from '../../../shared/line/line-queries.ts';
import { isGuest, isOpen } from '../../../shared/line/line-roles.ts';
import { BalanceAmount, RechargeBalance } from '../../../shared/line/recharge-balance.tsx';
import { ALLOWANCE_ICONS, nearlyGone, useBuyMissing } from '../../../shared/line/running-out.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { PendingPlanChange } from '../../../shared/plan-change/pending-plan-change.tsx';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Meter } from '../../../ui/figures/meter.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { lazyCode, useLazyCode } from '../../../ui/waiting/lazy-code.ts';
import { balancesCopy as copy, detailCopy } from './detail.copy.ts';
import styles from './detail.module.css';
import { DetailFrame } from './detail-frame.tsx';
import { LastKnownBalance, MoneySkeleton, Owed } from './due-card.tsx';

interface OfLine {
  service: Service;
  group: ServiceGroup;
}

interface WithUsage extends OfLine {
  query: UseQueryResult<UsageConsumptionReport | null>;
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
        return (
          <>
            {cents !== null && (
              <BalanceAmount line={service.number} cents={cents} className={styles.amount} />
            )}
            <p className={styles.dueWords}>{cents === null ? copy.moneyNotKnown : copy.neverEnds}</p>
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

function PlanDialog({ service }: { service: Service }) {
  const PlanWindow = useLazyCode(planWindow);
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextLink onClick={() => setOpen(true)}>{detailCopy.knowPlan}</TextLink>
      {PlanWindow && open && <PlanWindow service={service} onClose={() => setOpen(false)} />}
    </>
  );
}

interface BalancesCardProps extends Omit<WithUsage, 'group'> {
  title: string;
  /** Under the allowances: other balances of the line. */
  more?: ReactNode;
}

const SHOWN = 3;

/** What is nearly gone; «Saldo Disponible» and «Saldo Redes Sociales»: the circles, the networks, and each bucket behind «Ver Detalle». */
function BalancesCard({ service, query, title, more }: BalancesCardProps) {
  const listId = useId();
  const [isDetailed, setDetailed] = useState(false);
  const byDay = useLineLinks(service)(paths.dailyUsage());
  const buckets = query.data ? bucketFacts(query.data, 'plan') : [];
  const networks = query.data ? bucketFacts(query.data, 'social') : [];
  return (
    <QueryCard
      query={query}
      title={title}
      detail={sameValidity(buckets)}
      aside={
        buckets.length > 0 && (
          <TextLink
            aria-expanded={isDetailed}
            aria-controls={listId}
            onClick={() => setDetailed(!isDetailed)}
          >
            {isDetailed ? copy.hideDetail : copy.seeDetail}
          </TextLink>
        )
      }
      failed={consumptionCopy.failed}
      waiting={consumptionCopy.waiting}
      skeleton={<RingsSkeleton />}
      timeOf={(report) => report?.effectiveDate}
      footEnd={
        <TextLink plain icon={ChevronRight} {...byDay}>
          {copy.byDay}
        </TextLink>
      }
    >
      {(report) => (
        <>
          <ConsumptionRings {...{ report, service }} />
          <div id={listId}>
            {isDetailed && (
              <ul className={styles.part}>
                {buckets.map((facts) => (
                  <Allowance key={facts.id} facts={facts} notes={[facts.used, ...validityOf(facts)]} />
                ))}
              </ul>
            )}
          </div>
          {networks.length > 0 && <Networks networks={networks} isDetailed={isDetailed} />}
          {more}
        </>
      )}
    </QueryCard>
  );
}

function Networks({ networks, isDetailed }: { networks: readonly AllowanceFacts[]; isDetailed: boolean }) {
  const [titleId, listId] = [useId(), useId()];
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? networks : networks.slice(0, SHOWN);
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.partHead}>
        <h3 id={titleId}>{copy.social}</h3>
        {networks.length > SHOWN && (
          <TextLink
            plain
            icon={isWhole ? ChevronUp : ChevronDown}
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? copy.less : copy.more}
          </TextLink>
        )}
      </div>
      <ul id={listId} className={styles.networks}>
        {shown.map((facts) => (
          <Allowance
            key={facts.id}
            facts={facts}
            notes={
              isDetailed
                ? [facts.used, ...(facts.isUnlimited ? [copy.notDiscounted] : []), ...validityOf(facts)]
                : []
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** Name, what is left, a bar; under it what was used and until when. */
function Allowance({ facts, notes }: { facts: AllowanceFacts; notes: readonly string[] }) {
  return (
    <li>
      <p className={styles.allowance}>
        <span>{facts.name}</span> <b>{facts.left}</b>
      </p>
      <Meter label={facts.name} share={facts.share} text={facts.spoken} />
      {notes.length > 0 && (
        <p className={styles.notes}>
          {notes.map((note) => (
            <span key={note}>{note} </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** What of a line is nearly gone, when it will be at this pace, and one button; nothing while there is enough. */
function RunningOut({ service, group, query }: WithUsage) {
  const buy = useBuyMissing(service);
  // A line that is paused or suspended uses nothing: nothing runs out.
  const gone = query.data && service.state === 'A' ? nearlyGone(query.data, group.cycle) : null;
  if (!gone) return null;
  const { type, name, left, endsOn, used } = gone;
  return (
    <section className={styles.short} aria-label={copy.short}>
      <Tile icon={ALLOWANCE_ICONS[type]} kind="white" size="sm" />
      <p className={styles.shortWords}>
        <b>
          {left === null
            ? consumptionCopy.gone[type]
            : (isGuest(service) ? copy.theirsLeft : copy.stillLeft)(left)}
        </b>
        <span>
          {endsOn
            ? (isGuest(service) ? copy.theirsEnds : copy.endsOn)(
                `${weekdayOf(endsOn)} ${Number(endsOn.slice(8))}`,
              )
            : used}
        </span>
      </p>
      {takesPurchases(service) && (
        <ButtonLink size="sm" className={styles.shortAct} {...buy(gone, { isDetailService: true })}>
          {copy.buy}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      )}
    </section>
  );
}
