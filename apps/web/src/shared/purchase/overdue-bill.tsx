// What comes next after a payment: the bill that is overdue, with the way to pay it.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { billsToPayQuery } from '../../api/purchase/billing.ts';
import { isOverdue } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { receiptCopy } from './receipt.copy.ts';

const { overdue: copy } = receiptCopy;

export function OverdueBill({ besides }: { besides: Payment }) {
  const { data = [] } = useQuery(billsToPayQuery);
  const paid = besides.paymentItem[0]?.item.id;
  const bill = data.find(({ billNo, paymentDueDate }) => billNo !== paid && isOverdue(paymentDueDate));
  if (!bill) return null;
  const money = formatMoney(centsFromDollars(bill.remainingAmount.value));
  return (
    <Notice kind="danger" announce={false} title={copy.title(bill.product.name, money)}>
      <TextLink inherit href={paths.payBill(bill.billNo)}>
        {copy.pay(money)}
      </TextLink>
    </Notice>
  );
}
