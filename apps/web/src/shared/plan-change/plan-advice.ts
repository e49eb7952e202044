// The comparison of plans by what was used: by itself where that is allowed, or when somebody asks for it.
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planAdviceQuery } from '../../api/lines/plans.ts';
import { privacyChoicesQuery } from '../../api/person/agreements.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { visitStorage } from '../../session/browser-storage.ts';
import { VISIT_KEYS } from '../../session/session.ts';
import { answerCopy as copy } from './plan-change.copy.ts';

const YES = 'yes';

export function useAdvice(number: string, enabled: boolean) {
  const mayPropose = useMayPropose();
  // For the visit: both steps, and a page that is loaded again.
  const [wasAsked, setWasAsked] = useState(() => visitStorage.read(VISIT_KEYS.adviceAsked) === YES);
  const isWanted = mayPropose || wasAsked;
  const query = useQuery({ ...planAdviceQuery(number), enabled: enabled && isWanted });

  function ask() {
    visitStorage.write(VISIT_KEYS.adviceAsked, YES);
    setWasAsked(true);
  }
  return { query, isWanted, ask };
}

export type Advice = ReturnType<typeof useAdvice>;

// Whether something may be proposed by what the customer used: off until they switch it on.

/** What somebody asks for themselves is no proposal, and waits for no switch. */
function useMayPropose(): boolean {
  const { data } = useQuery(privacyChoicesQuery);
  return data?.some(({ id, granted }) => id === 'profiling' && granted) ?? false;
}

// Which plan would have cost least in the last cycles of a line, in a sentence.

/** Null: for part of it there are no packages, or there is no cycle to judge by. */
export function paidCents({ wouldHavePaid }: AdvisedPlan): number | null {
  if (wouldHavePaid.length === 0) return null;
  return wouldHavePaid.reduce<number | null>(
    (sum, money) => (sum === null || money === null ? null : sum + centsFromDollars(money.value)),
    0,
  );
}

export function adviceAnswer({ cycles, unrecorded, plans, suggestedPlanId }: PlanAdvice): string {
  if (cycles.length === 0) return unrecorded.length > 0 ? copy.nothingRecorded : copy.young;
  const best = plans.find(({ planId }) => planId === suggestedPlanId);
  const own = plans.find(({ isCurrent }) => isCurrent);
  const [least, now] = [best && paidCents(best), own && paidCents(own)];
  if (!best || !own || least == null || now == null) return copy.unknown;
  if (best === own) return copy.own(cycles.length);
  const words = copy.other(best.name, formatMoney(now - least), cycles.length);
  return best.missing.length + own.missing.length > 0 ? `${words} ${copy.withPackages}` : words;
}
