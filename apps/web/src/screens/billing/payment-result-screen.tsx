// After a bill has been paid: the receipt, read from the server, so that a reload shows it again.
import type { Payment } from '@portal/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Printer } from 'lucide-react';
import { Navigate, useLocation } from 'react-router';
import { billQuery } from '../../api/billing.ts';
import { paymentQuery } from '../../api/payments.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/section-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { Tile } from '../../ui/tile.tsx';
import { paymentResultCopy as copy } from './payment-result.copy.ts';
import styles from './payment-result.module.css';
import { lastReceipt } from './purchase-memory.ts';
import { Receipt } from './receipt.tsx';

export function PaymentResultScreen() {
  const { state } = useLocation();
  const paymentId = givenIn(state) ?? lastReceipt();
  if (paymentId === null) return <Navigate to={paths.homeWithServices()} replace />;
  return <Result paymentId={paymentId} />;
}

function givenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('paymentId' in state)) return null;
  return typeof state.paymentId === 'string' ? state.paymentId : null;
}

function Result({ paymentId }: { paymentId: string }) {
  const { data: payment, error, isFetching, refetch } = useQuery(paymentQuery(paymentId));
  const billNo = payment?.paymentItem[0]?.item.id;
  const bill = useQuery({ ...billQuery(billNo ?? ''), enabled: billNo !== undefined });

  if (payment) {
    // Anything else than success has its own words where the bill is paid.
    if (payment.status !== 'authorized') return <Navigate to={paths.payBill(billNo ?? '')} replace />;
    return <Paid payment={payment} plan={bill.data?.product.name} isPlanComing={bill.isPending} />;
  }
  if (error instanceof RequestFailure && error.status === 404) {
    return <Navigate to={paths.homeWithServices()} replace />;
  }
  return (
    <div className={styles.result}>
      <h1>{copy.title}</h1>
      <Card busy={isFetching}>
        {isFetching ? (
          <SkeletonGroup label={copy.loading}>
            <Skeleton width="48%" height={24} />
            <Skeleton marginTop={32} />
            <Skeleton marginTop={24} />
            <Skeleton marginTop={24} />
          </SkeletonGroup>
        ) : (
          <SectionError
            level={2}
            title={copy.failed.title}
            text={copy.failed.text}
            retryLabel={copy.failed.retry}
            onRetry={refetch}
          />
        )}
      </Card>
    </div>
  );
}

interface PaidProps {
  payment: Payment;
  plan: string | undefined;
  isPlanComing: boolean;
}

function Paid({ payment, plan, isPlanComing }: PaidProps) {
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <Tile icon={CircleCheck} kind="success" />
        <h1>{copy.title}</h1>
        <p className="muted">{copy.lead}</p>
      </div>
      <Receipt payment={payment} plan={plan} isPlanComing={isPlanComing} />
      <div className={styles.acts}>
        <ButtonLink kind="primary" href={paths.homeWithServices()} className={styles.onward}>
          {copy.toHome}
        </ButtonLink>
        <Button icon={Printer} onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
    </div>
  );
}
