// One package in the list: what it is, for how long, what it costs, and whether it gives what is running out.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { ChevronRight } from 'lucide-react';
import { formatMoney, formatUnitPrice } from '../../../lib/money.ts';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { categoryIcon, priceOf } from '../package-facts.ts';
import { packageListCopy as copy } from './package-list.copy.ts';
import styles from './package-list.module.css';
import { type RunningOut, unitPriceOf, validityOf } from './package-sort.ts';

export interface PackageRowProps {
  offering: PackageOffering;
  fit: RunningOut | null;
  isOpened: boolean;
  onOpen: () => void;
}

export function PackageRow({ offering, fit, isOpened, onOpen }: PackageRowProps) {
  const days = validityOf(offering);
  const unit = unitPriceOf(offering);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        aria-expanded={isOpened}
        onClick={onOpen}
      >
        <Tile icon={categoryIcon(offering['@type'])} kind={fit ? 'data' : undefined} size="sm" />
        <span className={styles.words}>
          <span className={styles.name}>{offering.name}</span>
          {days !== null && <span className={styles.quiet}>{copy.days(days)}</span>}
          {fit && (
            <Badge kind="success" wraps>
              {fit.left === null ? copy.gone[fit.type] : copy.left(fit.left)}
            </Badge>
          )}
        </span>
        <span className={styles.price}>
          <b>{formatMoney(priceOf(offering).totalCents)}</b>
          {unit && (
            <span className={styles.quiet}>{copy.perUnit(formatUnitPrice(unit.cents), unit.unit)}</span>
          )}
        </span>
        <Icon of={ChevronRight} size="sm" />
      </button>
    </li>
  );
}
