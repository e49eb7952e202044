// One tab of the service record: what the range adds up to, its rows, and the way to the other pages.
import type { RecordKind } from '@portal/contract/lines/usage-records';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { downloadTable } from '../../api/documents.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { PAGE_SIZE, type RecordsWanted } from '../../api/lines/usage-records.ts';
import { formatPeriod } from '../../lib/dates.ts';
import { shownNumber } from '../../shared/line/line-facts.ts';
import { isClosedByUser, RecordsClosed } from '../../shared/line-user/records-closed.tsx';
import { FileButton } from '../../shared/page/file-button.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { recordCopy } from './service-record.copy.ts';
import styles from './service-record.module.css';

export interface RecordTabProps {
  line: Service;
  wanted: RecordsWanted;
  onPage: (page: number) => void;
}

interface RangeUsage<Row> {
  dateFrom: string;
  dateTo: string;
  total: { records: number };
  consumption: Row[];
}

export interface RecordCardProps<Row, Usage extends RangeUsage<Row>> extends RecordTabProps {
  query: UseQueryResult<Usage>;
  copy: {
    title: string;
    caption: (line: string) => string;
    waiting: string;
    failed: string;
    none: string;
    noneText: string;
    fileName: (number: string, from: string, to: string) => string;
  };
  kind: RecordKind;
  columns: (usage: Usage) => readonly Column<Row>[];
  figures: (usage: Usage) => readonly Figure[];
}

export function RecordCard<Row, Usage extends RangeUsage<Row>>(props: RecordCardProps<Row, Usage>) {
  const { line, wanted, onPage, query, copy, kind, columns, figures } = props;
  const top = useRef<HTMLDivElement>(null);
  const { data, error } = query;
  const pages = Math.ceil((data?.total.records ?? 0) / PAGE_SIZE);

  function turn(page: number) {
    onPage(page);
    const { y = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (y < 0) top.current?.scrollIntoView();
  }

  const fileOf = ({ dateFrom, dateTo }: Usage) => {
    const [from, to] = [dateFrom, dateTo].map((moment) => moment.slice(0, 10));
    const name = copy.fileName(line.number, from ?? '', to ?? '');
    return [kind, line.number, name, { from, to }] as const;
  };

  // Whatever was read before: it is not theirs to read any more.
  if (isClosedByUser(error))
    return (
      <Card>
        <RecordsClosed line={line.number} />
      </Card>
    );
  return (
    <div ref={top} className={styles.record}>
      <QueryCard
        query={query}
        title={copy.title}
        detail={data && formatPeriod(data.dateFrom, data.dateTo)}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={PAGE_SIZE} />}
      >
        {(usage) =>
          usage.total.records === 0 ? (
            <Empty drawing={<NothingFound />} title={copy.none} text={copy.noneText} />
          ) : (
            <div className={styles.body}>
              <RecordFigures figures={figures(usage)} />
              <div
                className={classNames(query.isPlaceholderData && styles.leaving)}
                aria-busy={query.isPlaceholderData || undefined}
              >
                <Table
                  caption={copy.caption(`${line.name} ${shownNumber(line)}`)}
                  columns={columns(usage)}
                  rows={usage.consumption}
                  rowKey={(row) => keyOf(usage.consumption, row)}
                />
              </div>
              {pages > 1 && (
                <Pagination
                  count={pages}
                  page={wanted.page}
                  onPage={turn}
                  labels={recordCopy.pages}
                  margin={1}
                  range={4}
                />
              )}
              <div>
                <FileButton label={recordCopy.csvOf} save={() => downloadTable(...fileOf(usage))}>
                  {recordCopy.csv}
                </FileButton>
              </div>
              <p className="sr-only" role="status">
                {wanted.page > 1 && !query.isPlaceholderData && recordCopy.pages.shown(wanted.page, pages)}
              </p>
            </div>
          )
        }
      </QueryCard>
    </div>
  );
}

/** Two records may be alike in every word: their place tells them apart. */
function keyOf<Row>(rows: readonly Row[], row: Row): string {
  return String(rows.indexOf(row));
}

// What the whole range adds up to.
interface Figure {
  term: string;
  value: string;
}

function RecordFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
