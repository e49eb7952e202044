// The summary of the chosen line: what is left, what it has, and the way to its detail.
import type { Product } from '@portal/contract/lines/inventory';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { allBalancesQuery, rechargeCents } from '../../api/lines/balance.ts';
import { allProductsQuery } from '../../api/lines/inventory.ts';
import type { Service, ServiceGroup } from '../../api/lines/service-list.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useDetailLink, useLineLinks } from '../../shared/line/choose-line.ts';
import { consumptionCopy } from '../../shared/line/consumption-facts.copy.ts';
import { type ConsumptionFigure, isNearlyGone } from '../../shared/line/consumption-facts.ts';
import { ConsumptionRings, RingsSkeleton } from '../../shared/line/consumption-rings.tsx';
import { addressOf, channelsOf, speedsOf } from '../../shared/line/fixed-facts.ts';
import {
  hasEnded,
  kindWord,
  shownNumber,
  takesPurchases,
  takesTopUps,
} from '../../shared/line/line-facts.ts';
import { useUsageAmongAll } from '../../shared/line/line-queries.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { LineState } from '../../shared/line/line-state.tsx';
import { renewalWords } from '../../shared/line/pace.ts';
import { BalanceAmount, RechargeBalance } from '../../shared/line/recharge-balance.tsx';
import { useBuyMissing } from '../../shared/line/running-out.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Definition, DefinitionList } from '../../ui/lists/definition-list.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { summaryCopy as copy, homeCopy, urgentCopy } from './home.copy.ts';
import styles from './home.module.css';

export interface LineSummaryProps {
  service: Service;
  cycle: ServiceGroup['cycle'];
}

export function LineSummary({ service, cycle }: LineSummaryProps) {
  if (service.kind !== 'Fixed' && hasEnded(service))
    return <PlainSummary service={service} text={copy.endedText} />;
  if (service.kind === 'Postpaid' && !isOpen(service, 'figures'))
    return <PlainSummary service={service} text={copy.payerText} />;
  if (service.kind === 'Postpaid') return <PostpaidSummary service={service} cycle={cycle} />;
  return service.kind === 'Fixed' ? <FixedSummary service={service} /> : <PrepaidSummary service={service} />;
}

// A line of which nothing is counted here: one that the customer is let pay, or one that has ended. Its bills are among the
// actions below.
function PlainSummary({ service, text }: { service: Service; text: string }) {
  const footLink = useFootLink(service);
  return (
    <Card
      title={service.name}
      detail={shownNumber(service)}
      aside={<StateAndDetails service={service} />}
      foot={
        footLink && (
          <>
            <span />
            {footLink}
          </>
        )
      }
    >
      <p>{text}</p>
    </Card>
  );
}

// «Te queda este mes»: the circles of a postpaid line and the days to its next cycle.
interface PostpaidSummaryProps {
  service: Service;
  cycle: ServiceGroup['cycle'];
}

function PostpaidSummary({ service, cycle }: PostpaidSummaryProps) {
  const footLink = useFootLink(service);
  const query = useUsageAmongAll(service.number);
  const { name } = service;
  return (
    <QueryCard
      query={query}
      title={copy.left}
      detail={[name, cycle && renewalWords(cycle)].filter(Boolean).join(' · ')}
      aside={<StateAndDetails service={service} />}
      failed={consumptionCopy.failed}
      waiting={consumptionCopy.waiting}
      skeleton={<RingsSkeleton />}
      timeOf={(report) => report?.effectiveDate}
      footEnd={footLink}
    >
      {(report) => (
        <>
          <ConsumptionRings
            {...{ report, service }}
            actOf={(figure) => <BuyMissing line={service} figure={figure} />}
          />
          <RechargeBalance line={service.number} />
        </>
      )}
    </QueryCard>
  );
}

// A home service: plan, address, contract start, and what its kind has.
function FixedSummary({ service }: { service: Service }) {
  const footLink = useFootLink(service);
  const query = useQuery(allProductsQuery);
  return (
    <QueryCard
      query={query}
      title={kindWord(service)}
      detail={shownNumber(service)}
      aside={<StateAndDetails service={service} />}
      failed={copy.fixedFailed}
      waiting={copy.fixedWaiting}
      skeleton={<Skeleton height={168} />}
      footEnd={footLink}
    >
      {(products) => (
        <DefinitionList
          items={factsOf(
            service,
            products.find(({ publicIdentifier }) => publicIdentifier === service.number),
          )}
        />
      )}
    </QueryCard>
  );
}

function factsOf(service: Service, product: Product | undefined): Definition[] {
  const address = product ? addressOf(product) : null;
  return [
    { term: copy.plan, value: service.planName },
    ...(address ? [{ term: copy.address, value: address }] : []),
    { term: copy.contractStart, value: formatDate(product?.startDate ?? service.activatedOn) },
    ...(product ? kindFacts(service, product) : []),
  ];
}

function kindFacts(service: Service, product: Product): Definition[] {
  if (service.type === '3') return [{ term: copy.number, value: shownNumber(service) }];
  if (service.type === '4') {
    const { video, audio } = channelsOf(product);
    return [{ term: copy.channels, value: copy.channelsOf(video, audio) }];
  }
  const speeds = speedsOf(product);
  return speeds ? [{ term: copy.speed, value: copy.speedOf(speeds.downMbps, speeds.upMbps) }] : [];
}

function PrepaidSummary({ service }: { service: Service }) {
  return (
    <>
      <Money service={service} />
      {isOpen(service, 'figures') && <Bonuses service={service} />}
    </>
  );
}

function Money({ service }: { service: Service }) {
  const footLink = useFootLink(service);
  const query = useQuery(allBalancesQuery);
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  return (
    <QueryCard
      query={query}
      title={copy.balance}
      detail={service.name}
      aside={<StateAndDetails service={service} />}
      failed={copy.balanceFailed}
      waiting={copy.balanceWaiting}
      skeleton={<Skeleton width={150} height={68} />}
      footEnd={footLink}
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
      {(report) => (
        <ConsumptionRings
          {...{ report, service }}
          actOf={(figure) => <BuyMissing line={service} figure={figure} />}
        />
      )}
    </QueryCard>
  );
}

/** Under a circle; nothing while there is enough, or for a line that nothing is sold to. */
function BuyMissing({ line, figure }: { line: Service; figure: ConsumptionFigure }) {
  const buy = useBuyMissing(line)(figure);
  if (!takesPurchases(line) || !isNearlyGone(figure)) return null;
  return (
    <TextLink {...buy}>
      {urgentCopy.buy}
      <span className="sr-only">{urgentCopy.buyWhat(figure.name)}</span>
    </TextLink>
  );
}

function StateAndDetails({ service }: { service: Service }) {
  return (
    <span className="row">
      {service.state !== 'A' && <LineState state={service.state} />}
      <ButtonLink size="sm" className="only-lg" {...useDetailLink(service)}>
        {homeCopy.details}
        <span className="sr-only">{homeCopy.detailsOf(service.name)}</span>
      </ButtonLink>
    </span>
  );
}

/** At the foot on phones; where there is room a button beside the title says the same. */
function useFootLink(service: Service) {
  const link = useDetailLink(service);
  const isWide = useIsWide();
  if (isWide) return null;
  return (
    <Link className={styles.detailsLink} {...link}>
      {homeCopy.details}
      <span className="sr-only">{homeCopy.detailsOf(service.name)}</span>
      <Icon of={ChevronRight} size="sm" />
    </Link>
  );
}
