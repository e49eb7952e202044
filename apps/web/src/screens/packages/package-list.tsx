// The packages of one kind: a list, what is running out first and marked, or one by one; both open the same sheet.
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { Payment } from '@portal/contract/paying/payments';
import type { PackageCategory, PackageOffering } from '@portal/contract/shopping/catalogue';
import { ChevronRight, List, RectangleHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { formatMoney, formatUnitPrice } from '../../lib/money.ts';
import { deviceStorage } from '../../session/browser-storage.ts';
import { consumptionCopy } from '../../shared/line/consumption-facts.copy.ts';
import {
  type ConsumptionFigure,
  isNearlyGone,
  leftInRow,
  ringFigures,
} from '../../shared/line/consumption-facts.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Badge } from '../../ui/figures/figures.tsx';
import { Meter } from '../../ui/figures/meter.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { useIsWide } from '../../ui/media.ts';
import {
  categoryIcon,
  fitOf,
  priceOf,
  type RunningOut,
  runningOut,
  SORTS,
  sorted,
  typeWord,
  unitPriceOf,
  validityOf,
} from './package-facts.ts';
import { packagesCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';

export interface PackageListProps {
  category: PackageCategory;
  /** Null: the customer has not said which. */
  line: SoldLine | null;
  /** Null where nobody knows. */
  usage: UsageConsumptionReport | null;
  /** For the line, the newest first; undefined where nobody knows. */
  payments: readonly Payment[] | undefined;
  /** The package whose sheet is open. */
  openedId: string | null;
  /** Somebody came to buy what is running out: the first that gives it is opened. */
  opensFit: boolean;
  /** What stands beside the list: the sheet, or for which line it is to be. */
  panel: ReactNode;
  /** Milliseconds since 1970. */
  updatedAt: number;
  onOpen: (packageId: string) => void;
  /** In place of this page. */
  onFit: (packageId: string) => void;
}

export function PackageList(props: PackageListProps) {
  const { category, line, usage, payments = [], openedId, opensFit, panel, updatedAt, onOpen, onFit } = props;
  const { name, productOffering: packages } = category;
  const isWide = useIsWide();
  const [view, setView] = useState(() => (opensFit ? 'list' : packagesView()));
  // What is left is no profile: it is said whoever has allowed proposals or not.
  const out = runningOut(usage);
  // The least first, as in the list.
  const left = (usage ? ringFigures(usage) : [])
    .filter(({ isIncluded }) => isIncluded)
    .toSorted((one, other) => shareOf(one.left) - shareOf(other.left));
  const lastId = out.length === 0 ? lastBought(packages, payments) : undefined;
  const offered = SORTS.filter(
    (each) => (each !== 'missing' || out.length > 0) && (each !== 'last' || lastId !== undefined),
  );
  // With what was known then: what comes later orders the list once it is asked for.
  const [order, setOrder] = useState({ by: offered[0] ?? 'price', out, lastId });
  const sorts = SORTS.filter((each) => each === order.by || offered.includes(each));
  const shown = sorted(packages, order.by, order.out, order.lastId);
  // The first of each is marked: that there are more of the kind everybody sees.
  const first = new Map(out.map((each) => [each, shown.find((offering) => fitOf(offering, out) === each)]));
  const fitId = opensFit && line ? shown.find((offering) => fitOf(offering, out))?.id : undefined;
  const openFit = useEffectEvent(onFit);
  useEffect(() => {
    if (fitId) openFit(fitId);
  }, [fitId]);
  return (
    <Columns side={panel ?? (line && isWide && left.length > 0 && <LeftCard figures={left} />)}>
      <div className={styles.bar}>
        <SelectField
          label={copy.sort}
          labelHidden
          value={order.by}
          onChange={({ target }) =>
            setOrder({ by: SORTS.find((each) => each === target.value) ?? order.by, out, lastId })
          }
          options={sorts.map((each) => ({ value: each, label: copy.sorts[each] }))}
        />
        <IconButton
          label={view === 'list' ? copy.showCarousel : copy.showAll}
          icon={view === 'list' ? RectangleHorizontal : List}
          onClick={turn}
        />
      </div>
      {view === 'list' ? (
        <Card className={styles.list}>
          {/* Each row says of itself what stands in which column. */}
          <p className={styles.heads} aria-hidden="true">
            <span>{copy.heads.name}</span>
            <span>{copy.heads.days}</span>
            <span>{copy.heads.unit}</span>
            <span>{copy.heads.price}</span>
          </p>
          <ul aria-label={copy.carousel(name)}>
            {shown.map((offering) => (
              <PackageRow
                key={offering.id}
                offering={offering}
                fit={out.find((each) => first.get(each) === offering) ?? null}
                isOpened={line !== null && offering.id === openedId}
                onOpen={() => onOpen(offering.id)}
              />
            ))}
          </ul>
        </Card>
      ) : (
        <Carousel
          label={copy.carousel(name)}
          words={copy.carouselWords}
          // What is left of the line stands beside it.
          layout="two"
          items={shown}
          itemKey={({ id }) => id}
        >
          {(offering) => <PackageCard offering={offering} onBuy={() => onOpen(offering.id)} />}
        </Carousel>
      )}
      <p className={styles.quiet}>
        {copy.prices} <span className="nowrap">{updatedAtWords(trueTime(updatedAt))}</span>
      </p>
    </Columns>
  );

  function turn() {
    const other = view === 'list' ? 'carousel' : 'list';
    keepPackagesView(other);
    setView(other);
  }
}

/** Of these the one that was bought last for the line. */
const lastBought = (packages: readonly PackageOffering[], payments: readonly Payment[]): string | undefined =>
  payments
    .filter(({ status }) => status === 'authorized')
    .map(({ paymentItem }) => paymentItem[0]?.item.id)
    .find((id) => packages.some((offering) => offering.id === id));

interface PackageRowProps {
  offering: PackageOffering;
  fit: RunningOut | null;
  isOpened: boolean;
  onOpen: () => void;
}

// What it is, for how long, what it costs, and whether it gives what is running out.
function PackageRow({ offering, fit, isOpened, onOpen }: PackageRowProps) {
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
        <Tile icon={categoryIcon(offering['@type'])} kind={fit ? 'warning' : undefined} size="sm" />
        <span className={styles.name}>{offering.name}</span>
        <span className={styles.days}>{days !== null && copy.days(days)}</span>
        {fit && (
          <span className={styles.fit}>
            <Badge kind="warning" wraps>
              {fit.left === null ? consumptionCopy.gone[fit.type] : copy.left(fit.left)}
            </Badge>
          </span>
        )}
        <b className={styles.price}>{formatMoney(priceOf(offering).totalCents)}</b>
        <span className={styles.unit}>{unit && copy.perUnit(formatUnitPrice(unit.cents), unit.unit)}</span>
        <Icon of={ChevronRight} size="sm" />
        <span className={styles.press} aria-hidden="true">
          {copy.buy}
        </span>
      </button>
    </li>
  );
}

// One of the carousel: what it is, what it costs, and the way to buy it.
function PackageCard({ offering, onBuy }: { offering: PackageOffering; onBuy: () => void }) {
  const price = priceOf(offering);
  return (
    <Card className={styles.pack}>
      <div className={styles.what}>
        <Tile icon={categoryIcon(offering['@type'])} kind="data" />
        <div className="grow">
          <p className="caption quiet">{typeWord(offering)}</p>
          <h2 className={styles.packName}>{offering.name}</h2>
          <p className={styles.text}>{offering.description}</p>
        </div>
      </div>
      <div className={styles.buy}>
        <p className="grow">
          <span className={styles.packPrice}>{formatMoney(price.totalCents)}</span>
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

const shareOf = (left: ConsumptionFigure['left']): number => (left === 'unlimited' ? 1 : left);

function LeftCard({ figures }: { figures: readonly ConsumptionFigure[] }) {
  return (
    <Card title={copy.leftTitle} sticky>
      <div className="stack">
        {figures.map((figure) => {
          const { type, name, left: share } = figure;
          const { left, of } = leftInRow(figure);
          return (
            <div key={type}>
              <p className={styles.left}>
                <span>{name}</span>
                <span>
                  <b className={classNames(isNearlyGone(figure) && styles.low)}>{left}</b> {of}
                </span>
              </p>
              <Meter label={name} share={shareOf(share)} text={`${left} ${of}`.trim()} />
            </div>
          );
        })}
      </div>
    </Card>
  );
}

const VIEW = 'portal.packagesView';

type PackagesView = 'carousel' | 'list';

/** How this device likes to see the packages: moving by, or all of them at once. */
function packagesView(): PackagesView {
  return deviceStorage.read(VIEW) === 'carousel' ? 'carousel' : 'list';
}

export function keepPackagesView(view: PackagesView): void {
  deviceStorage.write(VIEW, view);
}
