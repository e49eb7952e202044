// Plans to choose from: a radio group of cards, each with its price, what it includes, and more to read.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { formatDayAndMonth } from '../../lib/dates.ts';
import { formatMoney, moneyOf } from '../../lib/money.ts';
import { quantityWords } from '../../lib/usage.ts';
import { paidCents } from '../../shared/plan-change/plan-advice.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { FieldError } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/figures/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chooseCopy as copy, planChangeCopy, verdictCopy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { planFacts, priceCentsOf } from './plan-facts.ts';

interface PlanCardsProps {
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
            <MoreOfPlan plan={plan} onMore={onMore} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

export function MoreOfPlan({ plan, onMore }: { plan: Plan; onMore: (plan: Plan) => void }) {
  return (
    <p className={styles.more}>
      <TextLink onClick={() => onMore(plan)}>
        {copy.more}
        <span className="sr-only">{copy.moreOf(plan.nombre)}</span>
      </TextLink>
    </p>
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

interface PlanVerdictProps {
  advice: PlanAdvice | undefined;
  planId: string;
  id?: string;
}

/** On a plan's card: what it would have cost, what it would not have given or given too much, and its first bill. */
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
        <ul className={styles.adviceFacts}>
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

/** What the server's advice says, in the figures of a card. */
export function adviceOn(advice: PlanAdvice | undefined, planId: string): AdvisedPlan | undefined {
  return advice?.plans.find((plan) => plan.planId === planId);
}

interface RestFact {
  key: string;
  text: string;
  isMissing: boolean;
}

/** What is missing first; what has no limit is not worth a line. */
function restFacts({ missing, leftOver }: AdvisedPlan): RestFact[] {
  const short = missing.map(({ usageType, units, amounts }) => ({
    key: usageType,
    text: verdictCopy.missing(
      verdictCopy.what[usageType](quantityWords(Math.max(...amounts), units)),
      amounts.filter((amount) => amount > 0).length,
      amounts.length,
    ),
    isMissing: true,
  }));
  const rest = leftOver.flatMap(({ usageType, units, amounts }) => {
    if (amounts === null || amounts.length === 0 || short.some(({ key }) => key === usageType)) return [];
    const least = quantityWords(Math.min(...amounts), units);
    const most = quantityWords(Math.max(...amounts), units);
    const text = verdictCopy.leftOver(least === most ? null : least, verdictCopy.what[usageType](most));
    return [{ key: usageType, text, isMissing: false }];
  });
  return [...short, ...rest];
}

/** `Tu factura del 1 de enero: $21,99` */
function billWords(plan: AdvisedPlan, { plannedBillDate }: PlanAdvice): string | null {
  return plan.nextBill && plannedBillDate
    ? verdictCopy.bill(formatDayAndMonth(plannedBillDate), moneyOf(plan.nextBill))
    : null;
}

/** Some cycle took all that the line's plan gives of something: what more would have been used nobody knows. */
export function hasUsedUp({ plans }: PlanAdvice): boolean {
  const own = plans.find(({ isCurrent }) => isCurrent);
  return (
    own !== undefined && (own.missing.length > 0 || own.leftOver.some(({ amounts }) => amounts?.includes(0)))
  );
}
