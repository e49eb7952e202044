// In place of the form when there is nothing to pay: paid, in process, annulled, or no such bill.
import type { CustomerBill } from '@portal/contract/billing';
import type { Payment } from '@portal/contract/payments';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { billQuery } from '../../api/billing.ts';
import { paths } from '../../lib/paths.ts';
import { useNavigate } from '../../lib/router.tsx';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import page from '../../shared/purchase/purchase.module.css';
import { usePaymentWatch } from '../../shared/purchase/use-payment-watch.ts';
import { VerifyingCard } from '../../shared/purchase/verifying.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { Tile } from '../../ui/tile.tsx';
import { payBillCopy as copy } from './pay-bill.copy.ts';
import styles from './pay-bill.module.css';
import { waysOut } from './ways-out.ts';

export function ClosedBill({ bill }: { bill: CustomerBill | null }) {
  if (bill?.state === 'paymentInProcess') return <PaidAndNotPosted billNo={bill.billNo} />;
  const words = wordsFor(bill);
  return (
    <Card className={page.single}>
      <Empty
        level={2}
        drawing={bill ? <Tile icon={CircleCheck} kind="success" /> : <NothingFound />}
        title={words.title}
        text={words.text}
        action={<ButtonLink href={paths.billing()}>{purchaseCopy.toBills}</ButtonLink>}
      />
    </Card>
  );
}

function wordsFor(bill: CustomerBill | null) {
  if (!bill) return copy.notFound;
  if (bill.state === 'settled') return copy.settled;
  return bill.state === 'cancelled' ? copy.cancelled : copy.nothingDue;
}

function Looking() {
  return (
    <Card busy className={page.single}>
      <SkeletonGroup label={copy.loading}>
        <Skeleton width="52%" height={24} />
        <Skeleton width="80%" marginTop={16} />
        <Skeleton width="40%" height={48} radius={999} marginTop={24} />
      </SkeletonGroup>
    </Card>
  );
}

/** This tab has not paid it, so the server is asked who did, and whether the outcome is known yet. */
function PaidAndNotPosted({ billNo }: { billNo: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, isError, isPending } = usePaymentWatch({ itemId: billNo }, isOpen);
  const newest = data?.[0];
  const wasRefused = newest?.status === 'denied' || newest?.status === 'failed';

  // The bill is free again: what was read of it is old.
  useEffect(() => {
    if (wasRefused) client.invalidateQueries({ queryKey: billQuery(billNo).queryKey });
  }, [wasRefused, billNo, client]);

  if (isPending) return <Looking />;
  if (isOpen(data)) return <VerifyingCard {...waysOut} isSlow={false} isOffline={isError} />;
  const receipt = newest?.status === 'authorized' ? newest.id : null;
  return (
    <Card className={page.single}>
      <Empty
        level={2}
        drawing={<Tile icon={Clock} kind="info" />}
        title={copy.inProcess.title}
        text={copy.inProcess.text}
        action={
          <div className={styles.choices}>
            {receipt && (
              <Button onClick={() => navigate(paths.paymentResult(), { state: { paymentId: receipt } })}>
                {copy.inProcess.receipt}
              </Button>
            )}
            <ButtonLink href={paths.billing()}>{purchaseCopy.toBills}</ButtonLink>
          </div>
        }
      />
    </Card>
  );
}

function isOpen(payments: readonly Payment[] | undefined): boolean {
  return payments?.[0]?.status === 'pendingAuthorization';
}
