// What a row says of its line at the right: what is left of it, how it stands, or what is owed.
import type { AccumulatedBalance } from '@portal/contract/lines/balance';
import type { Product } from '@portal/contract/lines/inventory';
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { rechargeCents } from '../../api/lines/balance.ts';
import { openProblemOf } from '../../api/lines/problems.ts';
import type { Service, ServiceGroup } from '../../api/lines/service-list.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { isNearlyGone, leftInRow, reportOf, ringFigures } from '../../shared/line/consumption-facts.ts';
import { channelsOf, speedsOf } from '../../shared/line/fixed-facts.ts';
import { stateWord } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { leftCopy as copy } from './home.copy.ts';

export interface LineLeft {
  /** `9,2 GB`, `$4,35`, `Suspendido`. */
  figure: string;
  /** `de 15 GB`, `de saldo`; empty where the figure says it all. */
  of: string;
  kind?: 'warning' | 'danger';
}

/** What one call each says of all lines; nothing while it is on its way, or where it does not come. */
export interface LinesAnswers {
  groups?: readonly ServiceGroup[] | undefined;
  reports?: readonly UsageConsumptionReport[] | undefined;
  balances?: readonly AccumulatedBalance[] | undefined;
  products?: readonly Product[] | undefined;
  problems?: readonly ServiceProblem[] | undefined;
  /** To be paid. */
  bills?: readonly CustomerBill[] | undefined;
}

/** Null while it is on its way, where there is nothing to count, or where it is not theirs to see. */
export function leftOf(line: Service, answers: LinesAnswers): LineLeft | null {
  if (line.state !== 'A') return standing(line);
  if (!isOpen(line, 'figures')) return owed(line, answers);
  if (line.kind === 'Fixed') return atHome(line, answers);
  return line.kind === 'Prepaid' ? money(line, answers) : allowance(line, answers);
}

function standing({ state, isInDebt }: Service): LineLeft {
  const figure = stateWord(state);
  if (state !== 'S') return { figure, of: '' };
  return { figure, of: isInDebt ? copy.unpaid : '', kind: 'danger' };
}

function owed({ number }: Service, { bills = [] }: LinesAnswers): LineLeft | null {
  const cents = bills
    .filter(({ product }) => product.publicIdentifier === number)
    .reduce((sum, { remainingAmount }) => sum + centsFromDollars(remainingAmount.value), 0);
  return cents > 0 ? { figure: formatMoney(cents), of: copy.owed } : null;
}

function atHome({ number, type }: Service, { products = [], problems }: LinesAnswers): LineLeft | null {
  const product = products.find(({ publicIdentifier }) => publicIdentifier === number);
  const speeds = product && type === '5' ? speedsOf(product) : null;
  const speed = speeds && copy.speed(speeds.downMbps);
  if (problems && openProblemOf(problems, number)) {
    return { figure: copy.problem, of: speed ?? '', kind: 'warning' };
  }
  // The network has no fault that is known; whether it works in this home the technical help finds out.
  if (speed) return { figure: speed, of: problems ? copy.noProblem : '' };
  const channels = product && type === '4' ? channelsOf(product).video : 0;
  return channels > 0 ? { figure: String(channels), of: copy.channels(channels) } : null;
}

/** Until the balance comes, and where it does not, the list's own; what nobody tells is not none. */
function money({ number, accountId }: Service, { balances, groups = [] }: LinesAnswers): LineLeft | null {
  const listed = groups.find(({ id }) => id === accountId)?.balanceCents ?? null;
  const cents = rechargedCents(number, balances) ?? listed;
  if (cents !== null) return { figure: formatMoney(cents), of: copy.balance };
  return balances ? { figure: copy.notKnown, of: copy.notKnownYet } : null;
}

/** What has been recharged on a line, of any kind. */
export function rechargedCents(number: string, balances: LinesAnswers['balances'] = []): number | null {
  const balance = balances.find(({ product }) => product[0]?.publicIdentifier === number);
  return balance ? rechargeCents(balance) : null;
}

/** Internet, or else the first that the plan brings. What nobody has counted is not none. */
function allowance({ number }: Service, { reports }: LinesAnswers): LineLeft | null {
  const report = reports && reportOf(reports, number);
  if (reports && !report) return { figure: copy.notKnown, of: copy.notKnownYet };
  const figure = report && ringFigures(report).find(({ isIncluded }) => isIncluded);
  if (!figure) return null;
  const { left, of } = leftInRow(figure);
  return { figure: left, of: of || figure.name, ...(isNearlyGone(figure) && { kind: 'warning' as const }) };
}
