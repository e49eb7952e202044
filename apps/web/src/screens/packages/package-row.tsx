// One package in the list: what it is, for how long, what it costs, and the way to buy it.
import { formatMoney } from '../../lib/money.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import type { PackageCardProps } from './package-card.tsx';
import { categoryIcon, priceOf } from './package-facts.ts';
import { packagesCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';

export function PackageRow({ offering, onBuy }: PackageCardProps) {
  const price = priceOf(offering);
  return (
    <li className={styles.row}>
      <Tile icon={categoryIcon(offering['@type'])} kind="data" size="sm" />
      <div className={styles.words}>
        <h2 className={styles.rowName}>{offering.name}</h2>
        <p className={styles.rowText}>{offering.description}</p>
      </div>
      <p className={styles.rowPrice}>
        <b>{formatMoney(price.totalCents)}</b>
        <span className={styles.once}>{price.word}</span>
      </p>
      <Button size="sm" onClick={onBuy}>
        {copy.buy}
        <span className="sr-only"> {offering.name}</span>
      </Button>
    </li>
  );
}
