// The list of notifications: opened, which reads them; deleted, unless it is undone; read all at once; in pages.
import type { CommunicationMessage } from '@portal/contract/help/notifications';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import {
  markAllRead,
  markRead,
  NOTIFICATIONS_PER_PAGE,
  notificationsQuery,
  removeNotification,
} from '../../api/notifications.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { billsToPayQuery } from '../../api/purchase/billing.ts';
import { ordersQuery } from '../../api/tickets.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { quoteOf } from '../../shared/repair.ts';
import { Button } from '../../ui/actions/button.tsx';
import { AllRead } from '../../ui/drawings/all-read.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { alertColumns } from './alert-columns.tsx';
import { alertAct, alertAddress, mayAct, type OpenMatters } from './alert-facts.ts';
import { notificationsCopy as copy, removeCopy } from './notifications.copy.ts';
import styles from './notifications.module.css';

export function AlertList() {
  const [page, setPage] = useState(1);
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());
  const [reading, setReading] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const query = useQuery({ ...notificationsQuery(page), placeholderData: keepPreviousData });
  const list = useQuery(serviceListQuery);
  const services = list.data?.services ?? [];
  const matters = useOpenMatters(services);
  const showToast = useToast();
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / NOTIFICATIONS_PER_PAGE));

  // The last one of the last page has just been deleted.
  useEffect(() => {
    if (query.data && !query.isPlaceholderData && page > pages) setPage(pages);
  }, [query.data, query.isPlaceholderData, page, pages]);

  // Told by Web Push, and pressed there: the list is only passed through.
  const opened = new URLSearchParams(search).get('open');
  const pressed = query.data?.messages.find(({ id }) => id === opened);
  const isKnown = list.data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was pressed
  useEffect(() => {
    if (!pressed || !isKnown) return;
    open(pressed);
    navigate(alertAddress(pressed, services), { replace: true });
  }, [pressed?.id, isKnown]);

  function open({ id, isRead }: CommunicationMessage) {
    if (!isRead) markRead(id);
  }

  const without = (id: string) => (before: ReadonlySet<string>) =>
    new Set([...before].filter((each) => each !== id));

  /** It is gone for the eye at once, and in truth when nobody can undo it any more. */
  function remove({ id }: CommunicationMessage) {
    let isUndone = false;
    setGoing((before) => new Set(before).add(id));
    showToast({
      text: removeCopy.done,
      action: {
        label: removeCopy.undo,
        onClick: () => {
          isUndone = true;
          setGoing(without(id));
          frame.current?.focus();
        },
      },
      onGone: async () => {
        if (isUndone || (await removeNotification(id))) return;
        setGoing(without(id));
        showToast({ kind: 'danger', text: copy.notDone });
      },
    });
    // The button that was pressed went with its row.
    frame.current?.focus();
  }

  async function readAll() {
    setReading(true);
    const { error } = await markAllRead();
    setReading(false);
    if (error) showToast({ kind: 'danger', text: copy.notDone });
  }

  const columns = alertColumns({
    hrefOf: (message) => alertAddress(message, services),
    onOpen: open,
    onRemove: remove,
    actOf: (message) => {
      const waits = (list.isLoading || matters.isLoading) && mayAct(message);
      return alertAct(message, services, matters) ?? (waits ? 'waiting' : null);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that only takes the focus
    <div ref={frame} tabIndex={-1} role="group" aria-label={copy.list} className={styles.list}>
      <QueryCard
        query={query}
        title={copy.list}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={12} />}
        timeInHead
      >
        {({ messages, total }) =>
          total === 0 ? (
            <Empty drawing={<AllRead />} title={copy.none} text={copy.noneText} />
          ) : (
            <div className="stack" aria-busy={query.isPlaceholderData || undefined}>
              <Table
                caption={copy.caption}
                columns={columns}
                rows={messages.filter(({ id }) => !going.has(id))}
                rowKey={({ id }) => id}
              />
              {messages.some(({ isRead }) => !isRead) && (
                <Button
                  className={styles.readAll}
                  size="sm"
                  busy={reading}
                  busyText={copy.readingAll}
                  onClick={readAll}
                >
                  {copy.readAll}
                </Button>
              )}
              {pages > 1 && <Pagination count={pages} page={page} onPage={setPage} labels={copy.pages} />}
            </div>
          )
        }
      </QueryCard>
    </div>
  );
}

// Which bills are still to be paid and which repairs still wait for a word: nobody is called to do what is done.
interface Matters extends OpenMatters {
  /** Not the first answers yet. What is not known counts as settled. */
  isLoading: boolean;
}

function useOpenMatters(services: readonly Service[]): Matters {
  const isBilled = services.some(({ kind }) => kind !== 'Prepaid');
  const billsQuery = useQuery({ ...billsToPayQuery, enabled: isBilled });
  const ticketsQuery = useQuery(ordersQuery(null));
  const bills = billsQuery.data ?? [];
  const tickets = ticketsQuery.data ?? [];
  const { approvalCharacteristic } = settings();
  return {
    isLoading: billsQuery.isLoading || ticketsQuery.isLoading,
    billNos: bills.map(({ billNo }) => billNo),
    ticketIds: tickets.filter((each) => quoteOf(each, approvalCharacteristic) !== null).map(({ id }) => id),
  };
}
