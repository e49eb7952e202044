// «Detalle de Servicio» of a home service: what is owed, what its kind has, address, contract and fee.
import type { Product } from '@portal/contract/lines/inventory';
import { ArrowDown, ArrowUp, ChevronRight, Headphones, Phone, Tv } from 'lucide-react';
import type { Service } from '../../../api/lines/service-list.ts';
import { formatDateLong } from '../../../lib/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { addressOf, channelsOf, monthlyFeeCents, speedsOf } from '../../../shared/line/fixed-facts.ts';
import { HOME_KIND, shownNumber, stateWord } from '../../../shared/line/line-facts.ts';
import { useProduct } from '../../../shared/line/line-queries.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import type { IconGlyph } from '../../../ui/icon.tsx';
import { type Definition, DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { fixedCopy as copy } from './detail.copy.ts';
import styles from './detail.module.css';
import { DetailFrame } from './detail-frame.tsx';
import { Owed } from './due-card.tsx';

export function FixedDetailScreen() {
  return (
    <DetailFrame kind="Fixed">
      {(service, group) => ({
        side: <Owed service={service} group={group} />,
        main: <HomeService service={service} />,
      })}
    </DetailFrame>
  );
}

function HomeService({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const wifi = useLineLinks(service)(paths.wifi());
  const hasWifi =
    service.type === HOME_KIND.internet && isOpen(service, 'manage') && isAvailable(paths.wifi());
  return (
    <QueryCard
      query={useProduct(service.number)}
      title={copy.yourService}
      isUntimed
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<Skeleton height={280} />}
      footEnd={
        hasWifi && (
          <TextLink plain icon={ChevronRight} {...wifi}>
            {copy.wifi}
          </TextLink>
        )
      }
    >
      {(product) => (
        <div className="stack">
          {product && <Figures figures={figuresOf(service, product)} />}
          {product && <p className="muted">{product.description}</p>}
          <DefinitionList items={factsOf(service, product)} />
        </div>
      )}
    </QueryCard>
  );
}

function factsOf(service: Service, product: Product | null): Definition[] {
  const address = product && addressOf(product);
  const feeCents = product && !service.isCorpAdmin ? monthlyFeeCents(product) : null;
  return [
    { term: copy.plan, value: service.planName },
    { term: copy.status, value: stateWord(service.state) },
    ...(address ? [{ term: copy.address, value: address }] : []),
    { term: copy.contractStart, value: formatDateLong(product?.startDate ?? service.activatedOn) },
    ...(feeCents === null ? [] : [{ term: copy.monthlyFee, value: formatMoney(feeCents) }]),
  ];
}

interface Figure {
  icon: IconGlyph;
  term: string;
  value: string | number;
  unit?: string;
}

/** Speeds, channels or the telephone number, in large. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures}>
      {figures.map(({ icon, term, value, unit }) => (
        <li key={term}>
          <Tile icon={icon} kind="data" />
          <div>
            <p className={styles.term}>{term}</p>
            <p className={styles.value}>
              {value}
              {unit && <span> {unit}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function figuresOf(service: Service, product: Product): Figure[] {
  if (service.type === HOME_KIND.telephony)
    return [{ icon: Phone, term: copy.number, value: shownNumber(service) }];
  if (service.type === HOME_KIND.television) {
    const { video, audio } = channelsOf(product);
    return [
      { icon: Tv, term: copy.video, value: video },
      ...(audio === null ? [] : [{ icon: Headphones, term: copy.audio, value: audio }]),
    ];
  }
  const speeds = speedsOf(product);
  if (!speeds) return [];
  return [
    { icon: ArrowDown, term: copy.download, value: speeds.downMbps, unit: copy.mbps },
    { icon: ArrowUp, term: copy.upload, value: speeds.upMbps, unit: copy.mbps },
  ];
}
