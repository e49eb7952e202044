// 'Órdenes de servicio': the customer's own repairs, searched by order number or document, in three tabs.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { documentOf } from '@portal/market/documents';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronRight, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { type OrdersWanted, type OrderWord, ordersQuery } from '../../../api/tickets.ts';
import { trueTime } from '../../../lib/clock.ts';
import { formatDate, updatedAtWords } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { HolderCard } from '../../../shared/holder/holder-card.tsx';
import { sectionCopy } from '../../../shared/page/page.copy.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { deviceName } from '../../../shared/repair.ts';
import { Button, IconButton } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Badge, UpdatedAt } from '../../../ui/figures/figures.tsx';
import { NavList } from '../../../ui/lists/nav-list.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Empty, SectionError } from '../../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { visitsLinkCopy } from '../support.copy.ts';
import styles from '../support.module.css';
import { needsHolder, standingBadge, stepName } from './lookup-state.ts';
import { ordersCopy as copy, holderLeads, orderNumber, ordersCopy, percent } from './repair.copy.ts';
import { inFilter, type OrderFilter, progressOf } from './repair-facts.ts';

// Orders in rows: device, number, since when, in which state, how far.
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

function OrderTable({ orders }: { orders: readonly TroubleTicket[] }) {
  return <Table caption={copy.caption} columns={COLUMNS} rows={orders} rowKey={({ id }) => id} />;
}

// Todas, Pendientes, Concluidas, each with its count, and the table of the chosen one.
const FILTERS = ['ALL', 'PENDIENTES', 'CONCLUIDAS'] as const satisfies readonly OrderFilter[];
const PAGE_SIZE = 10;

interface OrderTabsProps {
  orders: readonly TroubleTicket[];
  isSearch: boolean;
}

function OrderTabs({ orders, isSearch }: OrderTabsProps) {
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

export function ServiceOrdersScreen() {
  const [wanted, setWanted] = useState<OrdersWanted | null>(null);
  const query = useQuery({ ...ordersQuery(wanted), refetchOnMount: 'always' });
  const { data } = query;
  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        back={{ href: paths.support(), label: copy.back }}
        aside={
          data ? (
            <UpdatedAt>{updatedAtWords(trueTime(query.dataUpdatedAt))}</UpdatedAt>
          ) : (
            !query.isError && <Skeleton width={132} height={18} />
          )
        }
      />
      <div className={styles.orders}>
        <NavList
          rows={[
            {
              icon: CalendarClock,
              title: visitsLinkCopy.title,
              detail: visitsLinkCopy.text,
              href: paths.visits(),
            },
          ]}
        />
        <OrderSearch
          wanted={wanted}
          onSearch={(next) => {
            setWanted(next);
            // The same search again asks again.
            if (next?.text === wanted?.text && next?.word === wanted?.word) query.refetch();
          }}
        />
        {query.isError && needsHolder(query.error) ? (
          <HolderCard
            lead={holderLeads.sees}
            known={{ documentType: documentOf('person').type, documentNumber: wanted?.text ?? '' }}
          />
        ) : data ? (
          <OrderTabs key={wanted?.text ?? ''} orders={data} isSearch={wanted !== null} />
        ) : (
          <Card busy={!query.isError}>
            {query.isError ? (
              <SectionError
                level={2}
                title={copy.failed}
                text={sectionCopy.tryAgain}
                busy={query.isFetching}
                onRetry={query.refetch}
              />
            ) : (
              <SkeletonGroup label={copy.waiting}>
                <SkeletonRows count={4} />
              </SkeletonGroup>
            )}
          </Card>
        )}
      </div>
    </>
  );
}

// The search over the orders: by which word, the text, and the way back to all of them.
const { search: orderSearchCopy } = ordersCopy;
const WORDS = (['id', 'identityNumber'] as const).map((value) => ({
  value,
  label: orderSearchCopy.words[value],
}));

interface OrderSearchProps {
  /** Null: all of them. */
  wanted: OrdersWanted | null;
  onSearch: (wanted: OrdersWanted | null) => void;
}

function OrderSearch({ wanted, onSearch }: OrderSearchProps) {
  const [word, setWord] = useState<OrderWord>('id');
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  return (
    <Card>
      <form
        aria-label={orderSearchCopy.card}
        className={styles.orderSearch}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text) onSearch({ word, text });
        }}
      >
        <SelectField
          label={orderSearchCopy.by}
          options={WORDS}
          value={word}
          onChange={({ target }) => {
            setWord(target.value as OrderWord);
            setTyped('');
          }}
        />
        <TextField
          label={orderSearchCopy.text[word]}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        <Button type="submit" kind="primary" disabled={text === ''}>
          {orderSearchCopy.act}
        </Button>
      </form>
      {wanted && (
        <p className={styles.allOrders}>
          <TextLink
            onClick={() => {
              setTyped('');
              onSearch(null);
            }}
          >
            {orderSearchCopy.all}
          </TextLink>
        </p>
      )}
    </Card>
  );
}
