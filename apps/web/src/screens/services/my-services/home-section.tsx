// «Servicios Hogar»: a card for each home service with what its kind has.
import type { Product } from '@portal/contract/lines/inventory';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { allProductsQuery } from '../../../api/lines/inventory.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { trueTime } from '../../../lib/clock.ts';
import { formatDate, updatedAtWords } from '../../../lib/dates.ts';
import { addressOf, channelsOf, hasFreeVideo, speedsOf } from '../../../shared/line/fixed-facts.ts';
import { kindWord, shownNumber } from '../../../shared/line/line-facts.ts';
import { UpdatedAt } from '../../../ui/figures/updated-at.tsx';
import { type Definition, DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { ServiceCard } from './service-card.tsx';
import { type SectionProps, SectionTrouble, ServiceCards } from './service-cards.tsx';
import { servicesCopy as copy } from './services.copy.ts';

export function HomeSection({ services, found }: SectionProps) {
  const query = useQuery(allProductsQuery);
  return (
    <ServiceCards
      title={copy.home}
      services={services}
      found={found}
      trouble={<SectionTrouble query={query} title={copy.productsFailed} />}
    >
      {(service) => (
        <HomeCard
          service={service}
          product={query.data?.find(({ publicIdentifier }) => publicIdentifier === service.number)}
          updatedAt={query.data && query.dataUpdatedAt}
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
    title={kindWord(service)}
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
    { term: copy.plan, value: product?.productOffering.name ?? service.name },
    ...(product ? kindFacts(service, product) : []),
    ...(product && hasFreeVideo(product) ? [{ term: copy.video, value: copy.videoIncluded }] : []),
    ...(address ? [{ term: copy.address, value: address }] : []),
    { term: copy.contractStart, value: formatDate(product?.startDate ?? service.activatedOn) },
  ];
}

function kindFacts(service: Service, product: Product): Definition[] {
  if (service.type === '3') return [{ term: copy.number, value: shownNumber(service) }];
  if (service.type === '4') return [{ term: copy.channels, value: channelsOf(product).video }];
  const speeds = speedsOf(product);
  if (!speeds) return [];
  return [
    { term: copy.download, value: copy.mbps(speeds.downMbps) },
    { term: copy.upload, value: copy.mbps(speeds.upMbps) },
  ];
}
