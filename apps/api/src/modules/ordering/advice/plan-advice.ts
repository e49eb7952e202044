// Which plan suits a line: what it used in its last cycles, priced on each plan, and the bill that would come.

import { unlessUnavailable } from '@portal/contract/errors';
import { addDays, addMonths } from '@portal/market/civil-dates';
import type { BillForecast, Billing } from '@portal/operator-ports/billing';
import type { Catalogue, Plan } from '@portal/operator-ports/catalogue';
import type { Customers } from '@portal/operator-ports/customers';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import type { DayRange, Usage, UsedQuantities } from '@portal/operator-ports/usage';
import type { ManagedLine } from '../../../caller.ts';
import { mustTakeOrders } from '../change-plan.ts';
import {
  type CountedType,
  cheapestPackages,
  givenBy,
  missingOf,
  type PricedPlan,
  pricePlan,
  suggested,
} from './price-plan.ts';

export interface PlanAdviceNeeds {
  inventory: Pick<Inventory, 'list'>;
  customers: Pick<Customers, 'accounts'>;
  usage: Pick<Usage, 'usedBetween'>;
  catalogue: Pick<Catalogue, 'offeredPlans' | 'plans' | 'packages'>;
  billing: Pick<Billing, 'foresee'>;
}

export interface Advice {
  /** Those with records, the oldest first. */
  cycles: DayRange[];
  /** Of which nothing is recorded: what was used in them nobody knows. */
  unrecorded: DayRange[];
  used: UsedQuantities[];
  /** The cheapest first. */
  plans: PricedPlan[];
  ownCode: string;
  suggestedCode: string | null;
  /** Null: nobody foretells bills, or whoever does cannot be asked now. */
  forecast: BillForecast | null;
}

/** @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE */
export type AdvisePlan = (line: ManagedLine) => Promise<Advice>;

/** Usage is kept for six months. */
const cyclesAsked = 3;

export function createAdvisePlan(needs: PlanAdviceNeeds): AdvisePlan {
  const { inventory, customers, usage, catalogue, billing } = needs;

  async function plansOf(line: Line): Promise<Plan[]> {
    const offered = await catalogue.offeredPlans();
    const own = offered.find(isOwn) ?? (await catalogue.plans([line.planCode]))[0];
    return [
      // It pays what was agreed, whatever the plan costs now.
      ...(own ? [{ ...own, priceCents: line.monthlyFeeCents }] : []),
      ...offered.filter((plan) => !isOwn(plan)),
    ].toSorted((one, other) => one.priceCents - other.priceCents);
    function isOwn({ planCode }: Plan): boolean {
      return planCode === line.planCode;
    }
  }

  async function cyclesOf(line: Line): Promise<DayRange[]> {
    const [account] = await customers.accounts([line]);
    return account?.cycle ? lastCycles(account.cycle.startsOn, line.activatedOn) : [];
  }

  /** Everything else is worth showing without it. */
  const forecastFor = (line: Line, plans: readonly Plan[]) =>
    unlessUnavailable(
      billing.foresee(
        line,
        plans.map(({ planCode }) => planCode),
      ),
    );

  return async (managed) => {
    const [known] = await inventory.list([managed]);
    const line = mustTakeOrders(known);
    const [plans, whole, packages] = await Promise.all([plansOf(line), cyclesOf(line), catalogue.packages()]);
    const [uses, forecast] = await Promise.all([
      Promise.all(
        whole.map(async (cycle) => ({
          cycle,
          quantities: await usage.usedBetween(line.customerId, [line.lineId], cycle),
        })),
      ),
      forecastFor(line, plans),
    ]);
    const recorded = uses.filter(({ quantities }) => isRecorded(quantities));
    const used = recorded.map(({ quantities }) => quantities);
    const costOf = (type: CountedType) => {
      const missing = plans.flatMap((plan) =>
        used.map((quantities) => missingOf(givenBy(plan)[type], quantities[type])),
      );
      return cheapestPackages(packages, type, Math.max(0, ...missing));
    };
    const costs = { internet: costOf('internet'), voz: costOf('voz'), sms: costOf('sms') };
    const priced = plans.map((plan) => pricePlan(plan, used, costs));
    const ownCode = line.planCode;
    return {
      cycles: recorded.map(({ cycle }) => cycle),
      unrecorded: uses.filter((use) => !recorded.includes(use)).map(({ cycle }) => cycle),
      used,
      plans: priced,
      ownCode,
      suggestedCode: suggested(priced, ownCode),
      forecast,
    };
  };
}

/** No record at all is no record of no use: a line that is paid for is hardly ever silent for a month. */
const isRecorded = (quantities: UsedQuantities) => Object.values(quantities).some((quantity) => quantity > 0);

/** Those that the line was there for from the first day to the last. */
function lastCycles(runsFrom: string, activatedOn: string): DayRange[] {
  return Array.from({ length: cyclesAsked }, (_, index) => ({
    from: addMonths(runsFrom, index - cyclesAsked),
    to: addDays(addMonths(runsFrom, index - cyclesAsked + 1), -1),
  })).filter(({ from }) => activatedOn <= from);
}
