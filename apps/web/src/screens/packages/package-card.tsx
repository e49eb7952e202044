// One package of the catalogue: what it is, what it costs, and the way to buy it.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { formatMoney } from '../../lib/money.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { categoryIcon, priceOf, typeWord } from './package-facts.ts';
import { packagesCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';

export interface PackageCardProps {
  offering: PackageOffering;
  onBuy: () => void;
}

export function PackageCard({ offering, onBuy }: PackageCardProps) {
  const price = priceOf(offering);
  return (
    <Card className={styles.pack}>
      <div className={styles.what}>
        <Tile icon={categoryIcon(offering['@type'])} kind="data" />
        <div className="grow">
          <p className="caption quiet">{typeWord(offering)}</p>
          <h2 className={styles.name}>{offering.name}</h2>
          <p className={styles.text}>{offering.description}</p>
        </div>
      </div>
      <div className={styles.buy}>
        <p className="grow">
          <span className={styles.price}>{formatMoney(price.totalCents)}</span>
          <span className={styles.once}>{price.word}</span>
        </p>
        <Button size="sm" onClick={onBuy}>
          {copy.buy}
          <span className="sr-only"> {offering.name}</span>
        </Button>
      </div>
    </Card>
  );
}
