// All packages of a tab as a list: in the order that somebody wants, what is running out marked, each bought where it stands.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { usageQuery } from '../../../api/lines/usage.ts';
import { formatMoney, formatUnitPrice } from '../../../lib/money.ts';
import type { SoldLine } from '../../../shared/line/line-facts.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { useMayPropose } from '../../../shared/use-may-propose.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { categoryIcon, priceOf } from '../package-facts.ts';
import { packagesCopy } from '../packages.copy.ts';
import { BuyPanel, BuySheet } from './buy-place.tsx';
import { buyCopy, packageListCopy as copy } from './package-list.copy.ts';
import styles from './package-list.module.css';
import {
  fitOf,
  type RunningOut,
  runningOut,
  SORTS,
  type SortBy,
  sorted,
  unitPriceOf,
  validityOf,
} from './package-sort.ts';

export interface PackageListProps {
  name: string;
  packages: readonly PackageOffering[];
  /** Null: the customer has not said which. */
  line: SoldLine | null;
  /** Somebody came to buy what is running out: the first that gives it is opened. */
  opensFit: boolean;
  /** The way with a page for each step; it asks for the line where there is none. */
  onBuy: (offering: PackageOffering) => void;
  hasOtherWay: boolean;
  onChangeLine: () => void;
}

export function PackageList(props: PackageListProps) {
  const { name, packages, line, opensFit, onBuy, hasOtherWay, onChangeLine } = props;
  const isWide = useIsWide();
  const usage = useQuery({ ...usageQuery(line?.number ?? ''), enabled: line !== null });
  const [asked, setAsked] = useState<SortBy | null>(null);
  const isWanted = useMayPropose() || opensFit || asked === 'missing';
  const known = runningOut(usage.data);
  const out = isWanted ? known : [];
  const by = asked ?? (out.length > 0 ? 'missing' : 'price');
  const shown = sorted(packages, by, out);
  // Undefined until somebody has chosen, or closed it.
  const [chosenId, setChosenId] = useState<string | null>();
  const fit = shown.find((offering) => fitOf(offering, out));
  const openedId = chosenId === undefined ? ((opensFit || isWide) && fit?.id) || null : chosenId;
  const opened = packages.find(({ id }) => id === openedId);

  const place = line &&
    opened && {
      line,
      offering: opened,
      hasOtherWay,
      onClose: () => setChosenId(null),
      onOtherWay: () => onBuy(opened),
      onChangeLine: () => {
        setChosenId(null);
        onChangeLine();
      },
    };
  const panel = place ? (
    <BuyPanel key={openedId} {...place} />
  ) : (
    <Card>
      <p className={styles.quiet}>{buyCopy.choose}</p>
    </Card>
  );
  return (
    <>
      <Columns side={isWide && line ? panel : undefined}>
        <SelectField
          className={styles.sort}
          label={copy.sort}
          value={by}
          onChange={({ target }) => setAsked(SORTS.find((each) => each === target.value) ?? null)}
          options={SORTS.filter((each) => each !== 'missing' || known.length > 0).map((each) => ({
            value: each,
            label: copy.sorts[each],
          }))}
        />
        <Card className={styles.list}>
          <ul aria-label={packagesCopy.carousel(name)}>
            {shown.map((offering) => (
              <PackageRow
                key={offering.id}
                offering={offering}
                fit={fitOf(offering, out)}
                isOpened={line !== null && offering.id === openedId}
                onOpen={() => (line ? setChosenId(offering.id) : onBuy(offering))}
              />
            ))}
          </ul>
        </Card>
      </Columns>
      {place && !isWide && <BuySheet key={openedId} {...place} />}
    </>
  );
}

// One package in the list: what it is, for how long, what it costs, and whether it gives what is running out.
interface PackageRowProps {
  offering: PackageOffering;
  fit: RunningOut | null;
  isOpened: boolean;
  onOpen: () => void;
}

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
