// What became of a package's purchase: the receipt, read from the server, or that nothing was bought.
import type { Payment } from '@portal/contract/payments';
import { Navigate, useLocation } from 'react-router';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { lineNumber } from '../../lib/phone.ts';
import { lastReceipt } from '../../session/purchase-drafts.ts';
import { FailurePage, failureIn, reasonOf } from '../../shared/purchase/failure-page.tsx';
import { PaymentById, paymentIdIn } from '../../shared/purchase/payment-by-id.tsx';
import { receiptCopy } from '../../shared/purchase/receipt.copy.ts';
import { ReceiptPage, saidIn } from '../../shared/purchase/receipt-page.tsx';
import { buyReviewCopy as copy } from './buy-review.copy.ts';

const SAID = { line: 'Línea', description: 'Descripción', method: 'Forma de pago', until: 'Vigente hasta' };

export function BuyReviewScreen() {
  const { state } = useLocation();
  const reason = failureIn(state);
  if (reason !== null) return <Failure reason={reason} visit={state} />;
  const id = paymentIdIn(state) ?? lastReceipt('package');
  if (id === null) return <Navigate to={paths.packages()} replace />;
  return (
    <PaymentById id={id} title={copy.success.title} otherwise={paths.packages()}>
      {(payment) => <Result payment={payment} />}
    </PaymentById>
  );
}

function Result({ payment }: { payment: Payment }) {
  if (payment.status === 'pendingAuthorization') return <Navigate to={paths.movements()} replace />;
  if (payment.status !== 'authorized') return <Failure reason={reasonOf(payment)} visit={null} />;
  const line = saidIn(payment, SAID.line);
  return (
    <ReceiptPage
      title={copy.success.title}
      words={copy.success.words}
      payment={payment}
      facts={[
        { term: copy.package, value: payment.paymentItem[0]?.item.name },
        { term: copy.description, value: saidIn(payment, SAID.description) },
        { term: copy.validUntil, value: saidIn(payment, SAID.until) },
        { term: receiptCopy.line, value: line && lineNumber(line) },
        { term: receiptCopy.method, value: saidIn(payment, SAID.method) },
        { term: receiptCopy.authorization, value: payment.authorizationCode },
        { term: receiptCopy.paidOn, value: formatDateTime(payment.paymentDate) },
      ]}
      onward={{ href: paths.home(), label: copy.toHome }}
    />
  );
}

function Failure({ reason, visit }: { reason: string; visit: unknown }) {
  return (
    <FailurePage
      title={copy.failure.title}
      words={copy.failure.words}
      reason={reason}
      again={{ href: paths.packagePayment(), label: copy.again, state: visit }}
      onward={{ href: paths.home(), label: copy.toHome }}
    />
  );
}
