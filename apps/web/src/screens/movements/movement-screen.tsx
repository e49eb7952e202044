// One movement opened again: its receipt, or how it stands. A link to it works as long as the payment is kept.
import type { Payment } from '@portal/contract/paying/payments';
import { CircleX, Hourglass } from 'lucide-react';
import { lineNumber } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { Navigate, usePathWord } from '../../lib/place/router.tsx';
import { Outcome } from '../../shared/page/outcome.tsx';
import { isLater } from '../../shared/purchase/later-method.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { receiptCopy } from '../../shared/purchase/receipt.copy.ts';
import { dateFact, PaymentById, type ReceiptFact, ReceiptPage } from '../../shared/purchase/receipt-page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { AwaitedPayment, useWayAgain } from './awaited-payment.tsx';
import { doubtOf, movementKind, returnedOf } from './movement-facts.ts';
import { movementCopy as copy } from './movements.copy.ts';

const LINE = 'Línea';

export function MovementScreen() {
  const paymentId = usePathWord('paymentId');
  if (!paymentId) return <Navigate to={paths.movements()} replace />;
  return (
    <PaymentById id={paymentId} title={copy.title} otherwise={paths.movements()}>
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
    <PaymentById id={orderId} title={copy.code} otherwise={paths.movements()}>
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
      title={copy.finished[movementKind(payment)]}
      words={[]}
      payment={payment}
      claim={doubtOf(payment)}
      facts={[...said, { term: receiptCopy.authorization, value: authorizationCode }, dateFact(payment)]}
      onward={{ href: movementsOf(payment), label: copy.toMovements }}
    />
  );
}

const movementsOf = ({ product }: Payment): string => withLine(paths.movements(), product.publicIdentifier);

const returnedWords = (payment: Payment): string[] => returnedOf(payment).map(copy.returned);

/** What was held for it is free: it is asked for again where it was. */
function Expired({ payment }: { payment: Payment }) {
  const again = useWayAgain(payment);
  const returned = returnedWords(payment);
  return (
    <Outcome
      sign={<Tile icon={Hourglass} kind="warning" />}
      title={copy.expired.title}
      words={returned.length > 0 ? returned : copy.expired.words}
      acts={
        <>
          <ButtonLink kind="primary" href={again}>
            {copy.expired.again}
          </ButtonLink>
          <ButtonLink href={movementsOf(payment)}>{copy.toMovements}</ButtonLink>
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
  // What came to nothing by a code was never a charge.
  const isClosed = status === 'failed' && isLater(payment.paymentMethod['@type']);
  const { title, words } = isOpen ? copy.verifying : isClosed ? copy.closed : copy[status];
  const reason = payment.declineMessage;
  const returned = returnedWords(payment);
  return (
    <Outcome
      sign={<Tile icon={isOpen ? Hourglass : CircleX} kind={isOpen ? 'info' : 'danger'} />}
      title={title}
      words={returned.length > 0 ? returned : reason ? [reason, ...words] : words}
      acts={
        <ButtonLink kind="primary" href={movementsOf(payment)}>
          {copy.toMovements}
        </ButtonLink>
      }
    />
  );
}
