// «Servicios Hogar»: a card for each home service with what its kind has.
import type { Product } from '@portal/contract/inventory';
import { useQuery } from '@tanstack/react-query';
import { allProductsQuery } from '../../api/inventory.ts';
import type { Service } from '../../api/service-list.ts';
import { formatDate, updatedAtWords } from '../../lib/dates.ts';
import { addressOf, channelsOf, speedsOf } from '../../shared/fixed-facts.ts';
import { kindWord, shownNumber } from '../../shared/line-facts.ts';
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { UpdatedAt } from '../../ui/updated-at.tsx';
import styles from './my-services-screen.module.css';
import { SectionTrouble } from './section-trouble.tsx';
import { ServiceCard } from './service-card.tsx';
import { servicesCopy as copy } from './services.copy.ts';

export function HomeSection({ services }: { services: readonly Service[] }) {
  const query = useQuery(allProductsQuery);
  return (
    <section aria-labelledby="home-services">
      <h2 id="home-services">{copy.home}</h2>
      <SectionTrouble query={query} title={copy.productsFailed} />
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.number}>
            <ServiceCard
              service={service}
              title={service.name}
              time={query.data && <UpdatedAt>{updatedAtWords(query.dataUpdatedAt)}</UpdatedAt>}
            >
              {query.data || query.isError ? (
                <DefinitionList
                  items={factsOf(
                    service,
                    query.data?.find(({ publicIdentifier }) => publicIdentifier === service.number),
                  )}
                />
              ) : (
                <SkeletonGroup label={copy.waiting}>
                  <Skeleton height={130} />
                </SkeletonGroup>
              )}
            </ServiceCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without the inventory the list still knows the start of the contract. */
function factsOf(service: Service, product: Product | undefined): Definition[] {
  const address = product ? addressOf(product) : null;
  return [
    ...(product ? kindFacts(service, product) : []),
    ...(address ? [{ term: copy.address, value: address }] : []),
    { term: copy.contractStart, value: formatDate(product?.startDate ?? service.activatedOn) },
  ];
}

function kindFacts(service: Service, product: Product): Definition[] {
  if (service.type === '3') return [{ term: copy.number, value: shownNumber(service) }];
  if (service.type === '4') return [{ term: copy.channels, value: channelsOf(product).video }];
  const speeds = speedsOf(product);
  if (!speeds) return service.type === '5' ? [] : [{ term: kindWord(service), value: product.name }];
  return [
    { term: copy.download, value: copy.mbps(speeds.downMbps) },
    { term: copy.upload, value: copy.mbps(speeds.upMbps) },
  ];
}
