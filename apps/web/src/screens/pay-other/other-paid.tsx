// It was paid for somebody else: what, with which authorization, and whether the number is kept.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { payeesQuery } from '../../api/purchase/pay-other.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { lineNumber, phoneToShow } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useProfile } from '../../session/use-session.ts';
import { Outcome } from '../../shared/page/outcome.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawnCheck } from '../../ui/fields/drawn-check.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { payOtherCopy as copy } from './pay-other.copy.ts';
import type { OtherWish } from './pay-other-form.tsx';
import { PayeeName } from './payee-rows.tsx';

export interface OtherPaidProps {
  wish: OtherWish;
  payment: Payment;
  onAnother: () => void;
}

export function OtherPaid({ wish, payment, onAnother }: OtherPaidProps) {
  const isSignedOut = useProfile() === null;
  const { data: payees } = useQuery({ ...payeesQuery, enabled: !isSignedOut, refetchOnMount: 'always' });
  const top = useRef<HTMLDivElement>(null);
  const { kind, paidFor } = wish;
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  const number = 'serviceId' in paidFor ? phoneToShow(paidFor.serviceId) : null;
  const isUnnamed = payees?.some(({ id, name }) => id === number && name === null) ?? false;
  return (
    <div ref={top} tabIndex={-1}>
      <Outcome
        sign={<DrawnCheck />}
        title={copy.paid[kind]}
        words={[copy.paidText[kind]]}
        acts={
          <>
            <Button onClick={onAnother}>{copy.another}</Button>
            {!isSignedOut && <ButtonLink href={paths.movements()}>{copy.toMovements}</ButtonLink>}
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
        {number !== null && isUnnamed && (
          <Card title={copy.keep} detail={copy.keepText}>
            <PayeeName number={number} name={null} onDone={() => undefined} />
          </Card>
        )}
      </Outcome>
    </div>
  );
}
