// What became of a package's purchase or a top-up: the receipt, read from the server, or that nothing was bought.
import type { Payment } from '@portal/contract/paying/payments';
import type { ReactNode } from 'react';
import { lineNumber } from '../../../lib/phone.ts';
import { paths } from '../../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../../lib/place/router.tsx';
import { type Draft, lastReceipt } from '../../../session/purchase-drafts.ts';
import { useAnnounced } from '../use-announced.ts';
import { FailurePage, failureIn, reasonOf } from './failure-page.tsx';
import { PaymentById, paymentIdIn } from './payment-by-id.tsx';
import { receiptCopy } from './receipt.copy.ts';
import { dateFact, type ReceiptFact, ReceiptPage, saidIn } from './receipt-page.tsx';

const SAID = { line: 'Línea', method: 'Forma de pago' };

/** What the assistant calls them. */
const NAMES = { bill: 'payment', package: 'activation', recharge: 'recharge' } as const;

interface Words {
  title: string;
  words: readonly string[];
}

export interface PurchaseResultProps {
  kind: Draft['kind'];
  copy: { success: Words; failure: Words; again: string; toHome: string };
  /** Those that led here, all done. */
  steps: ReactNode;
  /** Where it can be tried again, and where it begins. */
  again: string;
  start: string;
  /** What was bought, before line, method and authorization. */
  factsOf: (payment: Payment) => readonly ReceiptFact[];
}

export function PurchaseResult(props: PurchaseResultProps) {
  const { kind, copy, start } = props;
  const { state } = useLocation();
  const reason = failureIn(state);
  if (reason !== null) return <Failure {...props} reason={reason} visit={state} />;
  const id = paymentIdIn(state) ?? lastReceipt(kind);
  if (id === null) return <Navigate to={start} replace />;
  return (
    <PaymentById id={id} title={copy.success.title} otherwise={start}>
      {(payment) => <Known {...props} payment={payment} />}
    </PaymentById>
  );
}

function Known(props: PurchaseResultProps & { payment: Payment }) {
  const { payment } = props;
  if (payment.status === 'pendingAuthorization') return <Navigate to={paths.movement(payment.id)} replace />;
  if (payment.status !== 'authorized') return <Failure {...props} reason={reasonOf(payment)} visit={{}} />;
  return <Success {...props} />;
}

function Success({ kind, payment, copy, steps, factsOf }: PurchaseResultProps & { payment: Payment }) {
  useAnnounced(NAMES[kind], true, payment.id);
  const line = saidIn(payment, SAID.line);
  return (
    <ReceiptPage
      {...copy.success}
      steps={steps}
      payment={payment}
      facts={[
        ...factsOf(payment),
        { term: receiptCopy.line, value: line && lineNumber(line) },
        { term: receiptCopy.method, value: saidIn(payment, SAID.method) },
        { term: receiptCopy.authorization, value: payment.authorizationCode },
        dateFact(payment),
      ]}
      onward={{ href: paths.home(), label: copy.toHome }}
    />
  );
}

function Failure(props: PurchaseResultProps & { reason: string; visit: object }) {
  const { kind, copy, again, reason, visit } = props;
  useAnnounced(NAMES[kind], false, reason);
  return (
    <FailurePage
      {...copy.failure}
      reason={reason}
      again={{ href: again, label: copy.again, state: visit }}
      onward={{ href: paths.home(), label: copy.toHome }}
    />
  );
}
