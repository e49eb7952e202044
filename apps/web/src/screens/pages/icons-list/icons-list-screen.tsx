// The specimen: every piece of the interface with its states, and every icon by its name.
import { iconsListCopy as copy } from './icons-list.copy.ts';
import { ActSpecimens } from './icons-list-acts.tsx';
import { BoxSpecimens, OfferSpecimen } from './icons-list-boxes.tsx';
import { CarouselSpecimen } from './icons-list-carousel.tsx';
import { FieldSpecimens } from './icons-list-fields.tsx';
import { FigureSpecimens, RingSpecimen } from './icons-list-figures.tsx';
import { OverlaySpecimens } from './icons-list-overlays.tsx';
import { DrawingSpecimen, IconSpecimen, TileSpecimen } from './icons-list-pictures.tsx';
import styles from './icons-list-screen.module.css';
import { PaginationSpecimen, TableSpecimen, WalkSpecimens } from './icons-list-table.tsx';

export function IconsListScreen() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{copy.title}</h1>
        <p className="muted">{copy.lead}</p>
      </div>
      <div className={styles.columns}>
        <BoxSpecimens />
        <FigureSpecimens />
        <OverlaySpecimens />
        <ActSpecimens />
        <FieldSpecimens />
        <WalkSpecimens />
        <TileSpecimen />
      </div>
      <div className={styles.wide}>
        <RingSpecimen />
        <OfferSpecimen />
        <CarouselSpecimen />
        <PaginationSpecimen />
        <DrawingSpecimen />
        <TableSpecimen />
        <IconSpecimen />
      </div>
    </div>
  );
}
