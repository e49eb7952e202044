// The page of one thing that is done with a line, under «Gestionar».
import type { ReactNode } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { LinePage, type LinePageProps } from '../../shared/line/line-page.tsx';
import styles from '../../shared/page/form-page.module.css';
import { RowsCard } from '../../ui/waiting/skeleton.tsx';

export interface LineFormPageProps extends Pick<LinePageProps, 'accepts'> {
  words: { title: string; lead: string; none: string };
  children: (service: Service) => ReactNode;
}

export function LineFormPage({ words: { title, lead, none }, accepts, children }: LineFormPageProps) {
  return (
    <LinePage
      {...{ title, lead, none, accepts }}
      part="manage"
      isUnder
      skeleton={<RowsCard label={title} rows={3} />}
    >
      {(service) => <div className={styles.page}>{children(service)}</div>}
    </LinePage>
  );
}
