// One section of Mis Servicios: its title, and a card for each service that the search leaves.
import { type ReactNode, useId } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { SEARCHED_FROM } from '../../../shared/line/find-services.ts';
import { classNames } from '../../../ui/class-names.ts';
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
