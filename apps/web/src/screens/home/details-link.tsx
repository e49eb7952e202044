// «Ver detalles» of a line: a button in the card's head on desktop, a link in its foot on phones.
import { ChevronRight } from 'lucide-react';
import type { Service } from '../../api/service-list.ts';
import { useDetailLink } from '../../shared/choose-line.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './details-link.module.css';
import { homeCopy as copy } from './home.copy.ts';

export function DetailsButton({ service }: { service: Service }) {
  return (
    <ButtonLink size="sm" className="only-lg" {...useDetailLink(service)}>
      {copy.details}
      <span className="sr-only">{copy.detailsOf(service.name)}</span>
    </ButtonLink>
  );
}

export function DetailsLink({ service }: { service: Service }) {
  return (
    <Link className={`${styles.link} only-sm`} {...useDetailLink(service)}>
      {copy.details}
      <span className="sr-only">{copy.detailsOf(service.name)}</span>
      <Icon of={ChevronRight} size="sm" />
    </Link>
  );
}
