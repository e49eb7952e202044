// Corporate lines: no amounts, no payment, and where they are seen instead.
import { Building2 } from 'lucide-react';
import type { ServiceGroup } from '../../api/service-list.ts';
import { settings } from '../../lib/settings.ts';
import { Card } from '../../ui/card.tsx';
import { Tile } from '../../ui/tile.tsx';
import styles from './business-card.module.css';
import { CycleMeter } from './cycle-meter.tsx';
import { dueCopy as copy } from './detail.copy.ts';

export function BusinessCard({ group }: { group: ServiceGroup }) {
  return (
    <Card>
      <div className={styles.head}>
        <Tile icon={Building2} kind="info" />
        <div className={styles.words}>
          <h2>{copy.businessTitle}</h2>
          <p>{copy.business(settings().brand)}</p>
          <p className="small muted">{copy.businessText}</p>
        </div>
      </div>
      {group.cycle && <CycleMeter cycle={group.cycle} />}
    </Card>
  );
}
