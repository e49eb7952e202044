// Another line's bill that is overdue: said once, with the way to it.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { formatMoney } from '../../lib/money.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { dayAndMonth, toPayCents } from './bill-facts.ts';
import { billingCopy } from './billing.copy.ts';

const { elsewhere: copy } = billingCopy;

export function OverdueElsewhere({ bill, onShow }: { bill: CustomerBill; onShow: () => void }) {
  return (
    <Notice
      kind="danger"
      announce={false}
      title={copy.title(bill.product.name, formatMoney(toPayCents(bill)))}
    >
      <p>{copy.text(dayAndMonth(bill.paymentDueDate))}</p>
      <TextLink inherit onClick={onShow}>
        {copy.show}
      </TextLink>
    </Notice>
  );
}
