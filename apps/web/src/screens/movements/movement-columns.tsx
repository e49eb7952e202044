// One movement as a row: what it was, when and how, how it stands, and how much.
import type { Payment } from '@portal/contract/payments';
import { CircleDollarSign, Package, ReceiptText } from 'lucide-react';
import { formatDateTime } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { Tile } from '../../ui/tile.tsx';
import { movementsCopy as copy } from './movements.copy.ts';
import styles from './movements.module.css';

const ICONS = { bill: ReceiptText, package: Package, recharge: CircleDollarSign };
const BADGES: Record<Payment['status'], BadgeProps['kind']> = {
  authorized: 'success',
  pendingAuthorization: 'info',
  denied: 'danger',
  failed: 'neutral',
};
/** What the payment says of itself (api-map.md §5.6). */
const SHOWN = ['Forma de pago', 'Mensaje'];

export const movementColumns: readonly Column<Payment>[] = [
  {
    id: 'picture',
    header: copy.columns.picture,
    place: 'picture',
    cell: (payment) => <Tile icon={ICONS[kindOf(payment)]} size="sm" />,
  },
  { id: 'what', header: copy.columns.what, place: 'title', cell: (payment) => <What payment={payment} /> },
  {
    id: 'state',
    header: copy.columns.state,
    place: 'state',
    cell: ({ status }) => <Badge kind={BADGES[status]}>{copy.state[status]}</Badge>,
  },
  {
    id: 'authorization',
    header: copy.columns.authorization,
    fromMd: true,
    cell: ({ authorizationCode }) =>
      authorizationCode && (
        <span className={styles.code}>
          {copy.columns.authorization} {authorizationCode}
        </span>
      ),
  },
  {
    id: 'amount',
    header: copy.columns.amount,
    place: 'amount',
    numeric: true,
    cell: ({ totalAmount }) => formatMoney(centsFromDollars(totalAmount.amount)),
  },
];

function What({ payment }: { payment: Payment }) {
  const item = payment.paymentItem[0]?.item;
  const kind = kindOf(payment);
  const name = kind === 'bill' ? item?.id : item?.name;
  const said = payment.caracteristicas.filter(({ nombre }) => SHOWN.includes(nombre));
  return (
    <>
      {copy.what[kind](name ?? '')}
      <span className={styles.details}>
        {copy.details([formatDateTime(payment.paymentDate), ...said.map(({ valor }) => valor)])}
      </span>
    </>
  );
}

function kindOf({ paymentItem }: Payment): keyof typeof ICONS {
  return paymentItem[0]?.item['@referredType'] ?? 'bill';
}
