// The packages of one tab: a carousel, or all of them as a list for who would rather see everything.
import type { PackageCategory, PackageOffering } from '@portal/contract/shopping/catalogue';
import { Info, List, RectangleHorizontal } from 'lucide-react';
import { useState } from 'react';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { keepPackagesView, packagesView } from '../../session/packages-view.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PackageList } from './list/package-list.tsx';
import { PackageCard } from './package-card.tsx';
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
