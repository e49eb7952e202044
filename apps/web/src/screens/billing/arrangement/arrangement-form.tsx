// All of it on a later day, or in parts: the days are proposed, the amounts follow the rule, and cost is said before.
import type { ArrangementRule } from '@portal/contract/paying/arrangements';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { addDays, daysBetween } from '@portal/market/civil-dates';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { makeArrangement } from '../../../api/purchase/arrangements.ts';
import { formatDayAndMonth } from '../../../lib/dates.ts';
import { centsFromDollars, dollarsFromCents, formatMoney } from '../../../lib/money.ts';
import { settings } from '../../../lib/settings.ts';
import { DayField, dayIn, wrongDay } from '../../../shared/page/day-field.tsx';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import styles from '../../../shared/page/form-page.module.css';
import { typedOf } from '../../../ui/fields/date-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { arrangementCopy as copy } from './arrangement.copy.ts';

export function ArrangementForm({ rule, bill }: { rule: ArrangementRule; bill: CustomerBill }) {
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(crypto.randomUUID());
  const [count, setCount] = useState(1);
  const [typed, setTyped] = useState(() => proposedDays(rule, 1).map(typedOf));
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const amounts = partsOf(rule, count);
  const days = typed.map(dayIn);
  const open = amounts.map((_, place) => daysOpen(rule, count, place, days[place - 1] ?? null));
  const costCents = centsFromDollars(rule.cost.value);

  function choose(next: number) {
    setCount(next);
    setTyped(proposedDays(rule, next).map(typedOf));
    setIsTried(false);
    setTrouble(null);
  }

  async function make(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const chosen = days.flatMap((day, place) => {
      const within = open[place];
      return day && within && !wrongDay(day, within) ? [day] : [];
    });
    if (isBusy || chosen.length < count) return;
    setIsBusy(true);
    setTrouble(null);
    const instalments = chosen.map((due, place) => ({
      due,
      amount: { value: dollarsFromCents(amounts[place] ?? 0) },
    }));
    const { error } = await makeArrangement(
      { billNo: bill.billNo, cost: { value: rule.cost.value }, instalments },
      key.current,
    );
    setIsBusy(false);
    if (error) setTrouble(copy.refusals[error.code] ?? copy.notMade(settings().helpPhone));
    else showToast({ kind: 'success', text: copy.made });
    await client.invalidateQueries();
  }

  return (
    <form className={styles.halves} onSubmit={make} noValidate>
      <div className={styles.form}>
        <RadioGroup
          legend={copy.how.title}
          options={countsOf(rule).map((each) =>
            each === 1
              ? {
                  value: '1',
                  label: copy.how.once,
                  detail: copy.how.onceDetail(formatDayAndMonth(rule.lastOn)),
                }
              : {
                  value: String(each),
                  label: copy.how.parts(each),
                  detail: copy.how.partsDetail(formatMoney(partsOf(rule, each)[0] ?? 0)),
                },
          )}
          value={String(count)}
          onChange={(value) => choose(Number(value))}
        />
        <div className={styles.days}>
          {open.map((within, place) => (
            <DayField
              // A place has one field, whatever day stands in it.
              // biome-ignore lint/suspicious/noArrayIndexKey: the places are what they are.
              key={place}
              label={count === 1 ? copy.how.day : copy.how.dayOf(place + 1, formatMoney(amounts[place] ?? 0))}
              days={within}
              value={typed[place] ?? ''}
              onValue={(value) => setTyped(typed.map((each, at) => (at === place ? value : each)))}
              isTried={isTried}
            />
          ))}
        </div>
      </div>
      <div className={styles.form}>
        <div>
          <p className="small muted">{copy.total}</p>
          <Amount money={formatMoney(totalCents(rule))} />
          <p>{costCents === 0 ? copy.free : copy.cost(formatMoney(costCents))}</p>
        </div>
        <FormFoot effects={copy.effects} busyText={copy.making} {...{ trouble, isBusy }}>
          {copy.make}
        </FormFoot>
        <p className="small muted">{copy.left(rule.leftThisYear)}</p>
      </div>
    </form>
  );
}

// How what is due of a bill is spread: amounts by the rule, and days that are proposed and may be changed within it.

type Rule = Pick<
  ArrangementRule,
  'firstOn' | 'lastOn' | 'firstPartBy' | 'lastPartOn' | 'apartDays' | 'minFirstAmount' | 'amount' | 'cost'
>;

const totalCents = ({ amount, cost }: Rule): number =>
  centsFromDollars(amount.value) + centsFromDollars(cost.value);

/** Equal ones, but for the first where the rule asks for more; the cents that are left over come with the last. */
export function partsOf(rule: Rule, count: number): number[] {
  const total = totalCents(rule);
  if (count === 1) return [total];
  const equal = Math.floor(total / count);
  const first = Math.max(equal, centsFromDollars(rule.minFirstAmount.value));
  const each = Math.floor((total - first) / (count - 1));
  const between = Array<number>(count - 2).fill(each);
  return [first, ...between, total - first - each * (count - 2)];
}

/** The latest days, as far apart as one another; all of it at once on the latest. */
export function proposedDays(rule: Rule, count: number): string[] {
  const { firstOn, lastOn, lastPartOn } = rule;
  if (count === 1) return [lastOn];
  const apart = Math.floor(daysBetween(firstOn, lastPartOn) / (count - 1));
  return Array.from({ length: count }, (_, place) => addDays(firstOn, place * apart));
}

/** Between which days one part may be, the one before it being known. */
export function daysOpen(rule: Rule, count: number, place: number, before: string | null) {
  const { firstOn, lastOn, firstPartBy } = rule;
  if (count === 1) return { least: firstOn, most: lastOn };
  if (place === 0) return { least: firstOn, most: firstPartBy };
  return {
    least: addDays(before ?? firstOn, rule.apartDays),
    most: addDays(rule.lastPartOn, (place + 1 - count) * rule.apartDays),
  };
}

/** With so few days or so little money fewer parts are possible. */
export function countsOf(rule: Rule & Pick<ArrangementRule, 'mostParts'>): number[] {
  const days = daysBetween(rule.firstOn, rule.lastPartOn);
  return Array.from({ length: rule.mostParts }, (_, place) => place + 1).filter(
    (count) =>
      count === 1 ||
      (days >= (count - 1) * rule.apartDays && partsOf(rule, count).every((cents) => cents > 0)),
  );
}
