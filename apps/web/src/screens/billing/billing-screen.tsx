// Invoices of one line: what to pay next, the last six, and a word about another line's overdue bill.
import { Info } from 'lucide-react';
import { useRef } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useProfile } from '../../session/use-session.ts';
import { mayAssociate } from '../../shared/association/may-associate.ts';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { BillHistory } from './bill-history.tsx';
import type { BilledLine } from './billed-line.ts';
import { billingCopy, billingCopy as copy } from './billing.copy.ts';
import styles from './billing.module.css';
import { BillingErrorDialog, NotReadyDialog } from './billing-dialogs.tsx';
import { NextPayment } from './next-payment.tsx';
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

// The invoices on their way: the same boxes in the same places.
function BillingSkeleton() {
  return (
    <Columns
      side={
        <Card busy>
          <SkeletonGroup label={billingCopy.loading}>
            <Skeleton width="34%" />
            <Skeleton width="52%" height={44} marginTop={8} />
            <Skeleton width="80%" marginTop={12} />
            <Skeleton height={48} radius={999} marginTop={24} />
            <Skeleton height={48} radius={999} marginTop={8} />
          </SkeletonGroup>
        </Card>
      }
    >
      <Card busy>
        <SkeletonGroup label={billingCopy.loading}>
          <Skeleton width="30%" height={24} />
          <SkeletonRows count={6} />
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}

// Why a customer has no invoices here, and the way on.
interface NoBillsProps {
  reason: Exclude<BilledLine['kind'], 'line'>;
  /** The customer's corporate lines. */
  corporate: readonly Service[];
}

function NoBills({ reason, corporate }: NoBillsProps) {
  const isAvailable = useAvailability();
  const profile = useProfile();
  const canAssociate = profile !== null && mayAssociate(profile) && isAvailable(paths.associateServices());
  if (reason === 'corporate') return <CompanyCard of="all" lines={corporate} />;
  const words = copy[reason];
  return (
    <Card>
      <Empty
        level={2}
        drawing={reason === 'noLines' ? <NoLines /> : <NothingFound />}
        title={words.title}
        text={words.text}
        action={
          canAssociate ? (
            <ButtonLink href={paths.associateServices()}>{copy.associate}</ButtonLink>
          ) : (
            <ButtonLink href={paths.homeWithServices()}>{copy.toHome}</ButtonLink>
          )
        }
      />
    </Card>
  );
}
