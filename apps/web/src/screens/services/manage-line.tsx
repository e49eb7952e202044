// What else can be done with a line: activations and management, as far as their pages exist.
import { ChevronRight, History, Package, Plane, Repeat, Wallet } from 'lucide-react';
import type { Service } from '../../api/service-list.ts';
import { paths } from '../../lib/paths.ts';
import { useAvailability } from '../../lib/portal-map.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { Tile } from '../../ui/tile.tsx';
import { manageCopy as copy } from './detail.copy.ts';
import styles from './manage-line.module.css';

/** Roaming packages are for postpaid lines only. */
export function Activations({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const isPostpaid = service.kind === 'Postpaid';
  const acts = [
    {
      icon: Wallet,
      title: copy.recharge,
      text: isPostpaid ? copy.rechargeToBill : copy.rechargeByCard,
      href: paths.recharge(),
    },
    { icon: Package, title: copy.packages, text: copy.packagesText, href: paths.packages() },
    ...(isPostpaid
      ? [{ icon: Plane, title: copy.roaming, text: copy.roamingText, href: paths.packages() }]
      : []),
  ].filter(({ href }) => isAvailable(href));
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="activations">
      <h2 id="activations" className={styles.title}>
        {copy.activate}
      </h2>
      <ul className={styles.acts}>
        {acts.map(({ icon, title, text, href }) => (
          <li key={title}>
            <Link className={styles.act} href={href}>
              <Tile icon={icon} />
              <span className="grow">
                <span className={styles.name}>{title}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <Icon of={ChevronRight} size="sm" className={styles.go} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ManageLine({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const canChange = service.kind === 'Postpaid' && isAvailable(paths.changePlan());
  const hasRecord = isAvailable(paths.serviceRecord());
  if (!canChange && !hasRecord) return null;
  return (
    <Card title={copy.manage}>
      <ListRows>
        {canChange && (
          <ListRow
            icon={Repeat}
            title={copy.changePlan}
            detail={copy.changePlanText}
            href={paths.changePlan()}
          />
        )}
        {hasRecord && (
          <ListRow icon={History} title={copy.record} detail={copy.recordText} href={paths.serviceRecord()} />
        )}
      </ListRows>
    </Card>
  );
}
