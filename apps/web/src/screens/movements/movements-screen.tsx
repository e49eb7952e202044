// Every payment of a line found again: bills, packages and top-ups, the newest first.
import type { Payment } from '@portal/contract/paying/payments';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { downloadTable } from '../../api/documents.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { billHistoryQuery } from '../../api/purchase/billing.ts';
import { MOVEMENTS_PER_PAGE, movementsQuery } from '../../api/purchase/payments.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { closeSeen } from '../../session/purchases.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { chooseLine, lineOf } from '../../shared/line/choose-line.ts';
import { detailPath, inDisplayOrder, shownNumber } from '../../shared/line/line-facts.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { isCharged, useWaitingIds } from '../../shared/purchase/invoice-charge.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { movementColumns } from './movement-columns.tsx';
import { movementKind } from './movement-facts.ts';
import { movementsCopy as copy } from './movements.copy.ts';

const ASK_AGAIN_MS = 5_000;

export function MovementsScreen() {
  const navigate = useNavigate();
  const asked = lineOf(useLocation());
  const selected = useSelectedService();
  const query = useQuery(serviceListQuery);
  const services = inDisplayOrder(query.data?.services ?? []);
  const wanted = [asked, selected?.number].find((number) =>
    services.some((service) => service.number === number),
  );
  const line = services.find(({ number }) => number === wanted) ?? services[0];

  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        back={
          line
            ? { href: withLine(detailPath(line.kind), line.number), label: line.name }
            : query.isPending && 'waiting'
        }
        picker={query.isPending ? 'waiting' : line && picker(line)}
      />
      <ServicesAlert query={query} />
      {line && <LineMovements key={line.number} line={line} />}
      {query.data && !line && <NoServices />}
    </>
  );

  function picker({ number }: Service) {
    return (
      <SelectField
        label={copy.line}
        labelHidden
        value={number}
        onChange={({ target }) => {
          const chosen = services.find((service) => service.number === target.value);
          if (!chosen) return;
          chooseLine(chosen);
          navigate(withLine(paths.movements(), chosen.number), { replace: true });
        }}
        options={services.map((service) => ({
          value: service.number,
          label: copy.lineOption(service.name, shownNumber(service)),
        }))}
      />
    );
  }
}

function LineMovements({ line }: { line: Service }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...movementsQuery(line.number, page),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.payments.some(isOpen) === true && ASK_AGAIN_MS,
  });
  useEffect(() => {
    const ended = query.data?.payments.filter((payment) => !isOpen(payment)) ?? [];
    closeSeen(ended.map(({ correlatorId }) => correlatorId));
  }, [query.data]);
  const { data } = query;
  const known = {
    bills:
      useQuery({ ...billHistoryQuery(line), enabled: data?.payments.some(isOfBill) === true }).data ?? null,
    waiting: useWaitingIds(data?.payments.find(isCharged)),
  };
  const pages = Math.ceil((query.data?.total ?? 0) / MOVEMENTS_PER_PAGE);
  return (
    <QueryCard
      query={query}
      title={copy.list}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={5} />}
      timeInHead
    >
      {({ payments, total }) =>
        total === 0 ? (
          <Empty drawing={<NothingFound />} title={copy.none} text={copy.noneText} />
        ) : (
          <div className="stack" aria-busy={query.isPlaceholderData || undefined}>
            <Table
              caption={copy.caption(`${line.name} ${shownNumber(line)}`)}
              columns={movementColumns(known)}
              rows={payments}
              rowKey={({ id }) => id}
              headersHidden
            />
            {pages > 1 && <Pagination count={pages} page={page} onPage={setPage} labels={copy.pages} />}
            <div>
              <FileButton
                label={copy.csvOf}
                save={() => downloadTable('movements', line.number, copy.csvName(line.number))}
              >
                {copy.csv}
              </FileButton>
            </div>
          </div>
        )
      }
    </QueryCard>
  );
}

function isOfBill(payment: Payment): boolean {
  return movementKind(payment) === 'bill';
}

function isOpen({ status }: Payment): boolean {
  return status === 'pendingAuthorization';
}

function NoServices() {
  return (
    <Card>
      <Empty
        level={2}
        drawing={<NoLines />}
        title={copy.noServices}
        text={copy.noServicesText}
        action={<ButtonLink href={paths.homeWithServices()}>{copy.toHome}</ButtonLink>}
      />
    </Card>
  );
}
