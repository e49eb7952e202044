// «Detalle de Servicio» of a home service: address, contract, fee, invoices, and what its kind has.
import type { Product } from '@portal/contract/lines/inventory';
import { CalendarClock, Stethoscope, Wifi } from 'lucide-react';
import type { Service } from '../../../api/lines/service-list.ts';
import { formatDateLong } from '../../../lib/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { CompanyCard } from '../../../shared/company/company-card.tsx';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { addressOf, monthlyFeeCents } from '../../../shared/line/fixed-facts.ts';
import { stateWord } from '../../../shared/line/line-facts.ts';
import { useProduct } from '../../../shared/line/line-queries.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { ThirdPartyCard } from '../../../shared/third-party/third-party-card.tsx';
import { Card } from '../../../ui/card.tsx';
import { type Definition, DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { KindCard, KindSkeleton } from '../kind-card.tsx';
import { ManageLine } from '../manage-line.tsx';
import { CycleMeter } from './cycle-meter.tsx';
import { fixedCopy as copy } from './detail.copy.ts';
import { DetailFrame } from './detail-frame.tsx';
import { DueCard } from './due-card.tsx';
import { RoleCard } from './role-card.tsx';

export function FixedDetailScreen() {
  return (
    <DetailFrame kind="Fixed">
      {(service, group) => ({
        side: service.isCorpAdmin ? (
          <CompanyCard of="one">{group.cycle && <CycleMeter cycle={group.cycle} />}</CompanyCard>
        ) : isOpen(service, 'bills') ? (
          <DueCard service={service} group={group} />
        ) : (
          <RoleCard service={service} />
        ),
        main: <HomeService service={service} />,
        rest: (
          <>
            <ManageLine service={service} />
            {isOpen(service, 'manage') && <ThirdPartyCard line={service.number} />}
          </>
        ),
      })}
    </DetailFrame>
  );
}

function HomeService({ service }: { service: Service }) {
  const query = useProduct(service.number);
  return (
    <>
      {query.data ? (
        <KindCard service={service} product={query.data} updatedAt={query.dataUpdatedAt} />
      ) : (
        !query.isError && <KindSkeleton />
      )}
      <QueryCard
        query={query}
        title={copy.yourService}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<Skeleton height={212} />}
      >
        {(product) => (
          <div className="stack tight">
            {product && <p className="muted">{product.description}</p>}
            <DefinitionList items={factsOf(service, product)} />
          </div>
        )}
      </QueryCard>
      <HomeLinks service={service} />
    </>
  );
}

function factsOf(service: Service, product: Product | null): Definition[] {
  const address = product && addressOf(product);
  const feeCents = product && !service.isCorpAdmin ? monthlyFeeCents(product) : null;
  return [
    { term: copy.plan, value: service.name },
    { term: copy.status, value: stateWord(service.state) },
    ...(address ? [{ term: copy.address, value: address }] : []),
    { term: copy.contractStart, value: formatDateLong(product?.startDate ?? service.activatedOn) },
    ...(feeCents === null ? [] : [{ term: copy.monthlyFee, value: formatMoney(feeCents) }]),
  ];
}

function HomeLinks({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  const hasWifi = service.type === '5' && isAvailable(paths.wifi());
  if (!isOpen(service, 'manage')) return null;
  return (
    <Card>
      <ListRows>
        {hasWifi && (
          <ListRow
            icon={Wifi}
            tile="data"
            title={copy.wifiTitle}
            detail={copy.wifiText}
            {...linkTo(paths.wifi())}
          />
        )}
        <ListRow
          icon={Stethoscope}
          title={copy.diagnosisTitle}
          detail={copy.diagnosisText}
          {...linkTo(paths.diagnosis())}
        />
        <ListRow
          icon={CalendarClock}
          title={copy.visitTitle}
          detail={copy.visitText}
          {...linkTo(paths.visits())}
        />
      </ListRows>
    </Card>
  );
}
