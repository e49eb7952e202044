// The top of a page: way back, the one h1, a lead, and an act at the right.
import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  back?: { href: string; label: string; onClick?: MouseEventHandler<HTMLElement> | undefined } | undefined;
  aside?: ReactNode;
}

export function PageHead({ title, lead, back, aside }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {back && (
        <Link className={styles.back} href={back.href} onClick={back.onClick}>
          <Icon of={ArrowLeft} size="sm" />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
    </div>
  );
}
