// In place of the form when there is nothing to pay: paid, in process, annulled, or no such bill.
import type { CustomerBill } from '@portal/contract/billing';
import type { Payment } from '@portal/contract/payments';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { billQuery } from '../../api/billing.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Tile } from '../../ui/tile.tsx';
import { payBillCopy as copy } from './pay-bill.copy.ts';
import { usePaymentWatch } from './use-payment-watch.ts';
import { VerifyingCard } from './verifying.tsx';

export function ClosedBill({ bill }: { bill: CustomerBill | null }) {
  if (bill?.state === 'paymentInProcess') return <PaidAndNotPosted billNo={bill.billNo} />;
  const words = wordsFor(bill);
  return (
    <Card>
      <Empty
        level={2}
        drawing={bill ? <Tile icon={CircleCheck} kind="success" /> : <NothingFound />}
        title={words.title}
        text={words.text}
        action={<ButtonLink href={paths.billing()}>{copy.toBills}</ButtonLink>}
      />
    </Card>
  );
}

function wordsFor(bill: CustomerBill | null) {
  if (!bill) return copy.notFound;
  if (bill.state === 'settled') return copy.settled;
  return bill.state === 'cancelled' ? copy.cancelled : copy.nothingDue;
}

/** This tab has not paid it, so the server is asked who did, and whether the outcome is known yet. */
function PaidAndNotPosted({ billNo }: { billNo: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, isError } = usePaymentWatch({ itemId: billNo }, isPending);
  const newest = data?.[0];
  const wasRefused = newest?.status === 'denied' || newest?.status === 'failed';

  // The bill is free again: what was read of it is old.
  useEffect(() => {
    if (wasRefused) client.invalidateQueries({ queryKey: billQuery(billNo).queryKey });
  }, [wasRefused, billNo, client]);

  if (isPending(data)) return <VerifyingCard isSlow={false} isOffline={isError} />;
  const receipt = newest?.status === 'authorized' ? newest.id : null;
  return (
    <Card>
      <Empty
        level={2}
        drawing={<Tile icon={Clock} kind="info" />}
        title={copy.inProcess.title}
        text={copy.inProcess.text}
        action={
          <div className="row wrap">
            {receipt && (
              <Button onClick={() => navigate(paths.paymentResult(), { state: { paymentId: receipt } })}>
                {copy.inProcess.receipt}
              </Button>
            )}
            <ButtonLink href={paths.billing()}>{copy.toBills}</ButtonLink>
          </div>
        }
      />
    </Card>
  );
}

function isPending(payments: readonly Payment[] | undefined): boolean {
  return payments?.[0]?.status === 'pendingAuthorization';
}
