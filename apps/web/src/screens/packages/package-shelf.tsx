// The packages of one tab: a carousel, or all of them as a list for who would rather see everything.
import type { PackageCategory, PackageOffering } from '@portal/contract/catalogue';
import { Info, List, RectangleHorizontal } from 'lucide-react';
import { useState } from 'react';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { keepPackagesView, packagesView } from '../../session/packages-view.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageRow } from './package-row.tsx';
import { packagesCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';

/** As many as a carousel shows at once: there is nothing to unfold. */
const AT_ONCE = 3;

export interface PackageShelfProps {
  category: PackageCategory;
  isOnInvoice: boolean;
  /** Milliseconds since 1970. */
  updatedAt: number;
  onBuy: (offering: PackageOffering) => void;
}

export function PackageShelf({ category, isOnInvoice, updatedAt, onBuy }: PackageShelfProps) {
  const [view, setView] = useState(packagesView);
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
        <Card className={styles.list}>
          <ul aria-label={copy.carousel(name)}>
            {packages.map((offering) => (
              <PackageRow key={offering.id} offering={offering} onBuy={() => onBuy(offering)} />
            ))}
          </ul>
        </Card>
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
            {isOnInvoice ? copy.pricesOnInvoice : copy.prices}{' '}
            <span className="nowrap">{updatedAtWords(trueTime(updatedAt))}</span>
          </span>
        </p>
      </div>
    </>
  );
}
