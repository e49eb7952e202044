// A home service: plan, address, contract start, and what its kind has.
import type { Product } from '@portal/contract/lines/inventory';
import { useQuery } from '@tanstack/react-query';
import { allProductsQuery } from '../../../api/lines/inventory.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { formatDate } from '../../../lib/dates.ts';
import { addressOf, channelsOf, speedsOf } from '../../../shared/line/fixed-facts.ts';
import { kindWord, shownNumber } from '../../../shared/line/line-facts.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { type Definition, DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { DetailsButton, DetailsLink } from '../details-link.tsx';
import { summaryCopy as copy } from '../home.copy.ts';

export function FixedSummary({ service }: { service: Service }) {
  const query = useQuery(allProductsQuery);
  return (
    <QueryCard
      query={query}
      title={kindWord(service)}
      detail={shownNumber(service)}
      aside={
        <span className="row">
          {service.state !== 'A' && <LineState state={service.state} />}
          <DetailsButton service={service} />
        </span>
      }
      failed={copy.fixedFailed}
      waiting={copy.fixedWaiting}
      skeleton={<Skeleton height={168} />}
      footEnd={<DetailsLink service={service} />}
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
    { term: copy.plan, value: service.name },
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
