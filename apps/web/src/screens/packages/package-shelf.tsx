// The packages of one tab: a carousel, or all of them as a list for who would rather see everything.
import type { PackageCategory, PackageOffering } from '@portal/contract/shopping/catalogue';
import { Info, List, RectangleHorizontal } from 'lucide-react';
import { useState } from 'react';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { keepPackagesView, packagesView } from '../../session/packages-view.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { PackageList } from './list/package-list.tsx';
import { categoryIcon, priceOf, typeWord } from './package-facts.ts';
import { packagesCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';

/** As many as a carousel shows at once: there is nothing to unfold. */
const AT_ONCE = 3;

export interface PackageShelfProps {
  category: PackageCategory;
  line: SoldLine | null;
  /** Somebody came to buy what is running out. */
  buysMissing: boolean;
  /** Its first look: what gives it is opened. */
  opensFit: boolean;
  /** Milliseconds since 1970. */
  updatedAt: number;
  onBuy: (offering: PackageOffering) => void;
  /** Beyond what is said in the list. */
  hasOtherWay: boolean;
  onChangeLine: () => void;
}

export function PackageShelf(props: PackageShelfProps) {
  const { category, line, buysMissing, opensFit, updatedAt, onBuy, hasOtherWay, onChangeLine } = props;
  const [view, setView] = useState(() => (buysMissing ? 'list' : packagesView()));
  const isList = view === 'list';
  const { name, productOffering: packages } = category;

  function turn() {
    const other = isList ? 'carousel' : 'list';
    keepPackagesView(other);
    setView(other);
  }

  return (
    <>
      {packages.length > AT_ONCE && (
        <div className={styles.view}>
          <TextLink plain icon={isList ? RectangleHorizontal : List} onClick={turn}>
            {isList ? copy.showCarousel : copy.showAll(packages.length)}
          </TextLink>
        </div>
      )}
      {isList ? (
        <PackageList
          name={name}
          packages={packages}
          line={line}
          opensFit={opensFit}
          onBuy={onBuy}
          hasOtherWay={hasOtherWay}
          onChangeLine={onChangeLine}
        />
      ) : (
        <Carousel
          label={copy.carousel(name)}
          words={copy.carouselWords}
          items={packages}
          itemKey={({ id }) => id}
        >
          {(offering) => <PackageCard offering={offering} onBuy={() => onBuy(offering)} />}
        </Carousel>
      )}
      <div className={styles.foot}>
        <p className={styles.note}>
          <Icon of={Info} size="sm" />
          <span>
            {line?.kind === 'Postpaid' && !isList ? copy.pricesOnInvoice : copy.prices}{' '}
            <span className="nowrap">{updatedAtWords(trueTime(updatedAt))}</span>
          </span>
        </p>
      </div>
    </>
  );
}

// One package of the catalogue: what it is, what it costs, and the way to buy it.
interface PackageCardProps {
  offering: PackageOffering;
  onBuy: () => void;
}

function PackageCard({ offering, onBuy }: PackageCardProps) {
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
