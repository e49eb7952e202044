// One service in the list: what it is, its figures, and «Ver detalle».
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { useDetailLink } from '../../../shared/line/choose-line.ts';
import { kindWord, lineIcon, shownNumber } from '../../../shared/line/line-facts.ts';
import { isGuest } from '../../../shared/line/line-roles.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import styles from './my-services-screen.module.css';
import { servicesCopy as copy } from './services.copy.ts';

export interface ServiceCardProps {
  service: Service;
  title: string;
  /** At the left of the foot. */
  time: ReactNode;
  children?: ReactNode;
}

export function ServiceCard({ service, title, time, children }: ServiceCardProps) {
  const titleId = useId();
  const link = useDetailLink(service);
  const number = shownNumber(service);
  return (
    <article aria-labelledby={titleId} className={styles.frame}>
      <Card
        className={styles.card}
        foot={
          <>
            {time || <span />}
            <Link className={styles.link} {...link}>
              {copy.detail}
              <span className="sr-only">{copy.detailOf(`${title} ${number}`)}</span>
              <Icon of={ChevronRight} size="sm" />
            </Link>
          </>
        }
      >
        <div className={styles.head}>
          <Tile icon={lineIcon(service)} />
          <div className={styles.words}>
            <h3 id={titleId}>{title}</h3>
            <p className={styles.kind}>
              {kindWord(service) !== title && `${kindWord(service)} · `}
              <span className="nowrap">{number}</span>
            </p>
            {service.state !== 'A' && <LineState state={service.state} />}
            {isGuest(service) && <Badge kind="info">{copy.guest[service.role]}</Badge>}
          </div>
        </div>
        {children && <div className={styles.body}>{children}</div>}
      </Card>
    </article>
  );
}
