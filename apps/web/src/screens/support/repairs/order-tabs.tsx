// Todas, Pendientes, Concluidas, each with its count, and the table of the chosen one.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Empty } from '../../../ui/waiting/empty.tsx';
import styles from '../support.module.css';
import { OrderTable } from './order-table.tsx';
import { ordersCopy as copy } from './repair.copy.ts';
import { inFilter, type OrderFilter } from './repair-facts.ts';

const FILTERS = ['ALL', 'PENDIENTES', 'CONCLUIDAS'] as const satisfies readonly OrderFilter[];
const PAGE_SIZE = 10;

export interface OrderTabsProps {
  orders: readonly TroubleTicket[];
  isSearch: boolean;
}

export function OrderTabs({ orders, isSearch }: OrderTabsProps) {
  const [filter, setFilter] = useState<OrderFilter>('ALL');
  const [page, setPage] = useState(1);
  const of = (each: OrderFilter) => orders.filter((order) => inFilter(each, order));
  const chosen = of(filter);
  const pages = Math.ceil(chosen.length / PAGE_SIZE);

  if (orders.length === 0) {
    const { title, text } = isSearch ? copy.noneFound : copy.none;
    return (
      <div role="status">
        <Card>
          <Empty level={2} drawing={<NothingFound />} title={title} text={text} />
        </Card>
      </div>
    );
  }
  return (
    <div>
      <Tabs
        label={copy.tabs.label}
        tabs={FILTERS.map((id) => ({ id, label: copy.tabs[id](of(id).length) }))}
        selected={filter}
        onSelect={(next) => {
          setFilter(next);
          setPage(1);
        }}
        bleed
      >
        <Card className={styles.orderCard}>
          {chosen.length === 0 ? (
            <Empty level={2} drawing={<NothingFound />} title={copy.noneHere[filter]} />
          ) : (
            <OrderTable orders={chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
          )}
          {pages > 1 && <Pagination count={pages} page={page} onPage={setPage} labels={copy.pages} />}
        </Card>
      </Tabs>
    </div>
  );
}
