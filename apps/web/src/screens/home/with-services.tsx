// Home with services: what cannot wait and what is owed, the customer's own lines, what others let them see, and the rest.

import { Plus } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { FROM_HOME, useAssociateEntry } from '../../shared/association/use-associate-entry.tsx';
import { inDisplayOrder, shownLines } from '../../shared/line/line-facts.ts';
import { isGuest, isOpen } from '../../shared/line/line-roles.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { BillsCard, BillsWaiting } from './bills-card.tsx';
import type { GuestLinesProps } from './guest-lines.tsx';
import { homeCopy as copy } from './home.copy.ts';
import styles from './home.module.css';
import type { HomeRestProps } from './home-rest.tsx';
import { LineRows, LinesTime, LinesTrouble } from './line-rows.tsx';
import { UrgentStrip, useUrgencies } from './urgent-strip.tsx';

/** Below everything that most came for. */
const homeRest = lazyCode(() => import('./home-rest.tsx').then((code) => code.HomeRest));
const awaitedCard = lazyCode(() => import('./awaited-card.tsx').then((code) => code.AwaitedCard));
const guestLines = lazyCode(() => import('./guest-lines.tsx').then((code) => code.GuestLines));

export function WithServices({ services: all }: { services: readonly Service[] }) {
  const services = inDisplayOrder(all);
  const shown = shownLines(all);
  const own = shown.filter((service) => !isGuest(service));
  const guests = shown.filter(isGuest);
  const urgent = useUrgencies(services);
  if (!urgent) return <HomeSkeleton />;
  return (
    <>
      <UrgentStrip rows={urgent} services={services} />
      <Columns
        side={
          <>
            <Awaited />
            {hasBills(services) && <BillsCard services={services} isQuiet={urgent.length > 0} />}
          </>
        }
        rest={<Rest lines={own} />}
      >
        <LinesTrouble lines={shown} />
        {own.length > 0 && <OwnLines lines={own} />}
        {guests.length > 0 && <Guests services={guests} />}
        <LinesTime lines={shown} />
      </Columns>
    </>
  );
}

function OwnLines({ lines }: { lines: readonly Service[] }) {
  const isAvailable = useAvailability();
  const associate = useAssociateEntry(FROM_HOME);
  return (
    <section aria-labelledby="your-lines">
      <div className={styles.linesHead}>
        <h2 id="your-lines">{copy.yourLines}</h2>
        {isAvailable(paths.associateServices()) && (
          <TextLink plain {...associate.link}>
            <Icon of={Plus} size="sm" />
            <span>
              {copy.associate}
              <span className="sr-only">{copy.associateWhat}</span>
            </span>
          </TextLink>
        )}
      </div>
      <LineRows lines={lines} hasAll />
      {associate.dialog}
    </section>
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

function Rest(props: HomeRestProps) {
  const HomeRest = useLazyCode(homeRest);
  return HomeRest && <HomeRest {...props} />;
}

/** While the list of services is on its way: the same boxes, the same heights. */
export function HomeSkeleton() {
  return (
    <Columns side={<BillsWaiting />}>
      <section>
        <div className={styles.linesHead}>
          <h2>{copy.yourLines}</h2>
        </div>
        <div className={styles.lines}>
          <SkeletonGroup label={copy.waitingServices} className={styles.waitingLines}>
            <SkeletonRows count={3} />
          </SkeletonGroup>
        </div>
      </section>
    </Columns>
  );
}
