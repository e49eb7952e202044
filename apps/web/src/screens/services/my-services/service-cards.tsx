// One section of Mis Servicios: its title, and a card for each service that the search leaves.
import type { Product } from '@portal/contract/lines/inventory';
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import { guestWords } from '@portal/help/roles.copy';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { allProductsQuery } from '../../../api/lines/inventory.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { allUsageQuery } from '../../../api/lines/usage.ts';
import { trueTime } from '../../../lib/clock.ts';
import { formatDate, updatedAtWords } from '../../../lib/dates.ts';
import { useDetailLink } from '../../../shared/line/choose-line.ts';
import { reportOf } from '../../../shared/line/consumption-facts.ts';
import { ConsumptionRings, RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { addressOf, channelsOf, hasFreeVideo, speedsOf } from '../../../shared/line/fixed-facts.ts';
import {
  HOME_KIND,
  hasEnded,
  kindWord,
  lineTile,
  shownNumber,
  underName,
} from '../../../shared/line/line-facts.ts';
import { isGuest, isOpen } from '../../../shared/line/line-roles.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { RechargeBalance } from '../../../shared/line/recharge-balance.tsx';
import { SEARCHED_FROM } from '../../../shared/line/service-search.tsx';
import { SectionTrouble } from '../../../shared/page/section-trouble.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge, UpdatedAt } from '../../../ui/figures/figures.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Definition, DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx';
import styles from './my-services-screen.module.css';
import { servicesCopy as copy } from './services.copy.ts';

export interface SectionProps {
  services: readonly Service[];
  /** What the search has found. Cards of the others stay where they are, unseen. */
  found: ReadonlySet<Service>;
  /** The page says the hour of all of them. */
  isUntimed: boolean;
}

export interface ServiceCardsProps extends Omit<SectionProps, 'isUntimed'> {
  title: string;
  trouble: ReactNode;
  children: (service: Service) => ReactNode;
}

function ServiceCards({ title, services, found, trouble, children }: ServiceCardsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} hidden={!services.some((service) => found.has(service))}>
      <h2 id={titleId}>{title}</h2>
      {trouble}
      <ul className={classNames(styles.cards, services.length >= SEARCHED_FROM && styles.many)}>
        {services.map((service) => (
          <li key={service.number} hidden={!found.has(service)}>
            {children(service)}
          </li>
        ))}
      </ul>
    </section>
  );
}

// One service in the list: what it is, its figures, and «Ver detalle».
interface ServiceCardProps {
  service: Service;
  title: string;
  /** At the left of the foot. */
  time: ReactNode;
  /** Nothing is known of it but what it is: one row. */
  isBare?: boolean;
  children?: ReactNode;
}

function ServiceCard({ service, title, time, isBare = false, children }: ServiceCardProps) {
  const titleId = useId();
  const to = useDetailLink(service);
  const number = shownNumber(service);
  const under = underName(service);
  const link = (
    <Link className={styles.link} {...to}>
      <span className={classNames(isBare && 'sr-only')}>{copy.detail}</span>
      <span className="sr-only">{copy.detailOf(`${title} ${number}`)}</span>
      <Icon of={ChevronRight} size="sm" />
    </Link>
  );
  return (
    <article aria-labelledby={titleId} className={styles.frame}>
      <Card
        className={styles.card}
        foot={
          !isBare && (
            <>
              {time || <span />}
              {link}
            </>
          )
        }
      >
        <div className={styles.head}>
          <Tile {...lineTile(service)} />
          <div className={styles.words}>
            <h3 id={titleId}>
              <bdi>{title}</bdi>
            </h3>
            <p className={styles.kind}>
              {under && `${under} · `}
              <span className="nowrap">{number}</span>
            </p>
            {service.state !== 'A' && <LineState state={service.state} />}
            {service.look?.hidden && <Badge kind="neutral">{copy.hidden}</Badge>}
            {isGuest(service) && <Badge kind="info">{guestWords[service.role].name}</Badge>}
          </div>
          {isBare && link}
        </div>
        {children && <div className={styles.body}>{children}</div>}
      </Card>
    </article>
  );
}

/** «Servicios Hogar»: a card for each home service with what its kind has. */
export function HomeSection({ services, found, isUntimed }: SectionProps) {
  const query = useQuery(allProductsQuery);
  return (
    <ServiceCards
      title={copy.home}
      services={services}
      found={found}
      trouble={<SectionTrouble className={styles.error} query={query} title={copy.productsFailed} />}
    >
      {(service) => (
        <HomeCard
          service={service}
          product={query.data?.find(({ publicIdentifier }) => publicIdentifier === service.number)}
          updatedAt={isUntimed ? undefined : query.data && query.dataUpdatedAt}
          waits={query.isPending}
        />
      )}
    </ServiceCards>
  );
}

interface HomeCardProps {
  service: Service;
  product: Product | undefined;
  updatedAt: number | undefined;
  waits: boolean;
}

/** Searching draws only what changes: a card is the same while its facts are. */
const HomeCard = memo(({ service, product, updatedAt, waits }: HomeCardProps) => (
  <ServiceCard
    service={service}
    title={service.look?.nickname ?? kindWord(service)}
    time={updatedAt !== undefined && <UpdatedAt>{updatedAtWords(trueTime(updatedAt))}</UpdatedAt>}
  >
    {waits ? (
      <SkeletonGroup label={copy.waiting}>
        <Skeleton height={130} />
      </SkeletonGroup>
    ) : (
      <DefinitionList items={factsOf(service, product)} />
    )}
  </ServiceCard>
));

/** Without the inventory the list still knows the start of the contract. */
function factsOf(service: Service, product: Product | undefined): Definition[] {
  const address = product ? addressOf(product) : null;
  return [
    { term: copy.plan, value: product?.productOffering.name ?? service.planName },
    ...(product ? kindFacts(service, product) : []),
    ...(product && hasFreeVideo(product) ? [{ term: copy.video, value: copy.videoIncluded }] : []),
    ...(address ? [{ term: copy.address, value: address }] : []),
    { term: copy.contractStart, value: formatDate(product?.startDate ?? service.activatedOn) },
  ];
}

function kindFacts(service: Service, product: Product): Definition[] {
  if (service.type === HOME_KIND.telephony) return [{ term: copy.number, value: shownNumber(service) }];
  if (service.type === HOME_KIND.television)
    return [{ term: copy.channels, value: channelsOf(product).video }];
  const speeds = speedsOf(product);
  if (!speeds) return [];
  return [
    { term: copy.download, value: copy.mbps(speeds.downMbps) },
    { term: copy.upload, value: copy.mbps(speeds.upMbps) },
  ];
}

/** «Servicios móviles»: a card with its three circles for each line, all from one request. */
export function MobileSection({ services, found, isUntimed }: SectionProps) {
  const query = useQuery(allUsageQuery);
  // In parts: the figures of fifty lines at once would hold up a slow phone.
  const reports = useDeferredValue(query.data);
  const known = reports ? 'known' : query.isError ? 'failed' : 'waiting';
  return (
    <ServiceCards
      title={copy.mobile}
      services={services}
      found={found}
      trouble={<SectionTrouble className={styles.error} query={query} title={copy.usageFailed} />}
    >
      {(service) => (
        <MobileCard {...{ service, known, isUntimed }} report={reportOf(reports ?? [], service.number)} />
      )}
    </ServiceCards>
  );
}

interface MobileCardProps {
  service: Service;
  known: 'known' | 'failed' | 'waiting';
  report: UsageConsumptionReport | undefined;
  isUntimed: boolean;
}

/** Searching draws only what changes: a card is the same while its figures are. */
const MobileCard = memo(({ service, known, report, isUntimed }: MobileCardProps) => (
  <ServiceCard
    service={service}
    title={service.name}
    time={!isUntimed && time(report, known === 'waiting')}
    isBare={known === 'failed' || hasEnded(service)}
  >
    {seesFigures(service) && known === 'known' && <ConsumptionRings {...{ report, service }} />}
    {seesFigures(service) && known === 'waiting' && (
      <SkeletonGroup label={copy.waiting}>
        <RingsSkeleton />
      </SkeletonGroup>
    )}
    {!hasEnded(service) && (
      <RechargeBalance line={service.number} expected={service.kind === 'Prepaid'} isUntimed={isUntimed} />
    )}
  </ServiceCard>
));

const seesFigures = (service: Service) => isOpen(service, 'figures') && !hasEnded(service);

function time(report: UsageConsumptionReport | undefined, waits: boolean) {
  if (report) return <UpdatedAt>{updatedAtWords(report.effectiveDate)}</UpdatedAt>;
  return waits && <Skeleton width={132} height={12} />;
}
