// One movement opened again: its receipt, or how it stands. A link to it works as long as the payment is kept.
import type { Payment } from '@portal/contract/paying/payments';
import { elsewhereWords } from '@portal/help/ways-to-pay.copy';
import { useQueryClient } from '@tanstack/react-query';
import { CircleX, Copy, Hourglass, MessageSquare, Printer, Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refreshAfterPurchase } from '../../api/lines/service-list.ts';
import { closeCode, paymentQuery, sendCode } from '../../api/purchase/payments.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { noAnswer } from '../../lib/http/result.ts';
import { formatDollars } from '../../lib/money.ts';
import { hiddenPhone, lineNumber } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { Navigate, useNavigate, usePathWord } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { Outcome } from '../../shared/page/outcome.tsx';
import print from '../../shared/page/page.module.css';
import { PageHead } from '../../shared/page/page-head.tsx';
import { isLater } from '../../shared/purchase/payment-request.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { receiptCopy } from '../../shared/purchase/receipt.copy.ts';
import {
  dateFact,
  PaymentById,
  type ReceiptFact,
  ReceiptPage,
  usePaidBill,
} from '../../shared/purchase/receipt-page.tsx';
import { useBusy } from '../../shared/use-task.ts';
import { Button, ButtonLink, IconButton } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { BarCode, QrPicture } from '../../ui/figures/bar-code.tsx';
import { Amount, Badge } from '../../ui/figures/figures.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { doubtOf, movementKind, returnedOf } from './movement-facts.ts';
import { movementCopy } from './movements.copy.ts';
import styles from './movements.module.css';

const LINE = 'Línea';

export function MovementScreen() {
  const paymentId = usePathWord('paymentId');
  if (!paymentId) return <Navigate to={paths.movements()} replace />;
  return (
    <PaymentById
      id={paymentId}
      title={movementCopy.title}
      otherwise={paths.movements()}
      failed={movementCopy.notLoaded.receipt}
    >
      {(payment) =>
        payment.status === 'pending' ? (
          <Navigate to={paths.paymentCode(payment.id)} replace />
        ) : (
          <Movement payment={payment} />
        )
      }
    </PaymentById>
  );
}

/** The code that it is paid by, and later what became of it. */
export function PaymentCodeScreen() {
  const orderId = usePathWord('orderId');
  if (!orderId) return <Navigate to={paths.movements()} replace />;
  return (
    <PaymentById
      id={orderId}
      title={movementCopy.code}
      otherwise={paths.movements()}
      failed={movementCopy.notLoaded.code}
    >
      {(payment) => <Movement payment={payment} />}
    </PaymentById>
  );
}

function Movement({ payment }: { payment: Payment }) {
  const { status, authorizationCode, caracteristicas } = payment;
  if (status === 'pending')
    return (
      <AwaitedPayment
        payment={payment}
        back={{ href: movementsOf(payment), label: purchaseCopy.movements }}
      />
    );
  if (payment.isExpired) return <Expired payment={payment} />;
  if (status !== 'authorized') return <NotDone payment={payment} status={status} />;
  const said: ReceiptFact[] = caracteristicas.map(({ nombre, valor }) => ({
    term: nombre,
    value: nombre === LINE ? lineNumber(valor) : valor,
  }));
  return (
    <ReceiptPage
      title={movementCopy.finished[movementKind(payment)]}
      words={[]}
      payment={payment}
      claim={doubtOf(payment)}
      facts={[...said, { term: receiptCopy.authorization, value: authorizationCode }, dateFact(payment)]}
      onward={{ href: movementsOf(payment), label: movementCopy.toMovements }}
    />
  );
}

const movementsOf = ({ product }: Payment): string => withLine(paths.movements(), product.publicIdentifier);

const returnedWords = (payment: Payment): string[] => returnedOf(payment).map(movementCopy.returned);

/** What was held for it is free: it is asked for again where it was. */
function Expired({ payment }: { payment: Payment }) {
  const again = useWayAgain(payment);
  const returned = returnedWords(payment);
  return (
    <Outcome
      sign={<Tile icon={Hourglass} kind="warning" />}
      title={movementCopy.expired.title}
      words={returned.length > 0 ? returned : movementCopy.expired.words}
      acts={
        <>
          <ButtonLink kind="primary" href={again}>
            {movementCopy.expired.again}
          </ButtonLink>
          <ButtonLink href={movementsOf(payment)}>{movementCopy.toMovements}</ButtonLink>
        </>
      }
    />
  );
}

interface NotDoneProps {
  payment: Payment;
  status: Exclude<Payment['status'], 'authorized' | 'pending'>;
}

function NotDone({ payment, status }: NotDoneProps) {
  const isOpen = status === 'pendingAuthorization';
  const { title, words } = movementCopy[endOf(payment, status)];
  const reason = payment.declineMessage;
  const returned = returnedWords(payment);
  return (
    <Outcome
      sign={<Tile icon={isOpen ? Hourglass : CircleX} kind={isOpen ? 'info' : 'danger'} />}
      title={title}
      words={returned.length > 0 ? returned : reason ? [reason, ...words] : words}
      acts={
        <ButtonLink kind="primary" href={movementsOf(payment)}>
          {movementCopy.toMovements}
        </ButtonLink>
      }
    />
  );
}

function endOf(payment: Payment, status: NotDoneProps['status']) {
  if (status === 'pendingAuthorization') return 'verifying';
  if (payment.isClosed) return 'closed';
  return status === 'failed' && isLater(payment.paymentMethod['@type']) ? 'failedLater' : status;
}

const { awaited: copy } = movementCopy;

interface AwaitedPaymentProps {
  payment: Payment;
  back: { href: string; label: string };
}

/** How to pay what is paid elsewhere: the code, until when, where, and on paper. */
function AwaitedPayment({ payment, back }: AwaitedPaymentProps) {
  const showToast = useToast();
  const { paymentInstructions: how, paymentItem, totalAmount, product } = payment;
  const billNo = usePaidBill(payment);
  if (!how) return null;
  const { kind, code, barcode, expiresAt, places, url } = how;
  const words = elsewhereWords[kind];
  const item = paymentItem[0]?.item;

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', text: copy.copied });
    } catch {
      // The code stands there to be copied by hand.
    }
  }

  const where = places.length > 0 && (
    <Card
      title={copy.where}
      foot={
        kind === 'cash' && (
          <>
            <TextLink href={paths.places()}>{copy.nearest}</TextLink>
            {url && <TextLink href={url}>{words.open}</TextLink>}
          </>
        )
      }
    >
      <ListRows>
        {places.map((place) => (
          <ListRow key={place} icon={Store} title={place} />
        ))}
      </ListRows>
    </Card>
  );

  return (
    <>
      <PageHead
        title={words.title}
        lead={item && copy.what[item['@referredType']](item.name, lineNumber(product.publicIdentifier))}
        back={back}
        aside={<Badge kind="warning">{copy.waits}</Badge>}
      />
      <Columns rest={where}>
        <Card
          title={copy.pay}
          quietTitle
          aside={<p className={styles.until}>{copy.until(formatDateTime(expiresAt))}</p>}
        >
          <div className="stack">
            <Amount money={formatDollars(totalAmount.amount)} />
            <div className={styles.dictated}>
              <p className="small muted">{words.codeLabel}</p>
              <div className={styles.said}>
                <p className={styles.code}>{code.replace(/(\d{4})(?=\d)/g, '$1 ')}</p>
                <IconButton className={print.unprinted} icon={Copy} label={copy.copy} onClick={copyCode} />
              </div>
            </div>
            {kind === 'cash' && barcode && <BarCode code={barcode} label={copy.bars(code)} />}
            {kind === 'qr' && barcode && <QrPicture code={barcode} label={copy.qr} />}
            <p className="small muted">{copy.next}</p>
            <div className={`${print.unprinted} ${styles.ways}`}>
              {kind === 'cash' && <SendBySms id={payment.id} />}
              {kind !== 'cash' && url && (
                <ButtonLink kind="primary" wide href={url}>
                  {words.open}
                </ButtonLink>
              )}
              <Button wide icon={Printer} onClick={() => window.print()}>
                {copy.print}
              </Button>
              {/* A bill is held once: whoever pays it in another way closes its code by that. */}
              {movementKind(payment) !== 'bill' && <ChangeWay payment={payment} />}
              {billNo !== undefined && (
                <ButtonLink wide href={paths.payBill(billNo)}>
                  {copy.change}
                </ButtonLink>
              )}
            </div>
          </div>
        </Card>
      </Columns>
    </>
  );
}

/** A second top-up would stand beside the first: the code is closed before another way is chosen. */
function ChangeWay({ payment }: { payment: Payment }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const again = useWayAgain(payment);
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, during } = useBusy();

  async function change() {
    const { data, error } = await during(closeCode(payment.id));
    setIsAsked(false);
    if (!data) {
      showToast({ kind: 'danger', text: (error && noAnswer(error)?.text) ?? copy.changing.failed });
      return;
    }
    // Paid in the same moment: the page says so, also while it is still to be given.
    if (data.status === 'failed' || data.status === 'denied') navigate(again, { replace: true });
    client.setQueryData(paymentQuery(payment.id).queryKey, data);
    refreshAfterPurchase(client);
  }

  return (
    <>
      <Button wide onClick={() => setIsAsked(true)}>
        {copy.change}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={copy.changing.title}
        actions={
          <>
            <Button kind="primary" busy={isBusy} onClick={change}>
              {copy.changing.yes}
            </Button>
            <Button onClick={() => setIsAsked(false)}>{copy.changing.no}</Button>
          </>
        }
      >
        {copy.changing.text}
      </Dialog>
    </>
  );
}

/** Where it is asked for again: where it was bought. */
function useWayAgain(payment: Payment): string {
  const billNo = usePaidBill(payment);
  const line = payment.product.publicIdentifier;
  if (payment.isForOther) return paths.payOther();
  return {
    bill: billNo === undefined ? paths.billing() : paths.payBill(billNo),
    package: withLine(paths.packages(), line),
    recharge: withLine(paths.recharge(), line),
  }[movementKind(payment)];
}

/** The server sends one a minute. */
const SMS_PAUSE_MS = 60_000;

/** Only to a number that is surely theirs. */
function SendBySms({ id }: { id: string }) {
  const profile = useProfile();
  const showToast = useToast();
  const [standing, setStanding] = useState<'idle' | 'busy' | 'sent'>('idle');
  useEffect(() => {
    if (standing !== 'sent') return;
    const timer = setTimeout(() => setStanding('idle'), SMS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [standing]);
  const number = profile?.phone_number_verified ? profile.phone_number : null;
  if (number === null) return null;

  async function send() {
    if (standing !== 'idle') return;
    setStanding('busy');
    const { error } = await sendCode(id);
    setStanding(error ? 'idle' : 'sent');
    if (!error) return;
    const text =
      error.code === 'TOO_MANY_REQUESTS' ? copy.smsOften : (noAnswer(error)?.text ?? copy.smsFailed);
    showToast({ kind: 'danger', text });
  }

  const said = standing === 'sent' ? copy.smsSent(hiddenPhone(number)) : null;
  return (
    <>
      <Button
        kind={said === null ? 'primary' : 'tonal'}
        wide
        icon={MessageSquare}
        busy={standing === 'busy'}
        aria-disabled={said === null ? undefined : true}
        onClick={send}
      >
        {said ?? copy.sms}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
