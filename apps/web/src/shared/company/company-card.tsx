// Corporate lines: no amounts and no payment here, but where companies are served; and their lines.
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { settings } from '../../lib/settings.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { BesideMark, beside } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { useDetailLink } from '../line/choose-line.ts';
import { lineTile, shownNumber } from '../line/line-facts.ts';
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
    <Card className={styles.card}>
      <div className={styles.head}>
        <Tile icon={Building2} kind="info" />
        <div className={styles.words}>
          <h2>{copy.titles[of]}</h2>
          <p>
            {copy.business(brand)}. {copy.text}
          </p>
        </div>
        <ButtonLink kind="primary" {...beside(enterpriseUrl)} href={enterpriseUrl}>
          {copy.portal}
          <BesideMark href={enterpriseUrl} />
        </ButtonLink>
      </div>
      {children}
      {lines.length > 0 && (
        <div className={styles.rows}>
          <ListRows label={copy.list}>
            {lines.map((service) => (
              <LineRow key={service.number} service={service} />
            ))}
          </ListRows>
        </div>
      )}
    </Card>
  );
}

function LineRow({ service }: { service: Service }) {
  return (
    <ListRow
      {...lineTile(service)}
      title={service.name}
      detail={shownNumber(service)}
      {...useDetailLink(service)}
    />
  );
}
