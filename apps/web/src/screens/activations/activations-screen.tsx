// 'Activaciones': a line, what can be activated on it, and promotions below.
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { chooseLine } from '../../shared/line/choose-line.ts';
import { inDisplayOrder, lineOnHome, takesPurchases } from '../../shared/line/line-facts.ts';
import { LineSelector } from '../../shared/line/line-selector.tsx';
import { ActCards } from '../../shared/page/act-cards.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { activationsCopy as copy } from './activations.copy.ts';
import styles from './activations.module.css';
import { Promotions } from './promotions.tsx';
import { useActs } from './use-acts.ts';

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
