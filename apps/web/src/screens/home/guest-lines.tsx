// «De Ana»: lines that somebody else lets the customer see or pay, a row each with what is left.
import { guestWords } from '@portal/help/roles.copy';
import { type Guest, roleIcons } from '../../shared/line/line-roles.ts';
import { Badge } from '../../ui/figures/figures.tsx';
import { guestCopy as copy } from './home.copy.ts';
import styles from './home.module.css';
import { LineRows } from './line-rows.tsx';

export interface GuestLinesProps {
  services: readonly Guest[];
}

export function GuestLines({ services }: GuestLinesProps) {
  const byHolder = Map.groupBy(services, ({ heldBy, role }) => `${role} ${heldBy ?? ''}`);
  return [...byHolder].map(([id, [first, ...others]]) =>
    first ? <OfOne key={id} first={first} lines={[first, ...others]} /> : null,
  );
}

function OfOne({ first: { role, heldBy }, lines }: { first: Guest; lines: readonly Guest[] }) {
  const title = copy.of(heldBy);
  return (
    <section aria-label={title}>
      <div className={styles.linesHead}>
        <h2>{title}</h2>
        <Badge kind="info" icon={roleIcons[role]}>
          {guestWords[role].name}
        </Badge>
      </div>
      <LineRows lines={lines} />
    </section>
  );
}
