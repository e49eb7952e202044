// «Tu línea cambia a …»: an order of another plan that waits for the line's next cycle.
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/lines/service-list.ts';
import { pendingOrderQuery } from '../../api/purchase/ordering.ts';
import { formatDateLong } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { CancelPlanChange } from './cancel-plan-change.tsx';
import { pendingPlanCopy as copy } from './pending-plan-change.copy.ts';
import styles from './pending-plan-change.module.css';
import { orderFacts } from './plan-order-facts.ts';

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
