// One movement as a row: what it was, with the way to its receipt; when and how; how it stands; and how much.
import type { Payment } from '@portal/contract/paying/payments';
import { CircleDollarSign, Package, ReceiptText } from 'lucide-react';
import { formatDateTime } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Badge, type BadgeProps } from '../../ui/figures/badge.tsx';
import type { Column } from '../../ui/lists/table.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { type Known, type MovementStanding, movementKind, movementStanding } from './movement-facts.ts';
import { movementsCopy as copy } from './movements.copy.ts';
import styles from './movements.module.css';

const ICONS = { bill: ReceiptText, package: Package, recharge: CircleDollarSign };
const BADGES: Record<MovementStanding, BadgeProps['kind']> = {
  paid: 'success',
  inProcess: 'info',
  charged: 'info',
  billed: 'neutral',
  verifying: 'info',
  denied: 'danger',
  failed: 'neutral',
};
/** What the payment says of itself (PAY-12). */
const SHOWN = ['Forma de pago', 'Mensaje'];

export function movementColumns(known: Known): readonly Column<Payment>[] {
  return [
    {
      id: 'picture',
      header: copy.columns.picture,
      place: 'picture',
      cell: (payment) => <Tile icon={ICONS[movementKind(payment)]} size="sm" />,
    },
    { id: 'what', header: copy.columns.what, place: 'title', cell: (payment) => <What payment={payment} /> },
    {
      id: 'state',
      header: copy.columns.state,
      place: 'state',
      cell: (payment) => {
        const standing = movementStanding(payment, known);
        return (
          <Badge kind={BADGES[standing]} wraps>
            {copy.state[standing]}
          </Badge>
        );
      },
    },
    {
      id: 'amount',
      header: copy.columns.amount,
      place: 'amount',
      numeric: true,
      cell: ({ totalAmount }) => formatMoney(centsFromDollars(totalAmount.amount)),
    },
  ];
}

function What({ payment }: { payment: Payment }) {
  const item = payment.paymentItem[0]?.item;
  const kind = movementKind(payment);
  const name = kind === 'bill' ? item?.id : item?.name;
  const { authorizationCode, caracteristicas, paymentDate } = payment;
  const said = caracteristicas.filter(({ nombre }) => SHOWN.includes(nombre)).map(({ valor }) => valor);
  const authorization = authorizationCode ? [copy.authorization(authorizationCode)] : [];
  return (
    <>
      <TextLink inherit href={paths.movement(payment.id)}>
        {copy.what[kind](name ?? '')}
        <span className="sr-only">{copy.receipt}</span>
      </TextLink>
      <span className={styles.details}>
        {copy.details([formatDateTime(paymentDate), ...said, ...authorization])}
      </span>
    </>
  );
}
