// After a bill has been paid: the receipt, read from the server, so that a reload shows it again.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { billQuery } from '../../../api/purchase/billing.ts';
import { lineNumber } from '../../../lib/phone.ts';
import { paths } from '../../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../../lib/place/router.tsx';
import { lastReceipt } from '../../../session/purchases.ts';
import { useProfile } from '../../../session/use-session.ts';
import { purchaseCopy } from '../../../shared/purchase/purchase.copy.ts';
import { receiptCopy } from '../../../shared/purchase/receipt.copy.ts';
import {
  dateFact,
  PaymentById,
  paymentIdIn,
  ReceiptPage,
  saidIn,
  useAnnounced,
  usePaidBill,
} from '../../../shared/purchase/receipt-page.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { payBillCopy } from './pay-bill.copy.ts';

/** What the payment says of itself. */
const SAID = { method: 'Forma de pago', part: 'Acuerdo de pago' };
const { steps, stepsLabel, stepDone, result: copy } = payBillCopy;

export function PaymentResultScreen() {
  const { state } = useLocation();
  const id = paymentIdIn(state) ?? lastReceipt('bill');
  if (id === null) return <Navigate to={paths.homeWithServices()} replace />;
  return (
    <PaymentById id={id} title={copy.title} otherwise={paths.homeWithServices()}>
      {(payment) => <Result payment={payment} />}
    </PaymentById>
  );
}

function Result({ payment }: { payment: Payment }) {
  const billNo = usePaidBill(payment);
  if (payment.status === 'authorized') return <Receipt payment={payment} billNo={billNo} />;
  // Anything else than success has its own words where the bill is paid.
  return <Navigate to={billNo === undefined ? paths.billing() : paths.payBill(billNo)} replace />;
}

function Receipt({ payment, billNo }: { payment: Payment; billNo: string | undefined }) {
  const profile = useProfile();
  useAnnounced('payment', true, payment.id);
  // For the plan's name; missing while it is on its way, or when it could not be read.
  const bill = useQuery({ ...billQuery(billNo ?? ''), enabled: billNo !== undefined });
  return (
    <ReceiptPage
      steps={<StepBar label={stepsLabel} steps={steps} current={steps.length} doneWord={stepDone} />}
      title={copy.title}
      words={[copy.lead]}
      payment={payment}
      facts={[
        ...(billNo ? [{ term: copy.bill, value: <BillLink billNo={billNo} />, text: billNo }] : []),
        { term: SAID.part, value: saidIn(payment, SAID.part) },
        { term: receiptCopy.method, value: saidIn(payment, SAID.method) },
        { term: receiptCopy.authorization, value: payment.authorizationCode },
        dateFact(payment),
        { term: receiptCopy.customer, value: profile?.given_name },
        { term: copy.plan, value: bill.data?.product.name ?? (bill.isPending && <Skeleton width={96} />) },
        { term: receiptCopy.line, value: lineNumber(payment.product.publicIdentifier) },
      ]}
      onward={{ href: paths.homeWithServices(), label: purchaseCopy.toHome }}
    />
  );
}

const BillLink = ({ billNo }: { billNo: string }) => (
  <TextLink inherit href={paths.bill(billNo)} className="nowrap">
    {billNo}
  </TextLink>
);
