// Lines as rows: name and number, and at the right what is left of each. One call a kind of figure, however many lines.
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { allBalancesQuery } from '../../api/lines/balance.ts';
import { allProductsQuery } from '../../api/lines/inventory.ts';
import { problemsQuery } from '../../api/lines/problems.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { allUsageQuery } from '../../api/lines/usage.ts';
import { billsToPayQuery } from '../../api/purchase/billing.ts';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useDetailLink } from '../../shared/line/choose-line.ts';
import { consumptionCopy } from '../../shared/line/consumption-facts.copy.ts';
import { reportOf } from '../../shared/line/consumption-facts.ts';
import { rechargeBalanceCopy } from '../../shared/line/line-facts.copy.ts';
import { isMobile, lineTile, shownNumber, underName } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { useOneTime } from '../../shared/page/one-time.ts';
import { SectionTrouble } from '../../shared/page/section-trouble.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { UpdatedAt } from '../../ui/figures/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { homeCopy as copy } from './home.copy.ts';
import styles from './home.module.css';
import { type LineLeft, leftOf, rechargedCents } from './left-facts.ts';

/** More are found in Mis Servicios, which searches. */
export const LINES_SHOWN = 6;

export interface LineRowsProps {
  lines: readonly Service[];
  /** It ends with the way to all services; without it only where some are left out. */
  hasAll?: boolean;
}

export function LineRows({ lines, hasAll = false }: LineRowsProps) {
  const { answers, isWaiting, count } = useAnswers(lines);
  return (
    <ul className={styles.lines}>
      {lines.slice(0, LINES_SHOWN).map((line) => (
        <LineRow
          key={line.number}
          line={line}
          left={leftOf(line, answers)}
          isWaiting={isWaiting}
          // Of a prepaid line it is what is left.
          recharged={line.kind === 'Postpaid' ? rechargedCents(line.number, answers.balances) : null}
        />
      ))}
      {(hasAll || lines.length > LINES_SHOWN) && (
        <li>
          <Link className={styles.allLines} href={paths.myServices()}>
            <span className="grow">{copy.seeAll}</span>
            <span className={styles.count}>{count}</span>
            <Icon of={ChevronRight} size="sm" />
          </Link>
        </li>
      )}
    </ul>
  );
}

const seesFigures = (line: Service) => isOpen(line, 'figures');

function useAnswers(lines: readonly Service[]) {
  const some = (...fits: ((line: Service) => boolean)[]) => ({
    enabled: lines.some((line) => fits.every((each) => each(line))),
  });
  const list = useQuery(serviceListQuery).data;
  const usage = useQuery({ ...allUsageQuery, ...some(isMobile, seesFigures) });
  const balances = useQuery({ ...allBalancesQuery, ...some(isMobile, seesFigures) });
  const atHome = some((line) => !isMobile(line));
  const products = useQuery({ ...allProductsQuery, ...atHome });
  const problems = useQuery({ ...problemsQuery, ...atHome });
  const bills = useQuery({ ...billsToPayQuery, ...some((line) => !seesFigures(line)) });
  return {
    answers: {
      groups: list?.groups,
      reports: usage.data,
      balances: balances.data,
      products: products.data,
      problems: problems.data,
      bills: bills.data,
    },
    isWaiting: [usage, products].some(({ isLoading }) => isLoading),
    count: list?.services.length,
  };
}

interface LineRowProps {
  line: Service;
  left: LineLeft | null;
  /** Something of it may be on its way. */
  isWaiting: boolean;
  /** Cents on a line that has a bill as well. */
  recharged: number | null;
}

function LineRow({ line, left, isWaiting, recharged }: LineRowProps) {
  const under = underName(line);
  return (
    <li>
      <Link className={styles.line} {...useDetailLink(line)}>
        <Tile {...lineTile(line)} />
        <span className={styles.lineWords}>
          <span className="sr-only">{copy.detailsOf}</span>
          <b>
            <bdi>{line.name}</bdi>
          </b>
          <small>
            {under && `${under} · `}
            <span className="nowrap">{shownNumber(line)}</span>
          </small>
          {recharged !== null && (
            <small>
              {rechargeBalanceCopy.name} {formatMoney(recharged)}
            </small>
          )}
        </span>
        {left ? (
          <span className={styles.left}>
            <b className={classNames(left.kind && styles[left.kind])}>{left.figure}</b>
            <small>{left.of}</small>
          </span>
        ) : (
          isWaiting && <Skeleton width={64} />
        )}
        <Icon of={ChevronRight} size="sm" className="only-lg" />
      </Link>
    </li>
  );
}

/** Of what is left of all lines, said once: what nobody tells. Nothing where none is asked for. */
export function LinesTrouble({ lines }: Pick<LineRowsProps, 'lines'>) {
  const usage = useQuery({ ...allUsageQuery, enabled: false });
  const balances = useQuery({ ...allBalancesQuery, enabled: false });
  const groups = useQuery(serviceListQuery).data?.groups;
  const prepaid = lines.filter(({ kind, state }) => kind === 'Prepaid' && state === 'A').filter(seesFigures);
  const isUntold = prepaid.some((line) => leftOf(line, { groups, balances: balances.data }) === null);
  // The list of lines may know the balance all the same.
  if (balances.isError && isUntold && !usage.isError)
    return <SectionTrouble query={balances} title={failedCopy.balance} />;
  return <SectionTrouble query={usage} title={consumptionCopy.failed} />;
}

/** Since when what the rows say is true, where nothing before them on the page says it. */
export function LinesTime({ lines }: { lines: readonly Service[] }) {
  const frame = useRef<HTMLParagraphElement>(null);
  const usage = useQuery({ ...allUsageQuery, enabled: false });
  const balances = useQuery({ ...allBalancesQuery, enabled: false });
  const counted = lines.filter((line) => isMobile(line) && line.state === 'A');
  const reports = counted.flatMap(({ number }) => reportOf(usage.data ?? [], number) ?? []);
  const times = [
    ...reports.map(({ effectiveDate }) => Date.parse(effectiveDate)),
    ...(balances.data && counted.length > 0 ? [trueTime(balances.dataUpdatedAt)] : []),
  ];
  const isWaiting = counted.length > 0 && (usage.isLoading || balances.isLoading);
  const told = useOneTime(frame, times.length > 0 ? Math.min(...times) : isWaiting ? undefined : null);
  return (
    <p ref={frame} className={styles.linesTime}>
      {told === 'waiting' && <Skeleton width={132} height={12} />}
      {typeof told === 'number' && <UpdatedAt>{updatedAtWords(told)}</UpdatedAt>}
    </p>
  );
}
