// What became of a package's purchase or a top-up: the receipt, read from the server, or that nothing was bought.
import type { Payment } from '@portal/contract/paying/payments';
import type { BoughtKind } from '@portal/contract/paying/purchase-kinds';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { scenarioNames } from '../../lib/assistant-bridge.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { lastReceipt } from '../../session/purchases.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Outcome } from '../page/outcome.tsx';
import { outcomeOfPayment } from './pay-outcome.ts';
import styles from './purchase.module.css';
import { receiptCopy } from './receipt.copy.ts';
import {
  dateFact,
  PaymentById,
  paymentIdIn,
  type ReceiptFact,
  ReceiptPage,
  saidIn,
  useAnnounced,
} from './receipt-page.tsx';
import { nextStep } from './steps.ts';

const METHOD = 'Forma de pago';

interface Words {
  title: string;
  words: readonly string[];
}

export interface PurchaseResultProps {
  kind: BoughtKind;
  copy: { success: Words; failure: Words; again: string; toHome: string };
  /** Those that led here, all done. */
  steps?: ReactNode;
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
  useAnnounced(scenarioNames[kind], true, payment.id);
  return (
    <ReceiptPage
      {...copy.success}
      steps={steps}
      payment={payment}
      facts={[
        ...factsOf(payment),
        { term: receiptCopy.line, value: lineNumber(payment.product.publicIdentifier) },
        { term: receiptCopy.method, value: saidIn(payment, METHOD) },
        { term: receiptCopy.authorization, value: payment.authorizationCode },
        dateFact(payment),
      ]}
      onward={{ href: paths.home(), label: copy.toHome }}
    />
  );
}

function Failure(props: PurchaseResultProps & { reason: string; visit: object }) {
  const { kind, copy, again, reason, visit } = props;
  useAnnounced(scenarioNames[kind], false, reason);
  return (
    <FailurePage
      {...copy.failure}
      reason={reason}
      again={{ href: again, label: copy.again, state: visit }}
      onward={{ href: paths.home(), label: copy.toHome }}
    />
  );
}

// A purchase that did not happen: the documents' words, the reason, and the way back to try again.
export interface FailurePageProps {
  title: string;
  /** Under the title, a line each. */
  words: readonly string[];
  /** The bank's or the operator's own words. */
  reason: string;
  /** Where it can be tried again, with what was chosen. */
  again: { href: string; label: string; state: object };
  onward: { href: string; label: string };
}

export function FailurePage({ title, words, reason, again, onward }: FailurePageProps) {
  const navigate = useNavigate();
  return (
    <Outcome
      sign={<Tile icon={CircleX} kind="danger" />}
      title={title}
      words={words}
      acts={
        <>
          <Button kind="primary" onClick={() => navigate(again.href, { state: nextStep(again.state) })}>
            {again.label}
          </Button>
          <ButtonLink href={onward.href}>{onward.label}</ButtonLink>
        </>
      }
    >
      {reason !== '' && (
        <Card>
          <p className={styles.reason}>{reason}</p>
        </Card>
      )}
    </Outcome>
  );
}

/** Given with the navigation by a purchase that was refused. */
export function failureIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('failure' in state)) return null;
  return typeof state.failure === 'string' ? state.failure : null;
}

export function reasonOf(payment: Payment): string {
  const outcome = outcomeOfPayment(payment);
  return outcome.kind === 'refused' ? outcome.trouble.text : '';
}
