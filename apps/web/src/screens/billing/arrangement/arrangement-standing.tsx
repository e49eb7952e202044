// What was agreed: each part with its day and state, the next one to be paid, and the way back while nothing is paid.
import type { Instalment, PaymentArrangement } from '@portal/contract/paying/arrangements';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useQueryClient } from '@tanstack/react-query';
import { Check, CircleAlert, Clock, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { cancelArrangement } from '../../../api/purchase/arrangements.ts';
import { nextPart } from '../../../api/purchase/billing.ts';
import { formatDayAndMonth, isOverdue } from '../../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import styles from '../../../shared/page/form-page.module.css';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isPayable, toPayCents } from '../bill-facts.ts';
import { arrangementCopy } from './arrangement.copy.ts';

const { standing: copy, states } = arrangementCopy;
const looks = { kept: 'success', broken: 'warning', active: 'info', cancelled: 'info' } as const;

export interface ArrangementStandingProps {
  arrangement: PaymentArrangement;
  bill: CustomerBill;
}

export function ArrangementStanding({ arrangement, bill }: ArrangementStandingProps) {
  const { status, instalments } = arrangement;
  if (status === 'cancelled') return null;
  const money = formatMoney(toPayCents(bill));
  const isUntouched = status === 'active' && instalments.every((part) => part.status === 'pending');
  return (
    <div className={styles.form}>
      <Notice kind={looks[status]} title={copy[status]}>
        {copy[`${status}Text`]}
      </Notice>
      <Card title={copy.parts}>
        <ListRows>
          {instalments.map((part, place) => (
            <PartRow key={part.id} part={part} name={copy.part(place + 1, instalments.length)} />
          ))}
        </ListRows>
      </Card>
      {isPayable(bill) && (
        <div>
          <ButtonLink kind="primary" href={paths.payBill(bill.billNo)}>
            {nextPart(bill) ? copy.pay(money) : copy.payRest(money)}
          </ButtonLink>
        </div>
      )}
      {isUntouched && <Cancel id={arrangement.id} />}
    </div>
  );
}

const icons = {
  awaited: Hourglass,
  paid: Check,
  inProcess: Clock,
  pending: Clock,
  late: CircleAlert,
} as const;

function stateOf({ status, due, awaitedUntil }: Instalment): keyof typeof states {
  if (awaitedUntil) return 'awaited';
  return status === 'pending' && isOverdue(due) ? 'late' : status;
}

function PartRow({ part, name }: { part: Instalment; name: string }) {
  const { due, paidAt, amount, awaitedUntil } = part;
  const state = stateOf(part);
  const day = formatDayAndMonth((state === 'paid' && paidAt) || (state === 'awaited' && awaitedUntil) || due);
  return (
    <ListRow
      icon={icons[state]}
      kind={state === 'paid' ? 'success' : state === 'late' ? 'danger' : 'plain'}
      title={name}
      detail={states[state](day)}
      detailKind={state === 'late' ? 'danger' : 'quiet'}
      value={formatMoney(centsFromDollars(amount.value))}
    />
  );
}

function Cancel({ id }: { id: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function cancel() {
    setIsAsking(false);
    setIsBusy(true);
    const { error } = await cancelArrangement(id);
    setIsBusy(false);
    const refused = error?.code === 'ARRANGEMENT_OVER' ? copy.tooLate : copy.notCancelled;
    showToast(error ? { kind: 'danger', text: refused } : { kind: 'success', text: copy.cancelled });
    await client.invalidateQueries();
  }

  return (
    <div>
      <Button kind="outline" busy={isBusy} busyText={copy.cancelling} onClick={() => setIsAsking(true)}>
        {copy.cancel}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.ask}
        actions={
          <>
            <Button kind="danger" onClick={cancel}>
              {copy.cancel}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{copy.keep}</Button>
          </>
        }
      >
        {copy.askText}
      </Dialog>
    </div>
  );
}
