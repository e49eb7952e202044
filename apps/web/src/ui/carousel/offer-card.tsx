// A soft coloured card that invites, with its own drawing at bottom right. Always below balance and bills.
import { ArrowRight } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './offer-card.module.css';

export interface OfferCardProps {
  title: ReactNode;
  text: ReactNode;
  /** The words beside the arrow. */
  actionLabel: ReactNode;
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  tone?: 'warm' | 'cool' | undefined;
  /** One of `drawings/`, 150 × 152. */
  drawing?: ReactNode;
}

export function OfferCard({
  title,
  text,
  actionLabel,
  href,
  onClick,
  tone = 'warm',
  drawing,
}: OfferCardProps) {
  return (
    <Link className={classNames(styles.offer, styles[tone])} href={href} onClick={onClick}>
      <span className={styles.drawing}>{drawing}</span>
      <h3>{title}</h3>
      <p>{text}</p>
      <span className={styles.go}>
        {actionLabel}
        <Icon of={ArrowRight} size="sm" />
      </span>
    </Link>
  );
}
