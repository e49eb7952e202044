// Orders in rows: device, number, since when, in which state, how far.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { ChevronRight, Smartphone } from 'lucide-react';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import styles from '../support.module.css';
import { ordersCopy as copy, orderNumber, percent } from './repair.copy.ts';
import { deviceName, progressOf } from './repair-facts.ts';
import { standingBadge, stepName } from './repair-standing.ts';

const { columns: headers } = copy;

const COLUMNS: readonly Column<TroubleTicket>[] = [
  {
    id: 'picture',
    header: headers.picture,
    place: 'picture',
    cell: () => <Tile icon={Smartphone} size="sm" />,
  },
  {
    id: 'order',
    header: headers.order,
    place: 'title',
    cell: (order) => (
      <>
        {orderNumber(order.id)}
        <span className={styles.device}>{deviceName(order)}</span>
      </>
    ),
  },
  {
    id: 'created',
    header: headers.created,
    fromMd: true,
    cell: ({ creationDate }) => formatDate(creationDate),
  },
  {
    id: 'state',
    header: headers.state,
    place: 'state',
    cell: (order) => <State order={order} />,
  },
  {
    id: 'progress',
    header: headers.progress,
    place: 'amount',
    numeric: true,
    cell: ({ status }) => percent(progressOf(status)),
  },
  {
    id: 'act',
    header: headers.act,
    place: 'action',
    cell: ({ id }) => (
      <IconButton
        label={`${copy.follow}${copy.followOf(id)}`}
        icon={ChevronRight}
        iconSize="sm"
        href={paths.repairTracking(id)}
      />
    ),
  },
];

function State({ order }: { order: TroubleTicket }) {
  const badge = standingBadge(order);
  const step = stepName(order);
  return (
    <span className={styles.orderState}>
      <Badge {...badge} />
      {step !== badge.children && <span className="small quiet">{step}</span>}
    </span>
  );
}

export function OrderTable({ orders }: { orders: readonly TroubleTicket[] }) {
  return <Table caption={copy.caption} columns={COLUMNS} rows={orders} rowKey={({ id }) => id} />;
}
