// «Tu línea cambia a …»: an order of another plan that waits for the line's next cycle.
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { cancelPlanOrder, pendingOrderQuery } from '../../api/purchase/ordering.ts';
import { formatDateLong } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConfirmEnd } from '../confirm-end.tsx';
import styles from '../page/form-page.module.css';
import { pendingPlanCopy as copy } from './plan-change.copy.ts';
import { orderFacts } from './plan-features.ts';

/** Nothing while it is not known, and nothing when it cannot be: no figure on the page depends on it. */
export function PendingPlanChange({ service }: { service: Pick<Service, 'number'> }) {
  const { data: order } = useQuery(pendingOrderQuery(service.number));
  return order ? <PendingPlanNotice order={order} /> : null;
}

export function PendingPlanNotice({ order }: { order: ProductOrder }) {
  const { from, to, priceCents, startsOn } = orderFacts(order);
  return (
    <Notice title={copy.title(to, formatDateLong(startsOn))}>
      <p>{copy.text(from, formatMoney(priceCents))}</p>
      <div className={styles.act}>
        <CancelPlanChange order={order} />
      </div>
    </Notice>
  );
}

// A change of plan is taken back before its day.
function CancelPlanChange({ order }: { order: ProductOrder }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const { from, to } = orderFacts(order);

  async function cancel() {
    const { error } = await cancelPlanOrder(order.id);
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
      {isAsked && (
        <ConfirmEnd
          words={{
            title: copy.confirm.title(to),
            text: copy.confirm.text(from),
            yes: copy.confirm.yes,
            busy: copy.confirm.busy,
            cancel: copy.confirm.no,
          }}
          onEnd={cancel}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
