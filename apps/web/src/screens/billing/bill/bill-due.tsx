// What a bill asks for and until when, or how it was paid; and what can be done with it.
import { Download, Link2, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { InvoiceFormat } from '../../../api/documents.ts';
import { givenBackCents, nextPart, type WholeBill } from '../../../api/purchase/billing.ts';
import { createPaymentLink } from '../../../api/purchase/payment-link.ts';
import { dueWords, formatDateLong, formatDateTime, formatDayAndMonth } from '../../../lib/dates.ts';
import { centsFromDollars, formatDollars, formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import print from '../../../shared/page/page.module.css';
import { billStates } from '../../../shared/purchase/bill-states.copy.ts';
import { useBusy } from '../../../shared/use-task.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Amount, Badge } from '../../../ui/figures/figures.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { amountOf, type BillStanding, billStanding, isPayable, toPayCents } from '../bill-facts.ts';
import type { InvoiceDownload } from '../bill-files.tsx';
import { billCopy } from './bill.copy.ts';
import styles from './bill.module.css';

const { due: copy } = billCopy;

/** How it stands, and until when it is paid. */
export function StandingCard({ bill, children }: { bill: WholeBill; children: ReactNode }) {
  const standing = billStanding(bill);
  return (
    <Card
      title={billStates[standing]}
      quietTitle
      sticky
      aside={
        isPayable(bill) && (
          <Badge kind={standing === 'overdue' ? 'danger' : 'warning'}>{dueWords(bill.paymentDueDate)}</Badge>
        )
      }
    >
      {children}
    </Card>
  );
}

export function BillDue({ bill, download }: { bill: WholeBill; download: InvoiceDownload }) {
  const { billNo } = bill;
  const money = formatMoney(toPayCents(bill));
  const inClaimCents = centsFromDollars(bill.inClaim?.value ?? 0);
  return (
    <StandingCard bill={bill}>
      <Amount money={amountWords(bill)} />
      <Standing bill={bill} />
      {inClaimCents > 0 && (
        <div className={styles.inClaim}>
          <p>
            <strong>{copy.inClaim(billStates.inClaim, formatMoney(inClaimCents))}.</strong> {claimWords(bill)}
          </p>
          <TextLink inherit href={paths.claims()}>
            {copy.claims}
          </TextLink>
        </div>
      )}
      <Arranged bill={bill} />
      <div className={print.unprinted}>
        <div className={styles.acts}>
          {isPayable(bill) && (
            <ButtonLink kind="primary" wide href={paths.payBill(billNo)}>
              {inClaimCents > 0 ? copy.payRest(money) : copy.pay(money)}
            </ButtonLink>
          )}
          {isPayable(bill) && !bill.arrangement && (
            <TextLink href={paths.arrangement(billNo)}>{copy.arrange}</TextLink>
          )}
          <TextLink href={paths.monthSummary(billNo)}>{copy.month}</TextLink>
          <Receipt bill={bill} />
          <div className={styles.pair}>
            {formatsOf(bill).map((format) => (
              <Button
                key={format}
                size="sm"
                icon={Download}
                busy={download.isRunning(billNo, format)}
                busyText={copy.downloading}
                onClick={() => download.start(billNo, bill.product.publicIdentifier, format)}
              >
                {copy[format]}
                <span className="sr-only">{copy.ofBill}</span>
              </Button>
            ))}
            <Button size="sm" icon={Printer} onClick={() => window.print()}>
              {copy.print}
              <span className="sr-only">{copy.printWhat}</span>
            </Button>
            {isPayable(bill) && !nextPart(bill) && <BillLink billNo={billNo} />}
          </div>
        </div>
      </div>
    </StandingCard>
  );
}

/** What is asked for, what a payment on its way is for, or what it was for. */
function amountWords(bill: WholeBill): string {
  if (bill.state === 'sent') return formatMoney(toPayCents(bill));
  return bill.paidAmount ? formatDollars(bill.paidAmount.value) : amountOf(bill);
}

/** What is asked for above is the next part, or what is left of an arrangement that was not kept. */
function Arranged({ bill: { billNo, arrangement, ...bill } }: { bill: WholeBill }) {
  if (!arrangement || arrangement.status === 'cancelled') return null;
  const words = { active: copy.arranged, broken: copy.arrangementBroken, kept: copy.arrangementKept };
  return (
    <div className={styles.inClaim}>
      <p>{words[arrangement.status](amountOf(bill))}</p>
      <TextLink inherit href={paths.arrangement(billNo)}>
        {copy.arrangement}
      </TextLink>
    </div>
  );
}

/** While the PDF is not ready, a press says so. */
function formatsOf({ billDocument, documentReadyAt }: WholeBill): InvoiceFormat[] {
  if (documentReadyAt === null) return [];
  return billDocument.some(({ mimeType }) => mimeType === 'application/xml') ? ['pdf', 'xml'] : ['pdf'];
}

/** Since when it is overdue stands above, and by its date among the facts. */
export function Standing({ bill }: { bill: WholeBill }) {
  const words = dueWordsOf(bill, billStanding(bill));
  return words === '' ? null : <p className={styles.standing}>{words}</p>;
}

function dueWordsOf(bill: WholeBill, standing: BillStanding): string {
  if (standing === 'toPay') return copy.until(formatDayAndMonth(bill.paymentDueDate));
  if (standing === 'overdue' || standing === 'inClaim') return '';
  if (bill.awaitedUntil) return copy.awaited(formatDateTime(bill.awaitedUntil));
  if (standing === 'verifying') return copy.verifyingText;
  if (standing === 'cancelled') return copy.cancelledText;
  const [payment] = bill.appliedPayment;
  if (!payment) return standing === 'settled' ? '' : copy.inProcessText;
  if (standing === 'inProcess') {
    const day = formatDayAndMonth(payment.date);
    return payment.payment ? copy.inProcessOn(day) : copy.inProcessBy(day);
  }
  const day = formatDateLong(payment.date);
  if (payment.payment) return copy.paidWith(day, payment.payment.name);
  const words = { portal: copy.paidOn, link: copy.paidByLink, other: copy.paidElsewhere };
  return words[payment.channel](day);
}

function claimWords(bill: WholeBill): string {
  if (bill.state === 'sent') return copy.claimedToPay(formatMoney(toPayCents(bill)));
  const cents = givenBackCents(bill);
  return cents > 0 ? copy.claimedPaid(formatMoney(cents)) : copy.claimedWhole;
}

/** Of whoever paid it. */
function Receipt({ bill }: { bill: WholeBill }) {
  const own = bill.appliedPayment[0]?.payment;
  return own ? <TextLink href={paths.movement(own.id)}>{copy.receipt}</TextLink> : null;
}

// A link by which somebody without an account pays this bill: made when it is asked for, shared or copied.
const { link: billLinkCopy } = billCopy;

function BillLink({ billNo }: { billNo: string }) {
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null);

  async function create() {
    const { data, error } = await during(createPaymentLink(billNo));
    if (data) setLink(data);
    else
      showToast({
        kind: 'danger',
        text: error.code === 'TOO_MANY_REQUESTS' ? error.message : billLinkCopy.failed,
      });
  }

  async function share(url: string) {
    try {
      if (navigator.share) await navigator.share({ url, title: billLinkCopy.shareTitle });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ kind: 'success', text: billLinkCopy.copied });
      }
    } catch {
      // Whoever closes the sheet has changed their mind; the address stands there to be copied by hand.
    }
  }

  return (
    <>
      <Button size="sm" icon={Link2} busy={isBusy} busyText={billLinkCopy.making} onClick={create}>
        {billLinkCopy.make}
      </Button>
      {link && (
        <Dialog
          open
          onClose={() => setLink(null)}
          title={billLinkCopy.title}
          actions={
            <>
              <Button kind="primary" onClick={() => share(link.url)}>
                {billLinkCopy.share}
              </Button>
              <Button onClick={() => setLink(null)}>{billLinkCopy.close}</Button>
            </>
          }
        >
          <div className="stack">
            <p>{billLinkCopy.text(formatDateTime(link.expiresAt))}</p>
            <p className={styles.address}>{link.url}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
