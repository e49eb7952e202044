// 'Plan actual': short on phones, with what it includes on desktop.
import type { Plan } from '@portal/contract/catalogue';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PlanPrice } from './plan-cards.tsx';
import { chooseCopy as copy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { PlanFactList } from './plan-fact-list.tsx';

export function CurrentPlanCard({ plan, onMore }: { plan: Plan; onMore: (plan: Plan) => void }) {
  return (
    <Card title={copy.current} quietTitle sticky>
      <p className={styles.name}>{plan.nombre}</p>
      <PlanPrice plan={plan} />
      <div className="only-lg">
        <PlanFactList plan={plan} />
      </div>
      <p className={styles.more}>
        <TextLink onClick={() => onMore(plan)}>
          {copy.more}
          <span className="sr-only">{copy.moreOf(plan.nombre)}</span>
        </TextLink>
      </p>
    </Card>
  );
}
