// «De Ana»: lines that somebody else lets the customer see or pay, a row each with what is left.
import { guestWords } from '@portal/help/roles.copy';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { allBalancesQuery, rechargeCents } from '../../api/lines/balance.ts';
import { formatMoney } from '../../lib/money.ts';
import { useDetailLink } from '../../shared/line/choose-line.ts';
import { leftInRow, ringFigures } from '../../shared/line/consumption-facts.ts';
import { isMobile, lineTile, shownNumber, underName } from '../../shared/line/line-facts.ts';
import { useUsageAmongAll } from '../../shared/line/line-queries.ts';
import { type Guest, isOpen, roleIcons } from '../../shared/line/line-roles.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { guestCopy as copy } from './home.copy.ts';
import styles from './home.module.css';

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
      <ul className={styles.guests}>
        {lines.map((line) => (
          <GuestLine key={line.number} line={line} />
        ))}
      </ul>
    </section>
  );
}

function GuestLine({ line }: { line: Guest }) {
  const left = useLeft(line);
  const under = underName(line);
  return (
    <li>
      <Link className={styles.guest} {...useDetailLink(line)}>
        <Tile {...lineTile(line)} />
        <span className={styles.guestWords}>
          <b>
            <bdi>{line.name}</bdi>
          </b>
          <small>
            {under && `${under} · `}
            <span className="nowrap">{shownNumber(line)}</span>
          </small>
        </span>
        {left && (
          <span className={styles.left}>
            {left.left} <small>{left.of}</small>
          </span>
        )}
        <Icon of={ChevronRight} size="sm" />
      </Link>
    </li>
  );
}

/** In a word and a figure; null where it is not theirs to see, or nobody knows it. */
function useLeft(line: Guest): { left: string; of: string } | null {
  const seesFigures = isMobile(line) && isOpen(line, 'figures');
  const isPrepaid = line.kind === 'Prepaid';
  const usage = useUsageAmongAll(line.number, seesFigures && !isPrepaid);
  const balances = useQuery({ ...allBalancesQuery, enabled: seesFigures && isPrepaid });
  const balance = balances.data?.find(({ product }) => product[0]?.publicIdentifier === line.number);
  const cents = balance ? rechargeCents(balance) : null;
  if (cents !== null) return { left: formatMoney(cents), of: copy.balance };
  const internet = usage.data && ringFigures(usage.data).find(({ type }) => type === 'internet');
  if (!internet?.isIncluded) return null;
  const { left, of } = leftInRow(internet);
  return { left, of: of || copy.internet };
}
