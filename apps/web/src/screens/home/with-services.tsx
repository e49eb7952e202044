// Home with services: what cannot wait and what is owed first, then the chosen line, then what else can be done.
import type { Service, ServiceList } from '../../api/service-list.ts';
import { paths } from '../../lib/paths.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { chooseLine } from '../../shared/choose-line.ts';
import { Columns } from '../../shared/columns.tsx';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { HelpLater } from '../../shared/help-later.tsx';
import { inDisplayOrder, lineOnHome } from '../../shared/line-facts.ts';
import { LineSelector } from '../../shared/line-selector.tsx';
import { lazyCode, useLazyCode } from '../../ui/lazy-code.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { BillsCard } from './bills-card.tsx';
import { homeCopy as copy } from './home.copy.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { LineSummary } from './line-summary.tsx';
import { QuickActions } from './quick-actions.tsx';
import { UrgentStrip } from './urgent/urgent-strip.tsx';
import { useUrgencies } from './urgent/use-urgencies.ts';
import { useLineNames } from './use-line-names.ts';
import styles from './with-services.module.css';

/** Below everything that the customer came for. */
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
      <Columns side={billingSide(services, urgent.length > 0)} rest={<HelpLater />}>
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

/** Prepaid lines owe nothing, and corporate amounts are not shown here. */
function billingSide(services: readonly Service[], isQuiet: boolean) {
  const billed = services.filter(({ kind }) => kind !== 'Prepaid');
  if (billed.some(({ isCorpAdmin }) => !isCorpAdmin))
    return <BillsCard services={services} isQuiet={isQuiet} />;
  return billed.length > 0 ? <CompanyCard of="all" /> : null;
}
