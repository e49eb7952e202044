// What the network does to one line: the problem that goes on, and what came back for those that are over.
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import { useQuery } from '@tanstack/react-query';
import { openProblemOf, problemsQuery } from '../../api/lines/problems.ts';
import { formatDayAndMonth } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { problemCopy as copy } from './problem.copy.ts';
import { ProblemCard } from './problem-card.tsx';

/** Nothing while nothing is known: a page is no worse for a network that does not tell. */
export function LineProblems({ line }: { line: string }) {
  const { data = [] } = useQuery(problemsQuery);
  const open = openProblemOf(data, line);
  const given = data.find(
    ({ status, credit, affectedService }) =>
      status === 'resolved' && credit !== null && affectedService.some(({ id }) => id === line),
  );
  return (
    <>
      {open && <ProblemCard key={open.id} problem={open} />}
      {given && <Given problem={given} />}
    </>
  );
}

function Given({ problem: { startedAt, credit } }: { problem: ServiceProblem }) {
  if (!credit) return null;
  const money = formatMoney(centsFromDollars(credit.amount.value));
  return (
    <Notice kind="success" title={copy.over(formatDayAndMonth(startedAt))}>
      {credit.billNo === null ? copy.given(money) : copy.givenOn(money, credit.billNo)}
    </Notice>
  );
}
