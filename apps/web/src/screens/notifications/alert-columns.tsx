// One notification as a row: what happened, when, and the way to be rid of it.
import type { CommunicationMessage } from '@portal/contract/help/notifications';
import { Trash2 } from 'lucide-react';
import { formatDateTime } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import type { Column } from '../../ui/lists/table.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { type AlertAct, alertIcon } from './alert-facts.ts';
import { notificationsCopy as copy } from './notifications.copy.ts';
import styles from './notifications.module.css';

export interface AlertActs {
  hrefOf: (message: CommunicationMessage) => string;
  onOpen: (message: CommunicationMessage) => void;
  onRemove: (message: CommunicationMessage) => void;
  /** `waiting` keeps its room until it is known whether there is one. */
  actOf: (message: CommunicationMessage) => AlertAct | 'waiting' | null;
}

export function alertColumns({ hrefOf, onOpen, onRemove, actOf }: AlertActs): Column<CommunicationMessage>[] {
  return [
    {
      id: 'alert',
      header: copy.columns.alert,
      place: 'title',
      cell: (message) => (
        <div className={styles.alert}>
          <Tile icon={alertIcon(message)} size="sm" kind={message.isRead ? 'plain' : 'ink'} />
          <div className={styles.words}>
            <Link className={styles.subject} href={hrefOf(message)} onClick={() => onOpen(message)}>
              {message.subject}
            </Link>
            <span className={styles.content}>{message.content}</span>
            {!message.isRead && <Badge kind="info">{copy.unread}</Badge>}
            <Act act={actOf(message)} onClick={() => onOpen(message)} />
          </div>
        </div>
      ),
    },
    {
      id: 'date',
      header: copy.columns.date,
      place: 'state',
      cell: ({ sendTime }) => <span className={styles.date}>{formatDateTime(sendTime)}</span>,
    },
    {
      id: 'remove',
      header: copy.columns.remove,
      place: 'amount',
      cell: (message) => (
        <IconButton
          className={styles.remove}
          label={copy.remove(message.subject)}
          icon={Trash2}
          iconSize="sm"
          onClick={() => onRemove(message)}
        />
      ),
    },
  ];
}

function Act({ act, onClick }: { act: AlertAct | 'waiting' | null; onClick: () => void }) {
  if (!act) return null;
  if (act === 'waiting') return <ActSkeleton />;
  return (
    <ButtonLink size="sm" className={styles.act} href={act.href} onClick={onClick}>
      {act.label}
    </ButtonLink>
  );
}

function ActSkeleton() {
  return (
    <span className={styles.act}>
      <Skeleton width={140} height={44} radius="var(--r-pill)" />
    </span>
  );
}
