// '2. Selecciona el método de pago': what the kind of line allows.
import { MethodChoice } from '../../shared/purchase/method-choice.tsx';
import { Card } from '../../ui/card.tsx';
import { packagePaymentCopy as copy } from './package-payment.copy.ts';
import type { PackagePayment } from './use-package-payment.ts';

export function MethodCard({ payment }: { payment: PackagePayment }) {
  const { pay, method, isChecked } = payment;
  return (
    <Card title={copy.how}>
      {pay.choices.length === 0 ? (
        <p className="muted">{copy.chooseLineFirst}</p>
      ) : (
        <div className="stack">
          <MethodChoice
            legend={copy.how}
            choices={pay.choices}
            choice={pay.choice}
            onChoose={pay.choose}
            error={isChecked && method === null ? copy.methodMissing : undefined}
          />
          {method === 'invoice' && <p className="small muted">{copy.invoice}</p>}
        </div>
      )}
    </Card>
  );
}
