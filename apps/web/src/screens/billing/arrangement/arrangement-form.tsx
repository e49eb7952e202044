// All of it on a later day, or in parts: the days are proposed, the amounts follow the rule, and cost is said before.
import type { ArrangementRule } from '@portal/contract/paying/arrangements';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { makeArrangement } from '../../../api/purchase/arrangements.ts';
import { formatDayAndMonth } from '../../../lib/dates.ts';
import { centsFromDollars, dollarsFromCents, formatMoney } from '../../../lib/money.ts';
import { settings } from '../../../lib/settings.ts';
import { DayField, dayIn, wrongDay } from '../../../shared/page/day-field.tsx';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import styles from '../../../shared/page/form-page.module.css';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { typedOf } from '../../../ui/fields/typed-date.ts';
import { Amount } from '../../../ui/figures/amount.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { arrangementCopy as copy } from './arrangement.copy.ts';
import { countsOf, daysOpen, partsOf, proposedDays, totalCents } from './plan.ts';

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
