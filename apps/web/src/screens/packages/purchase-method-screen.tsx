// 'Compra de paquetes y recargas': the method first, then the provider's page, which lets choose what is bought with it.
import type { LaterMethod } from '@portal/contract/paying/paid-later';
import type { FrameType } from '@portal/contract/paying/payment-frame';
import { useState } from 'react';
import { paths, withLine } from '../../lib/place/paths.ts';
import { Navigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { methodsOf, type SoldLine } from '../../shared/line/line-facts.ts';
import form from '../../shared/page/form-page.module.css';
import { PageHead } from '../../shared/page/page-head.tsx';
import { FormFailed, FormWaiting } from '../../shared/purchase/form-waiting.tsx';
import { MethodChoice, plainChoice } from '../../shared/purchase/how-to-pay.tsx';
import { LineField, NoLines, useSoldLines } from '../../shared/purchase/line-sold-to.tsx';
import { isLater, type PayMethod } from '../../shared/purchase/payment-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { methodFirstCopy as copy } from './packages.copy.ts';

/** What the payment frame is opened for. */
const frameTypes: Record<Exclude<PayMethod, LaterMethod>, FrameType> = {
  card: 'tdc',
  invoice: 'factura',
  balance: 'prepaid',
};

export function PurchaseMethodScreen() {
  const { query, lines, line, corporate, pick } = useSoldLines();
  // Without that page the shop sells the same.
  if (settings().paymentFrame !== 'on')
    return <Navigate to={withLine(paths.packages(), line?.number ?? null)} replace />;
  return (
    <>
      <PageHead title={copy.title} back={{ href: paths.activations(), label: copy.back }} />
      {content()}
    </>
  );

  function content() {
    if (!query.data)
      return query.isError ? (
        <FormFailed title={copy.failed} onRetry={query.refetch} />
      ) : (
        <FormWaiting label={copy.loading} />
      );
    if (lines.length === 0) return <NoLines corporate={corporate} />;
    return (
      <div className={classNames('stack', form.page)}>
        <Card>
          <LineField lines={lines} line={line} isMissing={false} onPick={pick} />
        </Card>
        {line ? (
          <Methods key={line.number} line={line} />
        ) : (
          <Card title={copy.how}>
            <p className="muted">{copy.chooseLineFirst}</p>
          </Card>
        )}
      </div>
    );
  }
}

/** Loaded once the page is drawn: nobody presses before. */
const frameDialog = lazyCode(() =>
  import('../../shared/payment-frame/payment-frame-dialog.tsx').then((code) => code.PaymentFrameDialog),
);

function Methods({ line }: { line: SoldLine }) {
  const methods = new Set(
    (['recharge', 'package'] as const).flatMap((what) => methodsOf(line, 'paymentFrame', what)),
  );
  const [method, setMethod] = useState<keyof typeof frameTypes>('card');
  const [isOpen, setIsOpen] = useState(false);
  const FrameDialog = useLazyCode(frameDialog);
  return (
    <>
      <Card title={copy.how}>
        <div className="stack fields">
          <MethodChoice
            legend={copy.how}
            choices={[...methods].map(plainChoice)}
            choice={plainChoice(method)}
            choose={({ method: chosen }) => isLater(chosen) || setMethod(chosen)}
          />
          <Button
            kind="primary"
            onClick={() => {
              // Where it did not come before.
              frameDialog.start();
              setIsOpen(true);
            }}
          >
            {copy.goOn}
          </Button>
        </div>
      </Card>
      {FrameDialog && isOpen && (
        <FrameDialog
          wish={{ type: frameTypes[method], line: line.number }}
          title={copy.title}
          // Everything of before is gone with the page (PAY-15).
          onPaid={() => window.location.reload()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
