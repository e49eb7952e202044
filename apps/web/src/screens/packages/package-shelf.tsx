// The packages of one tab: a carousel, or all of them as a list for who would rather see everything.
import type { PackageCategory, PackageOffering } from '@portal/contract/catalogue';
import { Info, LayoutGrid, RectangleHorizontal } from 'lucide-react';
import { useState } from 'react';
import { updatedAtWords } from '../../lib/dates.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PackageCard } from './package-card.tsx';
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
  const [isList, setIsList] = useState(false);
  const { name, productOffering: packages } = category;
  const card = (offering: PackageOffering) => (
    <PackageCard offering={offering} onBuy={() => onBuy(offering)} />
  );
  return (
    <>
      {isList ? (
        <ul className={styles.all} aria-label={copy.carousel(name)}>
          {packages.map((offering) => (
            <li key={offering.id}>{card(offering)}</li>
          ))}
        </ul>
      ) : (
        <Carousel
          label={copy.carousel(name)}
          words={copy.carouselWords}
          items={packages}
          itemKey={({ id }) => id}
        >
          {card}
        </Carousel>
      )}
      <div className={styles.foot}>
        <p className={styles.note}>
          <Icon of={Info} size="sm" />
          <span>
            {isOnInvoice ? copy.pricesOnInvoice : copy.prices}{' '}
            <span className="nowrap">{updatedAtWords(updatedAt)}</span>
          </span>
        </p>
        {packages.length > AT_ONCE && (
          <TextLink plain icon={isList ? RectangleHorizontal : LayoutGrid} onClick={() => setIsList(!isList)}>
            {isList ? copy.showCarousel : copy.showAll(packages.length)}
          </TextLink>
        )}
      </div>
    </>
  );
}
