// Invoices of one line: what to pay next, the last six, and a word about another line's overdue bill.
import { Info } from 'lucide-react';
import { useRef } from 'react';
import { lineNumber } from '../../lib/phone.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { BillHistory } from './bill-history.tsx';
import { billingCopy as copy } from './billing.copy.ts';
import styles from './billing.module.css';
import { BillingErrorDialog, NotReadyDialog } from './billing-dialogs.tsx';
import { BillingSkeleton } from './billing-skeleton.tsx';
import { NextPayment } from './next-payment.tsx';
import { NoBills } from './no-bills.tsx';
import { OverdueElsewhere } from './overdue-elsewhere.tsx';
import { useBilling } from './use-billing.ts';
import { useInvoiceDownload } from './use-invoice-download.ts';

/** Below the next payment: its code and data come after the page is drawn. */
const waitingCharges = lazyCode(() => import('./waiting-charges.tsx').then((code) => code.WaitingCharges));

export function BillingScreen() {
  const WaitingCharges = useLazyCode(waitingCharges);
  const billing = useBilling();
  const download = useInvoiceDownload();
  const picker = useRef<HTMLSelectElement>(null);
  const { lines, chosen, service, options, history, overdue, failure } = billing;

  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        picker={
          lines.isPending ? (
            'waiting'
          ) : options.length === 0 ? null : (
            <SelectField
              ref={picker}
              label={copy.line}
              labelHidden
              data-line={service?.number}
              placeholder={service ? undefined : copy.chooseLine}
              value={service?.number ?? ''}
              onChange={({ target }) => choose(target.value)}
              options={options.map(({ name, number }) => ({
                value: number,
                label: copy.lineOption(name, lineNumber(number)),
              }))}
            />
          )
        }
      />
      {content()}
      <BillingErrorDialog
        open={failure.isOpen}
        isOffline={failure.isOffline}
        onRetry={failure.retry}
        onContinue={failure.goOn}
      />
      <NotReadyDialog open={download.isNotReady} onClose={download.dismiss} />
    </>
  );

  function choose(number: string) {
    const line = billing.lineOf(number);
    if (line) billing.choose(line);
  }

  function content() {
    if (lines.isError && !lines.data) return <Failed onRetry={lines.refetch} />;
    if (chosen && chosen.kind !== 'line')
      return <NoBills reason={chosen.kind} corporate={billing.corporate} />;
    if (history.isError && !history.data) return <Failed onRetry={history.refetch} />;
    if (!service || !history.data) return <BillingSkeleton />;
    const updatedAt = history.dataUpdatedAt;
    const bills = history.data;
    return (
      <>
        <Columns
          side={
            <>
              {bills.length > 0 && <NextPayment bills={bills} updatedAt={updatedAt} download={download} />}
              {overdue && (
                <OverdueElsewhere
                  bill={overdue}
                  onShow={() => {
                    choose(overdue.product.publicIdentifier);
                    // The link goes away with the notice; the picker says which line it is now.
                    picker.current?.focus();
                  }}
                />
              )}
            </>
          }
        >
          <BillHistory
            line={copy.lineOption(service.name, lineNumber(service.number))}
            number={service.number}
            bills={bills}
            updatedAt={updatedAt}
            download={download}
          />
          {WaitingCharges && service.kind === 'Postpaid' && <WaitingCharges service={service} />}
        </Columns>
        <p className={styles.ready}>
          <Icon of={Info} size="sm" />
          {copy.history.ready}
        </p>
      </>
    );
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = copy.history.failed;
  return (
    <Card>
      <SectionError level={2} title={title} text={text} retryLabel={retry} onRetry={onRetry} />
    </Card>
  );
}
