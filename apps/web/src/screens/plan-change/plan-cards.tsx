// Plans to choose from: a radio group of cards, each with its price, what it includes, and more to read.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { Check, Minus } from 'lucide-react';
import { type Ref, useId } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlanVerdict } from './advice/plan-verdict.tsx';
import { chooseCopy as copy, planChangeCopy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { planFacts, priceCentsOf } from './plan-facts.ts';

export interface PlanCardsProps {
  plans: readonly Plan[];
  chosen: Plan | undefined;
  advice: PlanAdvice | undefined;
  onChoose: (plan: Plan) => void;
  onMore: (plan: Plan) => void;
  error: string | null;
  /** The first choice, for who went on without one. */
  firstRef: Ref<HTMLInputElement>;
}

export function PlanCards({ plans, chosen, advice, onChoose, onMore, error, firstRef }: PlanCardsProps) {
  const group = useId();
  const noteId = `${group}-note`;
  return (
    <fieldset className={styles.group} aria-describedby={error ? noteId : undefined}>
      <legend className={styles.legend}>
        <h2>{copy.heading}</h2>
      </legend>
      {error && <FieldError id={noteId}>{error}</FieldError>}
      <div className={styles.cards}>
        {plans.map((plan, place) => (
          <div key={plan.id} className={styles.card}>
            <input
              ref={place === 0 ? firstRef : undefined}
              type="radio"
              id={`${group}-${plan.id}`}
              className={styles.choice}
              name={group}
              checked={plan.id === chosen?.id}
              onChange={() => onChoose(plan)}
              aria-labelledby={`${group}-${plan.id}-name ${group}-${plan.id}-price`}
              aria-describedby={`${group}-${plan.id}-facts ${group}-${plan.id}-verdict`}
            />
            <div className={styles.top}>
              <label id={`${group}-${plan.id}-name`} htmlFor={`${group}-${plan.id}`} className={styles.name}>
                {plan.nombre}
              </label>
              <span className={styles.dot} />
            </div>
            <PlanPrice id={`${group}-${plan.id}-price`} plan={plan} />
            <PlanFactList id={`${group}-${plan.id}-facts`} plan={plan} />
            <PlanVerdict id={`${group}-${plan.id}-verdict`} advice={advice} planId={plan.id} />
            <p className={styles.more}>
              <TextLink onClick={() => onMore(plan)}>
                {copy.more}
                <span className="sr-only">{copy.moreOf(plan.nombre)}</span>
              </TextLink>
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

export function PlanPrice({ plan, id }: { plan: Plan; id?: string }) {
  return (
    <p id={id} className={styles.price}>
      {formatMoney(priceCentsOf(plan))} <span className={styles.unit}>{planChangeCopy.perMonth}</span>
    </p>
  );
}

/** What a plan includes, a line each, with a tick or a dash. */
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
