// 'Activaciones': a line, what can be activated on it, and promotions below.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Package, Plane, ReceiptText, Repeat, Wallet, Wifi } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { chooseLine, useLineLinks } from '../../shared/line/choose-line.ts';
import { inDisplayOrder, lineOnHome, takesPurchases, takesTopUps } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { LineSelector } from '../../shared/line/line-selector.tsx';
import { type ActCard, ActCards } from '../../shared/page/act-cards.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { activationsCopy as copy } from './activations.copy.ts';
import styles from './activations.module.css';
import { Promotions } from './promotions.tsx';

export function ActivationsScreen() {
  const query = useQuery(serviceListQuery);
  const remembered = useSelectedService();
  const services = inDisplayOrder(query.data?.services ?? []);
  const selected = lineOnHome(services, remembered?.number);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <div className={styles.page}>
        {content()}
        <Promotions />
      </div>
    </>
  );

  function content() {
    if (query.isError && !query.data) {
      const { title, text, retry } = copy.failed;
      return (
        <Card>
          <SectionError
            level={2}
            title={title}
            text={text}
            retryLabel={retry}
            onRetry={() => query.refetch()}
          />
        </Card>
      );
    }
    if (!query.data) return <Waiting />;
    if (!selected) return <NoLines corporate={[]} />;
    return (
      <>
        <LineSelector
          services={services}
          selected={selected}
          onSelect={chooseLine}
          nameOf={({ name }) => name}
        />
        <Acts key={selected.number} service={selected} />
      </>
    );
  }
}

function Acts({ service }: { service: Service }) {
  const acts = useActs(service);
  const isAvailable = useAvailability();
  if (service.isCorpAdmin) {
    return <CompanyCard of="one" />;
  }
  return (
    <>
      {service.state !== 'A' && (
        <Notice kind="warning" title={copy.inactive.title}>
          <p>{copy.inactive.text}</p>
        </Notice>
      )}
      <ActCards title={copy.acts} acts={acts} />
      {takesPurchases(service) && isAvailable(paths.purchaseMethod()) && (
        <TextLink href={withLine(paths.purchaseMethod(), service.number)}>{copy.otherWays}</TextLink>
      )}
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={copy.loading} className={styles.waiting}>
      <Skeleton height="var(--lines)" radius={16} />
      <Skeleton width="40%" height={24} marginTop={24} />
      <div className={styles.waitingActs}>
        {['recharge', 'packages', 'roaming', 'plan', 'movements'].map((act) => (
          <Skeleton key={act} height="var(--act)" radius="var(--r-lg)" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

// What can be activated on a line, by its kind, as far as the pages exist.
interface Act {
  icon: IconGlyph;
  words: readonly [title: string, text: string];
  href: string;
  fits: boolean;
  /** The tab of the catalogue to begin with. */
  category?: 'ROAMING';
}

function useActs(service: Service): ActCard[] {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  return actsOf(service)
    .filter(({ href, fits }) => fits && isAvailable(href))
    .map(({ icon, words: [title, text], href, category }) => ({
      icon,
      title,
      text,
      link: linkTo(href, category && { category }),
    }));
}

/** Nothing is sold to a line that is not active; what was bought for it can still be seen. */
function actsOf(service: Service): Act[] {
  const isSold = takesPurchases(service);
  const isManaged = isOpen(service, 'manage');
  const isPostpaid = service.kind === 'Postpaid';
  const isFixed = service.kind === 'Fixed';
  const [rechargeTitle, onInvoice, byCard] = copy.recharge;
  return [
    {
      icon: Wallet,
      words: [rechargeTitle, isPostpaid ? onInvoice : byCard],
      href: paths.recharge(),
      fits: takesTopUps(service),
    },
    { icon: Package, words: copy.packages, href: paths.packages(), fits: isSold },
    {
      icon: Plane,
      words: copy.roaming,
      href: paths.packages(),
      fits: isSold && isPostpaid,
      category: 'ROAMING',
    },
    { icon: Repeat, words: copy.changePlan, href: paths.changePlan(), fits: isSold && isPostpaid },
    {
      icon: ReceiptText,
      words: copy.bills,
      href: paths.billing(),
      fits: isFixed && isOpen(service, 'bills'),
    },
    { icon: Wifi, words: copy.wifi, href: paths.wifi(), fits: isFixed && service.type === '5' && isManaged },
    { icon: ArrowLeftRight, words: copy.movements, href: paths.movements(), fits: true },
  ];
}
