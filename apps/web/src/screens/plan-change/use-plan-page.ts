// What both steps need: the line, its plan, the plans on offer, and whether another one is ordered already.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { offeredPlansQuery } from '../../api/lines/plans.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { planQuery } from '../../api/purchase/catalogue.ts';
import { pendingOrderQuery } from '../../api/purchase/ordering.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { lineOf } from '../../shared/line/choose-line.ts';
import { inDisplayOrder, takesPlanOrders } from '../../shared/line/line-facts.ts';
import { useAdvice } from '../../shared/plan-advice/plan-advice.ts';

const NOBODY = { number: '', planCode: '', accountId: '' };

export function usePlanPage() {
  const asked = lineOf(useLocation());
  const list = useQuery(serviceListQuery);
  const services = list.data?.services ?? [];
  const lines = inDisplayOrder(services).filter(takesPlanOrders);
  const line = lines.find(({ number }) => number === asked) ?? lines[0] ?? null;
  const { number, planCode, accountId } = line ?? NOBODY;
  const enabled = line !== null;
  const current = useQuery({ ...planQuery(planCode, number), enabled });
  const offered = useQuery({ ...offeredPlansQuery(number), enabled });
  const pending = useQuery({ ...pendingOrderQuery(number), enabled });
  const advice = useAdvice(number, enabled);
  const needed = [list, current, offered];

  return {
    lines,
    line,
    /** The address names nobody's line, or another customer's: as good as none. */
    isUnknown:
      asked === null || (list.data !== undefined && !services.some(({ number }) => number === asked)),
    /** Known once the list is here. */
    isKnown: list.data !== undefined,
    corporate: services.filter(({ isCorpAdmin }) => isCorpAdmin),
    /** The last day of the cycle that runs. */
    cycleEnd: list.data?.groups.find(({ id }) => id === accountId)?.cycle?.end ?? null,
    current: current.data,
    /** Without the plan that the line has. */
    others: offered.data?.filter(({ id }) => id !== planCode),
    /** Waits and fails alone: plans can be chosen without it. */
    advice,
    /** Undefined until it is known; a failure counts as none, the server knows better. */
    pending: pending.isError ? null : pending.data,
    hasFailed: needed.some(({ isError, data }) => isError && data === undefined),
    /** What could not be refreshed: the oldest of it. */
    old: needed.filter(isOld).toSorted((one, other) => one.dataUpdatedAt - other.dataUpdatedAt)[0],
    isFetching: needed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of needed) if (query.isError) query.refetch();
    },
  };
}

const isOld = ({ isError, data }: UseQueryResult<unknown>) => isError && data !== undefined;

export type PlanPage = ReturnType<typeof usePlanPage>;
