// A change of plan is taken back before its day.
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelPlanOrder } from '../../api/purchase/ordering.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { pendingPlanCopy as copy } from './pending-plan-change.copy.ts';
import { orderFacts } from './plan-order-facts.ts';

export function CancelPlanChange({ order }: { order: ProductOrder }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { from, to } = orderFacts(order);

  async function cancel() {
    setIsBusy(true);
    const { error } = await cancelPlanOrder(order.id);
    setIsBusy(false);
    setIsAsked(false);
    if (error && error.code !== 'PLAN_CHANGE_BEGUN') return showToast({ kind: 'danger', text: copy.notDone });
    showToast(error ? { kind: 'danger', text: copy.tooLate } : { kind: 'success', text: copy.done(from) });
    await client.invalidateQueries({ queryKey: ['orders'] });
  }

  return (
    <>
      <Button size="sm" onClick={() => setIsAsked(true)}>
        {copy.cancel}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        dismissible={!isBusy}
        title={copy.confirm.title(to)}
        actions={
          <>
            <Button kind="danger" busy={isBusy} busyText={copy.confirm.busy} onClick={cancel}>
              {copy.confirm.yes}
            </Button>
            <Button disabled={isBusy} onClick={() => setIsAsked(false)}>
              {copy.confirm.no}
            </Button>
          </>
        }
      >
        <p>{copy.confirm.text(from)}</p>
      </Dialog>
    </>
  );
}
