// «Qué te cobramos»: every line in its group, with its tax; the groups add up to the total, and what of that is tax
// stands below it. Many lines of one group are folded.
import type { BillGroup, BillGroupName, BillLine } from '@portal/contract/paying/billing';
import { canonicalMobile } from '@portal/market/service-number';
import {
  CalendarDays,
  Coffee,
  HandCoins,
  House,
  Landmark,
  Package,
  Phone,
  Puzzle,
  Receipt,
  Smartphone,
  TabletSmartphone,
  Tag,
} from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import type { WholeBill } from '../../../api/purchase/billing.ts';
import { formatDate } from '../../../lib/dates.ts';
import { centsFromDollars, formatMoney, moneyOf } from '../../../lib/money.ts';
import { lineNumber } from '../../../lib/phone.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import print from '../../../shared/page/page.module.css';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { IconGlyph } from '../../../ui/icon.tsx';
import { inOnePiece } from '../../../ui/in-one-piece.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shortDay } from '../bill-facts.ts';
import { billCopy } from './bill.copy.ts';
import styles from './bill.module.css';

const { lines: copy, groups: names } = billCopy;

const ICONS: Record<Exclude<BillGroupName, 'plan'>, IconGlyph> = {
  proration: CalendarDays,
  pause: Coffee,
  purchases: Package,
  overage: Phone,
  thirdParty: Puzzle,
  device: TabletSmartphone,
  other: Receipt,
  discount: Tag,
  credit: HandCoins,
  tax: Landmark,
};

/** More than this many fold to a few. */
const MOST = 8;
const SHOWN = 5;

export function BillLines({ bill }: { bill: WholeBill }) {
  const { groups, billingPeriod, product } = bill;
  const { startDateTime, endDateTime } = billingPeriod;
  const tax = groups.find(({ group }) => group === 'tax');
  const numbers = new Set(groups.flatMap(({ lines }) => lines.map(({ serviceNumber }) => serviceNumber)));
  numbers.delete(null);
  return (
    <Card
      title={copy.title}
      aside={
        <span className={styles.period}>
          {shortDay(startDateTime)} – {formatDate(endDateTime)}
        </span>
      }
    >
      {groups.length === 0 ? (
        <TotalsAlone bill={bill} />
      ) : (
        <div className={styles.frame}>
          {groups
            .filter((group) => group !== tax)
            .map((group) => (
              <Group
                key={group.group}
                {...group}
                icon={iconOf(group.group, product.publicIdentifier)}
                namesService={numbers.size > 1}
                billNo={bill.billNo}
              />
            ))}
          <p className={styles.sum}>
            <span>{copy.total}</span>
            <span>{moneyOf(bill.taxIncludedAmount)}</span>
          </p>
          {tax && (
            <>
              <p className={styles.taxed}>{copy.taxed}</p>
              <Group {...tax} icon={ICONS.tax} namesService={false} billNo={bill.billNo} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}

const iconOf = (group: BillGroupName, number: string): IconGlyph => {
  if (group !== 'plan') return ICONS[group] ?? Receipt;
  return canonicalMobile(number) ? Smartphone : House;
};

interface GroupProps extends BillGroup {
  icon: IconGlyph;
  /** The bill is of several services. */
  namesService: boolean;
  billNo: string;
}

function Group({ group, taxIncludedAmount, lines, icon, namesService, billNo }: GroupProps) {
  const titleId = useId();
  const listId = useId();
  const isPrinting = useIsPrinting();
  const [isOpen, setIsOpen] = useState(false);
  const folds = lines.length > MOST;
  const shown = folds && !isOpen && !isPrinting ? lines.slice(0, SHOWN) : lines;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={styles.groupHead}>
        <Tile icon={icon} size="sm" />
        <h3 id={titleId}>
          {names[group] ?? names.other}
          {folds && <span className={styles.count}>{copy.count(lines.length)}</span>}
        </h3>
        <span className={styles.groupSum}>{moneyOf(taxIncludedAmount)}</span>
      </div>
      <ul id={listId} className={styles.lines}>
        {shown.map((line) => (
          <Line key={line.id} line={line} group={group} namesService={namesService} billNo={billNo} />
        ))}
      </ul>
      {folds && (
        <div className={print.unprinted}>
          <TextLink
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? copy.fewer : copy.more(lines.length - SHOWN)}
          </TextLink>
        </div>
      )}
    </section>
  );
}

interface LineProps {
  line: BillLine;
  group: BillGroupName;
  namesService: boolean;
  billNo: string;
}

function Line({ line, group, namesService, billNo }: LineProps) {
  const { description, date, serviceNumber, quantity, taxIncludedAmount } = line;
  const each = Math.round(centsFromDollars(taxIncludedAmount.value) / quantity);
  const details = [
    date && shortDay(date),
    namesService && serviceNumber && lineNumber(serviceNumber),
    quantity > 1 && copy.times(String(quantity), formatMoney(each)),
  ].filter(Boolean);
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        {description}
        {details.length > 0 && <span className={styles.lineDetail}>{inOnePiece(details.join(' · '))}</span>}
        <ClaimLink line={line} billNo={billNo} />
        {group === 'thirdParty' && serviceNumber && <EndLink line={line} number={serviceNumber} />}
      </span>
      <span className={styles.lineAmount}>{moneyOf(taxIncludedAmount)}</span>
    </li>
  );
}

/** To the claim about it, or to the form of one. */
function ClaimLink({ line, billNo }: { line: BillLine; billNo: string }) {
  const { id, description, claimable, claimId, amount } = line;
  if (claimId)
    return (
      <span className={styles.claim}>
        <TextLink inherit href={paths.claim(claimId)}>
          {amount.value > 0 ? copy.claimed : copy.won}
          <span className="sr-only">{copy.ofCharge(description)}</span>
        </TextLink>
      </span>
    );
  if (!claimable) return null;
  return (
    <span className={classNames(styles.claim, print.unprinted)}>
      <TextLink inherit href={paths.newClaim({ kind: 'billLine', id, billNo })}>
        {copy.claim}
        <span className="sr-only">{copy.ofCharge(description)}</span>
      </TextLink>
    </span>
  );
}

/** To where the services of others on a line are ended, and kept out for good. */
function EndLink({ line, number }: { line: BillLine; number: string }) {
  return (
    <span className={classNames(styles.claim, print.unprinted)}>
      <TextLink inherit href={withLine(paths.manageLine('third-parties'), number)}>
        {copy.end}
        <span className="sr-only">{copy.ofCharge(line.description)}</span>
      </TextLink>
    </span>
  );
}

/** The operator does not tell the lines of this bill. */
function TotalsAlone({ bill }: { bill: WholeBill }) {
  const { taxExcludedAmount: net, taxIncludedAmount: total } = bill;
  return (
    <div className="stack">
      <Notice kind="info">
        <p>
          <strong>{copy.none.title}</strong>
        </p>
        <p>{bill.documentReadyAt ? copy.none.text : copy.none.textAlone}</p>
      </Notice>
      <DefinitionList
        total
        items={[
          { term: copy.net, value: moneyOf(net) },
          { term: copy.tax, value: moneyOf({ value: total.value - net.value }) },
          { term: copy.total, value: moneyOf(total) },
        ]}
      />
    </div>
  );
}

// Whether the page is being put on paper, where nothing can be unfolded.
let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const set = (value: boolean) => () => {
    isPrinting = value;
    onChange();
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
