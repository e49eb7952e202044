// «Mis Servicios»: every associated service with its figures, and the way to each detail.
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus } from 'lucide-react';
import { memo, startTransition, useDeferredValue, useMemo, useState } from 'react';
import { allBalancesQuery } from '../../../api/lines/balance.ts';
import { allProductsQuery } from '../../../api/lines/inventory.ts';
import { type Service, type ServiceList, serviceListQuery } from '../../../api/lines/service-list.ts';
import { allUsageQuery } from '../../../api/lines/usage.ts';
import { trueTime } from '../../../lib/clock.ts';
import { updatedAtWords } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { ServicesAlert } from '../../../shared/association/services-alert.tsx';
import { useAssociateEntry } from '../../../shared/association/use-associate-entry.tsx';
import { RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { inDisplayOrder, isMobile } from '../../../shared/line/line-facts.ts';
import { servicePickerCopy as pickerCopy } from '../../../shared/line/line-page.copy.ts';
import { LinePicker } from '../../../shared/line/line-picker.tsx';
import { RechargeBalanceSkeleton } from '../../../shared/line/recharge-balance.tsx';
import { findServices, SEARCHED_FROM, ServiceSearch } from '../../../shared/line/service-search.tsx';
import { HelpCard } from '../../../shared/page/help-card.tsx';
import { NothingCard } from '../../../shared/page/nothing-card.tsx';
import { ONE_TIME_MS } from '../../../shared/page/one-time.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { NoLines } from '../../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { UpdatedAt } from '../../../ui/figures/figures.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { Empty } from '../../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx';
import styles from './my-services-screen.module.css';
import { HomeSection, MobileSection, type SectionProps } from './service-cards.tsx';
import { servicesCopy as copy } from './services.copy.ts';

export function MyServicesScreen() {
  const query = useQuery(serviceListQuery);
  const services = inDisplayOrder(query.data?.services ?? []);
  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        back={{ href: paths.homeWithServices(), label: copy.back }}
        picker={query.isPending ? 'waiting' : services.length > 0 && <PickerButton services={services} />}
      />
      <ServicesAlert query={query} />
      <div className={styles.page}>
        {query.data === undefined ? <Waiting /> : <Services list={query.data} />}
        <HelpCard inColumns />
      </div>
    </>
  );
}

function Services({ list }: { list: ServiceList }) {
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const services = useMemo(() => inDisplayOrder(list.services), [list]);
  const found = useMemo(() => new Set(findServices(services, searched)), [services, searched]);
  const since = useTimeOfAll();
  if (services.length === 0) return <NoServices />;
  return (
    <>
      {services.length >= SEARCHED_FROM && (
        <div className={styles.search}>
          <ServiceSearch text={text} onText={setText} found={found.size} />
        </div>
      )}
      <p className="row between wrap">
        <TextLink href={paths.orderLines()}>{copy.order}</TextLink>
        {since !== null && <UpdatedAt>{updatedAtWords(since)}</UpdatedAt>}
      </p>
      <Sections services={services} found={found} isUntimed={since !== null} />
      {found.size === 0 && <NoneFound onClear={() => setText('')} />}
      <AssociateCard />
    </>
  );
}

const Sections = memo(({ services, ...of }: SectionProps) => {
  const mobile = services.filter(isMobile);
  const home = services.filter((service) => !isMobile(service));
  return (
    <>
      {mobile.length > 0 && <MobileSection services={mobile} {...of} />}
      {home.length > 0 && <HomeSection services={home} {...of} />}
    </>
  );
});

/** Since when all that is shown is true; null while nothing is known, and where its parts are too far from one another. */
function useTimeOfAll(): number | null {
  const { data: reports = [] } = useQuery({ ...allUsageQuery, enabled: false });
  const products = useQuery({ ...allProductsQuery, enabled: false });
  const balances = useQuery({ ...allBalancesQuery, enabled: false });
  const times = [
    ...reports.map(({ effectiveDate }) => Date.parse(effectiveDate)),
    ...[products, balances].flatMap((query) => (query.data ? [trueTime(query.dataUpdatedAt)] : [])),
  ];
  const oldest = Math.min(...times);
  return times.length > 0 && Math.max(...times) - oldest < ONE_TIME_MS ? oldest : null;
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <Empty
        level={2}
        drawing={<NothingFound />}
        title={pickerCopy.none}
        text={pickerCopy.noneText}
        action={
          <Button size="sm" onClick={onClear}>
            {pickerCopy.clear}
          </Button>
        }
      />
    </Card>
  );
}

function NoServices() {
  return (
    <NothingCard
      drawing={<NoLines />}
      title={copy.none}
      text={copy.noneText}
      act={copy.associate}
      href={paths.associateServices()}
      kind="primary"
    />
  );
}

function Waiting() {
  return (
    <section>
      <h2>{copy.mobile}</h2>
      <div className={styles.cards}>
        {['first', 'second', 'third'].map((place) => (
          <Card key={place} foot={<Skeleton width={132} height={12} />} busy>
            <SkeletonGroup label={copy.waiting}>
              <div className={styles.waitingHead}>
                <Skeleton width={44} height={44} radius={14} />
                <div className="grow">
                  <Skeleton width={120} />
                  <Skeleton width={160} height={12} marginTop={8} />
                </div>
              </div>
              <RingsSkeleton />
              {place === 'third' && <RechargeBalanceSkeleton />}
            </SkeletonGroup>
          </Card>
        ))}
      </div>
      <Skeleton height={320} radius="var(--r-xl)" marginTop={40} />
    </section>
  );
}

// The invitation to join one more service, once that can be done here.
function AssociateCard() {
  const isAvailable = useAvailability();
  const { link, dialog } = useAssociateEntry();
  if (!isAvailable(paths.associateServices())) return null;
  return (
    <Card>
      <ListRows>
        <ListRow icon={Plus} title={copy.associate} detail={copy.associateText} {...link} />
      </ListRows>
      {dialog}
    </Card>
  );
}

// The selector of lines, drawn as a field. It opens a list instead of a native one: arrow keys on a closed
// native list would choose, and so leave the page, at every press.
function PickerButton({ services }: { services: readonly Service[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.picker}
        aria-haspopup="dialog"
        // In parts, so that a slow phone goes on answering meanwhile.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <span>
          <span className="sr-only">{pickerCopy.label}: </span>
          {pickerCopy.all}
        </span>
        <Icon of={ChevronDown} size="sm" />
      </button>
      <LinePicker open={open} onClose={() => setOpen(false)} services={services} current={null} />
    </>
  );
}
