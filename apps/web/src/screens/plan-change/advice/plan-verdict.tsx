// On a plan's card: what it would have cost, what it would not have given or given too much, and its first bill.
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { Check, TriangleAlert } from 'lucide-react';
import { formatMoney } from '../../../lib/money.ts';
import { paidCents } from '../../../shared/plan-advice/plan-advice.ts';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { verdictCopy } from './advice.copy.ts';
import styles from './advice.module.css';
import { adviceOn, billWords, restFacts } from './advice-facts.ts';

export interface PlanVerdictProps {
  advice: PlanAdvice | undefined;
  planId: string;
  id?: string;
}

export function PlanVerdict({ advice, planId, id }: PlanVerdictProps) {
  const plan = adviceOn(advice, planId);
  if (!advice || !plan) return null;
  const bill = billWords(plan, advice);
  const facts = restFacts(plan);
  return (
    <div id={id} className={styles.verdict}>
      {advice.suggestedPlanId === planId && (
        <Badge kind="success" wraps>
          {verdictCopy.suggested}
        </Badge>
      )}
      {advice.cycles.length > 0 && <Paid plan={plan} count={advice.cycles.length} />}
      {advice.cycles.length > 0 && plan.isCurrent && <p className={styles.bill}>{verdictCopy.ownBills}</p>}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ key, text, isMissing }) => (
            <li key={key} className={isMissing ? styles.missing : undefined}>
              <Icon of={isMissing ? TriangleAlert : Check} size="xs" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {bill && <p className={styles.bill}>{bill}</p>}
    </div>
  );
}

function Paid({ plan, count }: { plan: AdvisedPlan; count: number }) {
  const cents = paidCents(plan);
  if (cents === null) return <p className={styles.bill}>{verdictCopy.notSold}</p>;
  const words = plan.missing.length > 0 ? verdictCopy.paidWithPackages(count) : verdictCopy.paid(count);
  return (
    <p className={styles.paid}>
      <span>{words}</span> <strong>{formatMoney(cents)}</strong>
    </p>
  );
}
