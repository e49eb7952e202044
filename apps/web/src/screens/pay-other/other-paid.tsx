// It was paid for somebody else: what, with which authorization, and whether the number is kept.
import type { Payment } from '@portal/contract/paying/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { payeesQuery } from '../../api/purchase/pay-other.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useProfile } from '../../session/use-session.ts';
import { Outcome } from '../../shared/page/outcome.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawnCheck } from '../../ui/fields/drawn-check.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { payOtherCopy as copy } from './pay-other.copy.ts';
import type { OtherWish } from './pay-other-screen.tsx';
import { PayeeName } from './payee-rows.tsx';

export interface OtherPaidProps {
  wish: OtherWish;
  payment: Payment;
  onAnother: () => void;
}

export function OtherPaid({ wish, payment, onAnother }: OtherPaidProps) {
  const client = useQueryClient();
  const isGuest = useProfile() === null;
  const [isKept, setIsKept] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const { kind, paidFor } = wish;
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
    void client.invalidateQueries({ queryKey: payeesQuery.queryKey });
  }, [client]);
  const number = 'serviceId' in paidFor ? paidFor.serviceId : null;
  return (
    <div ref={top} tabIndex={-1}>
      <Outcome
        sign={<DrawnCheck />}
        title={copy.paid[kind]}
        words={[copy.paidText[kind]]}
        acts={
          <>
            <Button onClick={onAnother}>{copy.another}</Button>
            {!isGuest && <ButtonLink href={paths.movements()}>{copy.toMovements}</ButtonLink>}
          </>
        }
      >
        <Card>
          <DefinitionList
            items={[
              { term: copy.value, value: formatMoney(centsFromDollars(payment.totalAmount.amount)) },
              ...(number === null ? [] : [{ term: copy.for, value: lineNumber(number) }]),
              ...(payment.authorizationCode
                ? [{ term: copy.authorization, value: payment.authorizationCode }]
                : []),
            ]}
          />
        </Card>
        {!isGuest && number !== null && !isKept && (
          <Card title={copy.keep} detail={copy.keepText}>
            <PayeeName number={number} name={null} onDone={() => setIsKept(true)} />
          </Card>
        )}
      </Outcome>
    </div>
  );
}
