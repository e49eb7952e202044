// Home with services: what cannot wait and what is owed, the customer's own lines, what others let them see, and the rest.

import { useQuery } from '@tanstack/react-query';
import { allBalancesQuery, rechargeCents } from '../../api/lines/balance.ts';
import { allProductsQuery } from '../../api/lines/inventory.ts';
import type { Service, ServiceList } from '../../api/lines/service-list.ts';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { chooseLine } from '../../shared/line/choose-line.ts';
import { RingsSkeleton } from '../../shared/line/consumption-rings.tsx';
import { channelsOf, speedsOf } from '../../shared/line/fixed-facts.ts';
import { lineCopy } from '../../shared/line/line-facts.copy.ts';
import { hasEnded, inDisplayOrder, kindWord, lineOnHome, shownLines } from '../../shared/line/line-facts.ts';
import { isGuest, isOpen } from '../../shared/line/line-roles.ts';
import { LineSelector } from '../../shared/line/line-selector.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { BillsCard, BillsWaiting } from './bills-card.tsx';
import type { GuestLinesProps } from './guest-lines.tsx';
import { homeCopy as copy, summaryCopy } from './home.copy.ts';
import styles from './home.module.css';
import { LineSummary } from './line-summary.tsx';
import { UrgentStrip, useUrgencies } from './urgent-strip.tsx';

/** Below everything that most came for. */
const homeRest = lazyCode(() => import('./home-rest.tsx').then((code) => code.HomeRest));
const awaitedCard = lazyCode(() => import('./awaited-card.tsx').then((code) => code.AwaitedCard));
const guestLines = lazyCode(() => import('./guest-lines.tsx').then((code) => code.GuestLines));

export function WithServices({ list }: { list: ServiceList }) {
  const remembered = useSelectedService();
  const services = inDisplayOrder(list.services);
  const shown = shownLines(list.services);
  const own = shown.filter((service) => !isGuest(service));
  const guests = shown.filter(isGuest);
  const nameOf = useLineNames(list);
  const urgent = useUrgencies(services);
  const selected = lineOnHome(own, remembered?.number);
  if (!urgent) return <HomeSkeleton />;
  return (
    <>
      <UrgentStrip rows={urgent} services={services} />
      <Awaited />
      <Columns
        side={hasBills(services) && <BillsCard services={services} isQuiet={urgent.length > 0} />}
        rest={<Rest line={selected} />}
      >
        {selected && (
          <div className={styles.main} data-line={selected.number}>
            <section aria-labelledby="your-services">
              <div className={styles.linesHead}>
                <h2 id="your-services">{copy.yourServices}</h2>
                <TextLink href={paths.myServices()}>{copy.seeAll}</TextLink>
              </div>
              <LineSelector services={own} selected={selected} onSelect={chooseLine} nameOf={nameOf} />
            </section>
            <LineSummary
              key={selected.number}
              service={selected}
              cycle={list.groups.find(({ id }) => id === selected.accountId)?.cycle ?? null}
            />
          </div>
        )}
        {guests.length > 0 && <Guests services={guests} />}
      </Columns>
    </>
  );
}

/** Prepaid lines owe nothing, and corporate amounts are not shown here. */
const hasBills = (services: readonly Service[]): boolean =>
  services.some((each) => each.kind !== 'Prepaid' && !each.isCorpAdmin && isOpen(each, 'bills'));

function Awaited() {
  const AwaitedCard = useLazyCode(awaitedCard);
  return AwaitedCard && <AwaitedCard />;
}

function Guests(props: GuestLinesProps) {
  const GuestLines = useLazyCode(guestLines);
  return GuestLines && <GuestLines {...props} />;
}

function Rest({ line }: { line: Service | undefined }) {
  const HomeRest = useLazyCode(homeRest);
  return HomeRest && <HomeRest line={line} />;
}

/** While the list of services is on its way: the same boxes, the same heights. */
export function HomeSkeleton() {
  return (
    <Columns side={<BillsWaiting />}>
      <section>
        <h2 className={styles.waitingTitle}>{copy.yourServices}</h2>
        <SkeletonGroup label={copy.waitingServices} className={styles.waitingLines}>
          {['first', 'second', 'third'].map((place) => (
            <Skeleton key={place} height={78} width={204} radius="var(--r-lg)" />
          ))}
        </SkeletonGroup>
      </section>
      <Card title={summaryCopy.left} detail={<Skeleton width={180} height={14} marginTop={6} />} busy>
        <RingsSkeleton />
      </Card>
    </Columns>
  );
}

// The strong word of each card of the selector: plan, money left, speed, channels.

/** Until the figures come, and where they fail, the list's own words stand. */
function useLineNames({ groups }: ServiceList): (service: Service) => string {
  const has = (kind: string) => groups.some(({ type }) => type === kind);
  const { data: products = [] } = useQuery({ ...allProductsQuery, enabled: has('Fixed') });
  const { data: balances = [] } = useQuery({ ...allBalancesQuery, enabled: has('Prepaid') });

  function prepaidName(service: Service): string {
    const { number, accountId } = service;
    const balance = balances.find(({ product }) => product[0]?.publicIdentifier === number);
    const listed = groups.find(({ id }) => id === accountId)?.balanceCents ?? null;
    const cents = balance ? rechargeCents(balance) : listed;
    return cents === null ? service.planName : lineCopy.balance(formatMoney(cents));
  }

  function homeName(service: Service): string {
    if (service.type === '3') return lineCopy.landline;
    const product = products.find(({ publicIdentifier }) => publicIdentifier === service.number);
    const speeds = product && service.type === '5' ? speedsOf(product) : null;
    if (speeds) return lineCopy.speeds(speeds.downMbps, speeds.upMbps);
    const channels = product && service.type === '4' ? channelsOf(product).video : 0;
    if (channels > 0) return lineCopy.channels(channels);
    const plan = service.planName;
    return plan === kindWord(service) ? lineCopy.otherHome : plan;
  }

  return (service) => {
    if (service.kind === 'Postpaid' || hasEnded(service)) return service.planName;
    return service.kind === 'Prepaid' ? prepaidName(service) : homeName(service);
  };
}
