// Home with services: what cannot wait and what is owed first, then the chosen line, then what else can be done.
import type { Service, ServiceList } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { chooseLine } from '../../shared/line/choose-line.ts';
import { inDisplayOrder, lineOnHome } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { LineSelector } from '../../shared/line/line-selector.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { HelpLater } from '../../shared/page/help-later.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { BillsCard } from './bills-card.tsx';
import { homeCopy as copy } from './home.copy.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { QuickActions } from './quick-actions.tsx';
import { LineSummary } from './summary/line-summary.tsx';
import { UrgentStrip } from './urgent/urgent-strip.tsx';
import { useUrgencies } from './urgent/use-urgencies.ts';
import { useLineNames } from './use-line-names.ts';
import styles from './with-services.module.css';

/** Below everything that the customer came for. */
const inProgress = lazyCode(() =>
  import('../../shared/in-progress/in-progress.tsx').then((code) => code.InProgress),
);
const moreServices = lazyCode(() => import('./more-services.tsx').then((code) => code.MoreServices));

export function WithServices({ list }: { list: ServiceList }) {
  const MoreServices = useLazyCode(moreServices);
  const remembered = useSelectedService();
  const services = inDisplayOrder(list.services);
  const nameOf = useLineNames(list);
  const urgent = useUrgencies(services);
  const selected = lineOnHome(services, remembered?.number);
  if (!urgent) return <HomeSkeleton />;
  if (!selected) return null;

  return (
    <>
      <UrgentStrip rows={urgent} services={services} />
      <Columns side={billingSide(services, urgent.length > 0)} rest={<Rest />}>
        <div className={styles.main} data-line={selected.number}>
          <section aria-labelledby="your-services">
            <div className={styles.head}>
              <h2 id="your-services">{copy.yourServices}</h2>
              <TextLink href={paths.myServices()}>{copy.seeAll}</TextLink>
            </div>
            <LineSelector services={services} selected={selected} onSelect={chooseLine} nameOf={nameOf} />
          </section>
          <LineSummary
            key={selected.number}
            service={selected}
            cycle={list.groups.find(({ id }) => id === selected.accountId)?.cycle ?? null}
          />
          <QuickActions service={selected} />
          {MoreServices && <MoreServices service={selected} />}
        </div>
      </Columns>
    </>
  );
}

function Rest() {
  const InProgress = useLazyCode(inProgress);
  return (
    <>
      {InProgress && <InProgress />}
      <HelpLater />
    </>
  );
}

/** Prepaid lines owe nothing, and corporate amounts are not shown here. */
function billingSide(services: readonly Service[], isQuiet: boolean) {
  const billed = services.filter((service) => service.kind !== 'Prepaid' && isOpen(service, 'bills'));
  if (billed.some(({ isCorpAdmin }) => !isCorpAdmin))
    return <BillsCard services={services} isQuiet={isQuiet} />;
  return billed.length > 0 ? <CompanyCard of="all" /> : null;
}
