// What a plan includes, a line each, with a tick or a dash.
import type { Plan } from '@portal/contract/shopping/catalogue';
import { Check, Minus } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import styles from './plan-change.module.css';
import { planFacts } from './plan-facts.ts';

export function PlanFactList({ plan, id }: { plan: Plan; id?: string }) {
  return (
    <ul id={id} className={styles.facts}>
      {planFacts(plan).map(({ key, text, isGiven }) => (
        <li key={key} className={isGiven ? undefined : styles.without}>
          <Icon of={isGiven ? Check : Minus} size="xs" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
