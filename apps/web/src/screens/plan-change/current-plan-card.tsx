// 'Plan actual': short on phones, with what it includes on desktop.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PlanVerdict } from './advice/plan-verdict.tsx';
import { PlanPrice } from './plan-cards.tsx';
import { chooseCopy as copy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { PlanFactList } from './plan-fact-list.tsx';

export interface CurrentPlanCardProps {
  plan: Plan;
  advice: PlanAdvice | undefined;
  onMore: (plan: Plan) => void;
}

export function CurrentPlanCard({ plan, advice, onMore }: CurrentPlanCardProps) {
  return (
    <Card title={copy.current} quietTitle sticky>
      <p className={styles.name}>{plan.nombre}</p>
      <PlanPrice plan={plan} />
      <div className="only-lg">
        <PlanFactList plan={plan} />
      </div>
      <PlanVerdict advice={advice} planId={plan.id} />
      <p className={styles.more}>
        <TextLink onClick={() => onMore(plan)}>
          {copy.more}
          <span className="sr-only">{copy.moreOf(plan.nombre)}</span>
        </TextLink>
      </p>
    </Card>
  );
}
