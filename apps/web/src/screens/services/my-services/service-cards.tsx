// One section of Mis Servicios: its title, and a card for each service that the search leaves.
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { SEARCHED_FROM } from '../../../shared/line/find-services.ts';
import { sectionCopy } from '../../../shared/page/query-card.copy.ts';
import { StaleNotice } from '../../../shared/page/stale-notice.tsx';
import { useSectionRetry } from '../../../shared/use-section-retry.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SectionError } from '../../../ui/waiting/section-error.tsx';
import styles from './my-services-screen.module.css';

export interface SectionProps {
  services: readonly Service[];
  /** What the search has found. Cards of the others stay where they are, unseen. */
  found: ReadonlySet<Service>;
}

export interface ServiceCardsProps extends SectionProps {
  title: string;
  trouble: ReactNode;
  children: (service: Service) => ReactNode;
}

export function ServiceCards({ title, services, found, trouble, children }: ServiceCardsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} hidden={!services.some((service) => found.has(service))}>
      <h2 id={titleId}>{title}</h2>
      {trouble}
      <ul className={classNames(styles.cards, services.length >= SEARCHED_FROM && styles.many)}>
        {services.map((service) => (
          <li key={service.number} hidden={!found.has(service)}>
            {children(service)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One notice for a whole section: its request failed, or its figures could not be refreshed. */
export function SectionTrouble({ query, title }: { query: UseQueryResult<unknown>; title: string }) {
  const { frame, failed, retry } = useSectionRetry(query);
  if (query.data !== undefined && query.isError) {
    return (
      <div className={styles.error} ref={frame}>
        <StaleNotice query={query} onRetry={retry} />
      </div>
    );
  }
  if (!failed) return null;
  return (
    <div className={styles.error} ref={frame}>
      <Card>
        <SectionError
          title={title}
          text={sectionCopy.tryAgain}
          retryLabel={sectionCopy.retry}
          busyText={sectionCopy.retrying}
          busy={query.isFetching}
          onRetry={retry}
        />
      </Card>
    </div>
  );
}
