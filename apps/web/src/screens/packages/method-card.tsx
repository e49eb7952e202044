// '2. Selecciona el método de pago': what the kind of line allows.
import { CreditCard, ReceiptText, Wallet } from 'lucide-react';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { packagePaymentCopy as copy } from './package-payment.copy.ts';
import type { PackagePayment } from './use-package-payment.ts';

const ICONS = { card: CreditCard, invoice: ReceiptText, balance: Wallet };

export function MethodCard({ payment }: { payment: PackagePayment }) {
  const { methods, method, isChecked } = payment;
  return (
    <Card title={copy.how}>
      {methods.length === 0 ? (
        <p className="muted">{copy.chooseLineFirst}</p>
      ) : (
        <div className="stack">
          <RadioGroup
            legend={copy.how}
            legendHidden
            value={method ?? undefined}
            onChange={payment.chooseMethod}
            error={isChecked && method === null ? copy.methodMissing : undefined}
            options={methods.map((each) => ({
              value: each,
              label: purchaseCopy.methods[each],
              detail: copy.details[each],
              icon: ICONS[each],
            }))}
          />
          {method === 'invoice' && <p className="small muted">{copy.invoice}</p>}
        </div>
      )}
    </Card>
  );
}
