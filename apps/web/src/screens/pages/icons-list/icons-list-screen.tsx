// The specimen: every piece of the interface with its states, and every icon by its name.
import { formatMoney } from '../../../lib/money.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Amount, UpdatedAt } from '../../../ui/figures/figures.tsx';
import { Meter } from '../../../ui/figures/meter.tsx';
import { ProgressRing, ProgressRings } from '../../../ui/figures/progress-ring.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { iconsListCopy as copy } from './icons-list.copy.ts';
import { ActSpecimens, CarouselSpecimen, FieldSpecimens, OverlaySpecimens } from './icons-list-acts.tsx';
import {
  BoxSpecimens,
  DrawingSpecimen,
  IconSpecimen,
  OfferSpecimen,
  TileSpecimen,
} from './icons-list-pictures.tsx';
import styles from './icons-list-screen.module.css';
import { PaginationSpecimen, Specimen, TableSpecimen, WalkSpecimens } from './icons-list-table.tsx';

// Specimens of figures: money, what is left, details of a payment.
const { sections, amounts, rings, meters } = copy;

function FigureSpecimens() {
  return (
    <>
      <Specimen name={sections.amounts}>
        <Card title={amounts.due} quietTitle level={3} aside={<UpdatedAt>{amounts.updated}</UpdatedAt>}>
          <Amount money={formatMoney(6_338)} />
          <p className="small muted">{amounts.quiet}</p>
          <div className={classNames('stack tight', styles.gap)}>
            <Amount money={formatMoney(123_456_789)} size="md" />
            <Amount money={formatMoney(-435)} size="md" />
          </div>
        </Card>
      </Specimen>
      <Specimen name={sections.definitions}>
        <Card>
          <DefinitionList items={copy.definitions} total />
        </Card>
      </Specimen>
      <Specimen name={sections.meters}>
        <Card>
          <div className="stack">
            <MeterLine label={meters.data} text={meters.dataText} share={0.62} />
            <MeterLine label={meters.low} text={meters.lowText} share={0.1} />
            <MeterLine label={meters.time} text={meters.timeText} share={0.66} kind="ink" />
          </div>
        </Card>
      </Specimen>
    </>
  );
}

function MeterLine(props: { label: string; text: string; share: number; kind?: 'data' | 'ink' }) {
  return (
    <div className="stack tight">
      <p className="row between">
        <span className="strong">{props.label}</span>
        <span className="small quiet num">{props.text}</span>
      </p>
      <Meter {...props} />
    </div>
  );
}

function RingSpecimen() {
  return (
    <Specimen name={sections.rings} tall>
      <Card
        title={rings.title}
        level={3}
        detail={rings.detail}
        foot={<UpdatedAt>{amounts.updated}</UpdatedAt>}
      >
        <ProgressRings label={rings.label}>
          <ProgressRing
            label={rings.internet}
            left={0.61}
            value="9,2"
            unit={rings.gbFree}
            used={rings.usedGb}
          />
          <ProgressRing
            label={rings.minutes}
            left="unlimited"
            unit={rings.unlimited}
            used={rings.usedMinutes}
          />
          <ProgressRing label={rings.sms} left={0.14} value="14" unit={rings.free} used={rings.usedSms} />
          <ProgressRing label={rings.roaming} left={0} value="0" unit={rings.gbFree} used={rings.spent} />
          <ProgressRing label={rings.voice} left={1} value={rings.big} unit={rings.minFree} />
        </ProgressRings>
      </Card>
    </Specimen>
  );
}

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
