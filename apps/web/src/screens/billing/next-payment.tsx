// What this line owes next, and the one red button; or that nothing is owed.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { Download, Hourglass } from 'lucide-react';
import { isVerifying } from '../../api/purchase/billing.ts';
import { trueTime } from '../../lib/clock.ts';
import { daysLeftTwoDigits, dueWords, isOverdue, updatedAtWords } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { BillsDone } from '../../ui/drawings/bills-done.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { UpdatedAt } from '../../ui/figures/updated-at.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { amountOf, dayAndMonth, monthWord, mostUrgent, toPayCents } from './bill-facts.ts';
import { billingCopy } from './billing.copy.ts';
import styles from './billing.module.css';
import type { InvoiceDownload } from './use-invoice-download.ts';

const { next: copy, nothingDue } = billingCopy;

export interface NextPaymentProps {
  bills: readonly CustomerBill[];
  /** Milliseconds since 1970. */
  updatedAt: number;
  download: InvoiceDownload;
}

export function NextPayment({ bills, updatedAt, download }: NextPaymentProps) {
  const bill = mostUrgent(bills);
  if (!bill) return <NothingDue bills={bills} />;
  const due = bill.paymentDueDate;
  const isLate = isOverdue(due);
  const money = formatMoney(toPayCents(bill));
  const words = isLate ? copy.wasDueOn : copy.dueOn;
  return (
    <Card
      title={copy.title}
      quietTitle
      aside={isLate && <Badge kind="danger">{dueWords(due)}</Badge>}
      foot={<UpdatedAt>{updatedAtWords(trueTime(updatedAt))}</UpdatedAt>}
    >
      <Amount money={money} />
      <p className={styles.dueLine}>
        {words(monthWord(bill.billDate), dayAndMonth(due))} {!isLate && copy.daysLeft(daysLeftTwoDigits(due))}
      </p>
      <div className="stack tight">
        <ButtonLink kind="primary" wide href={paths.payBill(bill.billNo)}>
          {copy.pay(money)}
        </ButtonLink>
        <Button
          wide
          icon={Download}
          busy={download.isRunning(bill.billNo)}
          busyText={copy.downloading}
          onClick={() => download.start(bill.billNo, bill.product.publicIdentifier)}
        >
          {copy.download}
        </Button>
        <TextLink className={styles.open} href={paths.bill(bill.billNo)}>
          {copy.open}
        </TextLink>
      </div>
    </Card>
  );
}

function NothingDue({ bills }: { bills: readonly CustomerBill[] }) {
  const verifying = bills.find(isVerifying);
  if (verifying) {
    const { title, text } = nothingDue.verifying;
    return (
      <Card>
        <Empty
          level={2}
          drawing={<Tile icon={Hourglass} kind="info" />}
          title={title}
          text={text(amountOf(verifying))}
        />
      </Card>
    );
  }
  const inProcess = bills.find(({ state }) => state === 'paymentInProcess');
  const text = inProcess ? nothingDue.inProcess(amountOf(inProcess)) : nothingDue.text;
  return (
    <Card>
      <Empty level={2} drawing={<BillsDone />} title={nothingDue.title} text={text} />
    </Card>
  );
}
