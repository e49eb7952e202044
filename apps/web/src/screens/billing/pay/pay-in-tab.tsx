// The other way to pay a bill: on the provider's own page, in another tab. Its code comes with the press.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Payment } from '@portal/contract/paying/payments';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { settings } from '../../../lib/settings.ts';
import { lineOfBusiness } from '../../../session/visit.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { lazyCode } from '../../../ui/waiting/lazy-code.ts';
import { payBillCopy } from './pay-bill.copy.ts';

const { inTab: copy } = payBillCopy;

const tabDialog = lazyCode(() =>
  import('../../../shared/payment-frame/payment-tab-dialog.tsx').then((code) => code.PaymentTabDialog),
);

export interface PayInTabProps {
  bill: CustomerBill;
  onPaid: (payment: Payment) => void;
}

export function PayInTab({ bill, onPaid }: PayInTabProps) {
  const showToast = useToast();
  const Dialog = tabDialog.current();
  const [isOpen, setIsOpen] = useState(false);
  if (settings().paymentFrame !== 'on') return null;
  const line = bill.product.publicIdentifier;

  function open() {
    tabDialog.promise().then(
      () => setIsOpen(true),
      () => showToast({ kind: 'danger', text: copy.failed }),
    );
  }

  return (
    <>
      <p className="small muted">
        {copy.or}{' '}
        <TextLink inherit icon={ExternalLink} onClick={open}>
          {copy.offer}
        </TextLink>
      </p>
      {Dialog && isOpen && (
        <Dialog
          wish={{
            type: lineOfBusiness(line) === 'Hogar' ? 'fixed' : 'postpaid',
            line,
            itemId: bill.billNo,
          }}
          onPaid={onPaid}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
