// «Ver detalles» of a line: a button in the card's head on desktop, a link in its foot on phones.
import { ChevronRight } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { useDetailLink } from '../../shared/line/choose-line.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
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
