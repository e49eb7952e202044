// One bill to pay. Red is for the most urgent one only.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { ReceiptText } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { isVerifying } from '../../api/purchase/billing.ts';
import { dueWords, isOverdue } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { phoneToShow } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { lineIcon, shownNumber } from '../../shared/line/line-facts.ts';
import { billStates } from '../../shared/purchase/bill-states.copy.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import styles from './bills-card.module.css';
import { billsCopy as copy } from './home.copy.ts';

export interface BillRowProps {
  bill: CustomerBill;
  /** Unknown while the list of services is on its way. */
  service: Service | undefined;
  urgent: boolean;
  /** Another bill has the same name: the number tells them apart. */
  namesake: boolean;
}

export function BillRow({ bill, service, urgent, namesake }: BillRowProps) {
  const { name, publicIdentifier } = bill.product;
  const waits = isVerifying(bill);
  const leftCents = centsFromDollars(bill.remainingAmount.value);
  const late = !waits && leftCents > 0 && isOverdue(bill.paymentDueDate);
  const number = service ? shownNumber(service) : phoneToShow(publicIdentifier);
  return (
    <li className={styles.bill}>
      <Tile icon={service ? lineIcon(service) : ReceiptText} kind={late ? 'danger' : 'plain'} />
      <span className={styles.words}>
        <Link className={styles.name} href={paths.bill(bill.billNo)}>
          {name}
          <span className="sr-only">{copy.open}</span>
        </Link>
        {namesake && <span className={styles.number}>{number}</span>}
        <span className={classNames(styles.due, late && styles.late)}>
          {waits
            ? copy.verifying(formatMoney(centsFromDollars(bill.amountDue.value)))
            : dueWords(bill.paymentDueDate)}
        </span>
      </span>
      {waits || leftCents === 0 ? (
        <Badge kind="info">{waits ? billStates.verifying : billStates.inClaim}</Badge>
      ) : (
        <ButtonLink
          size="sm"
          kind={urgent ? 'primary' : 'tonal'}
          className={styles.pay}
          href={paths.payBill(bill.billNo)}
        >
          {copy.pay(formatMoney(leftCents))}
          <span className="sr-only">{copy.payWhat(namesake ? `${name} ${number}` : name)}</span>
        </ButtonLink>
      )}
    </li>
  );
}
