// Corporate lines: no amounts and no payment here; their lines, where companies are served, and whom to call.
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { settings } from '../../lib/settings.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { useDetailLink } from '../line/choose-line.ts';
import { lineIcon, shownNumber } from '../line/line-facts.ts';
import { PhoneRows } from '../line/phone-rows.tsx';
import { companyCopy as copy } from './company.copy.ts';
import styles from './company-card.module.css';

export interface CompanyCardProps {
  /** Of one line, or of all that there are. */
  of: keyof typeof copy.titles;
  /** Where nothing else on the page leads to them. */
  lines?: readonly Service[];
  children?: ReactNode;
}

export function CompanyCard({ of, lines = [], children }: CompanyCardProps) {
  const { brand, enterpriseUrl } = settings();
  return (
    <Card>
      <div className={styles.head}>
        <Tile icon={Building2} kind="info" />
        <div className={styles.words}>
          <h2>{copy.titles[of]}</h2>
          <p>{copy.business(brand)}</p>
          <p className="small muted">{copy.text}</p>
        </div>
      </div>
      {children}
      <div className={styles.rows}>
        <ListRows label={copy.list}>
          {lines.map((service) => (
            <LineRow key={service.number} service={service} />
          ))}
          <ListRow icon={Building2} title={copy.portal} detail={copy.portalDetail} href={enterpriseUrl} />
          <PhoneRows />
        </ListRows>
      </div>
    </Card>
  );
}

function LineRow({ service }: { service: Service }) {
  return (
    <ListRow
      icon={lineIcon(service)}
      title={service.name}
      detail={shownNumber(service)}
      {...useDetailLink(service)}
    />
  );
}
