// «Acuerdo de pago»: a bill is paid on a later day or in parts; then what was agreed, with what of it is paid.
import type { ArrangementRule, Instalment, PaymentArrangement } from '@portal/contract/paying/arrangements';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { addDays, daysBetween } from '@portal/market/civil-dates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, CircleAlert, Clock, Hourglass } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  arrangementOfferQuery,
  arrangementQuery,
  cancelArrangement,
  makeArrangement,
} from '../../../api/purchase/arrangements.ts';
import { billQuery, nextPart } from '../../../api/purchase/billing.ts';
import { formatDayAndMonth, isOverdue } from '../../../lib/dates.ts';
import { centsFromDollars, dollarsFromCents, formatDollars, formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { usePathWord } from '../../../lib/place/router.tsx';
import { settings } from '../../../lib/settings.ts';
import { AskedButton } from '../../../shared/asked-button.tsx';
import { DayField, dayIn, wrongDay } from '../../../shared/page/day-field.tsx';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import styles from '../../../shared/page/form-page.module.css';
import { OneThing } from '../../../shared/page/one-thing.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { QueryCard, WithData } from '../../../shared/page/query-card.tsx';
import { useBusy, useWishKey } from '../../../shared/use-task.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { typedOf } from '../../../ui/fields/date-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Amount } from '../../../ui/figures/figures.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Empty } from '../../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { isPayable, monthWord, toPayCents } from '../bill-facts.ts';
import { arrangementCopy } from './arrangement.copy.ts';

export function ArrangementScreen() {
  const billNo = usePathWord('billNo') ?? '';
  const query = useQuery(billQuery(billNo));
  const { data: bill } = query;
  return (
    <>
      <PageHead
        title={arrangementCopy.title}
        lead={bill && leadOf(bill)}
        back={
          bill
            ? { href: paths.bill(billNo), label: arrangementCopy.back(monthWord(bill.billDate)) }
            : { href: paths.billing(), label: arrangementCopy.toBills }
        }
      />
      <div className={styles.page}>
        <OneThing query={query} thing={bill} words={arrangementCopy} otherwise={paths.billing()}>
          {(found) => <OfBill key={billNo} bill={found} />}
        </OneThing>
      </div>
    </>
  );
}

function leadOf(bill: CustomerBill): string {
  const cents = toPayCents(bill);
  return cents > 0 ? arrangementCopy.lead(bill.product.name, formatMoney(cents)) : bill.product.name;
}

const frame = {
  failed: arrangementCopy.failed,
  waiting: arrangementCopy.waiting,
  skeleton: <SkeletonRows count={4} />,
};

function OfBill({ bill }: { bill: CustomerBill }) {
  const query = useQuery(arrangementQuery(bill.billNo));
  return (
    <WithData query={query} {...frame}>
      {(last) =>
        last ? <ArrangementStanding arrangement={last} bill={bill} /> : <NotArranged bill={bill} />
      }
    </WithData>
  );
}

function NotArranged({ bill }: { bill: CustomerBill }) {
  const query = useQuery(arrangementOfferQuery(bill.billNo));
  return (
    <QueryCard query={query} isUntimed {...frame}>
      {(rule) =>
        rule.reason ? (
          <Empty
            level={2}
            title={arrangementCopy.noneNow}
            text={arrangementCopy.reasons[rule.reason]}
            action={<ButtonLink href={paths.bill(bill.billNo)}>{arrangementCopy.toBill}</ButtonLink>}
          />
        ) : (
          <ArrangementForm rule={rule} bill={bill} />
        )
      }
    </QueryCard>
  );
}

/** All of it on a later day, or in parts: the days are proposed, the amounts follow the rule, and cost is said before. */
function ArrangementForm({ rule, bill }: { rule: ArrangementRule; bill: CustomerBill }) {
  const client = useQueryClient();
  const showToast = useToast();
  const keys = useWishKey();
  const [count, setCount] = useState(1);
  const [typed, setTyped] = useState(() => proposedDays(rule, 1).map(typedOf));
  const [isTried, setIsTried] = useState(false);
  const { isBusy, during } = useBusy();
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
    setTrouble(null);
    const instalments = chosen.map((due, place) => ({
      due,
      amount: { value: dollarsFromCents(amounts[place] ?? 0) },
    }));
    const wish = { billNo: bill.billNo, cost: { value: rule.cost.value }, instalments };
    const { error } = await during(makeArrangement(wish, keys.of(wish)));
    if (error)
      return setTrouble(
        arrangementCopy.refusals[error.code] ?? arrangementCopy.notMade(settings().helpPhone),
      );
    showToast({ kind: 'success', text: arrangementCopy.made });
    await client.invalidateQueries();
  }

  return (
    <form className={styles.halves} onSubmit={make} noValidate>
      <div className={styles.form}>
        <RadioGroup
          legend={arrangementCopy.how.title}
          options={countsOf(rule).map((each) =>
            each === 1
              ? {
                  value: '1',
                  label: arrangementCopy.how.once,
                  detail: arrangementCopy.how.onceDetail(formatDayAndMonth(rule.lastOn)),
                }
              : {
                  value: String(each),
                  label: arrangementCopy.how.parts(each),
                  detail: arrangementCopy.how.partsDetail(
                    formatMoney(partsOf(rule, each)[0] ?? 0),
                    formatDayAndMonth(rule.firstPartBy),
                  ),
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
              label={
                count === 1
                  ? arrangementCopy.how.day
                  : arrangementCopy.how.dayOf(place + 1, formatMoney(amounts[place] ?? 0))
              }
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
          <p className="small muted">{arrangementCopy.total}</p>
          <Amount money={formatMoney(totalCents(rule))} />
          <p>{costCents === 0 ? arrangementCopy.free : arrangementCopy.cost(formatMoney(costCents))}</p>
        </div>
        <FormFoot
          effects={arrangementCopy.effects}
          busyText={arrangementCopy.making}
          {...{ trouble, isBusy }}
        >
          {arrangementCopy.make}
        </FormFoot>
        <p className="small muted">{arrangementCopy.left(rule.leftThisYear)}</p>
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

const { standing: copy, states } = arrangementCopy;
const looks = { kept: 'success', broken: 'warning', active: 'info', cancelled: 'info' } as const;

interface ArrangementStandingProps {
  arrangement: PaymentArrangement;
  bill: CustomerBill;
}

/** What was agreed: each part with its day and state, the next one to be paid, and the way back while nothing is paid. */
function ArrangementStanding({ arrangement, bill }: ArrangementStandingProps) {
  const { status, instalments } = arrangement;
  if (status === 'cancelled') return null;
  const money = formatMoney(toPayCents(bill));
  const isUntouched = status === 'active' && instalments.every((part) => part.status === 'pending');
  return (
    <div className={styles.form}>
      <Notice kind={looks[status]} title={copy[status]}>
        {copy[`${status}Text`]}
      </Notice>
      <Card title={copy.parts}>
        <ListRows>
          {instalments.map((part, place) => (
            <PartRow key={part.id} part={part} name={copy.part(place + 1, instalments.length)} />
          ))}
        </ListRows>
      </Card>
      {isPayable(bill) && (
        <div>
          <ButtonLink kind="primary" href={paths.payBill(bill.billNo)}>
            {nextPart(bill) ? copy.pay(money) : copy.payRest(money)}
          </ButtonLink>
        </div>
      )}
      {isUntouched && <Cancel id={arrangement.id} />}
    </div>
  );
}

const icons = {
  awaited: Hourglass,
  paid: Check,
  inProcess: Clock,
  pending: Clock,
  late: CircleAlert,
} as const;

function stateOf({ status, due, awaitedUntil }: Instalment): keyof typeof states {
  if (awaitedUntil) return 'awaited';
  return status === 'pending' && isOverdue(due) ? 'late' : status;
}

function PartRow({ part, name }: { part: Instalment; name: string }) {
  const { due, paidAt, amount, awaitedUntil } = part;
  const state = stateOf(part);
  const day = formatDayAndMonth((state === 'paid' && paidAt) || (state === 'awaited' && awaitedUntil) || due);
  return (
    <ListRow
      icon={icons[state]}
      kind={state === 'paid' ? 'success' : state === 'late' ? 'danger' : 'plain'}
      title={name}
      detail={states[state](day)}
      detailKind={state === 'late' ? 'danger' : 'quiet'}
      value={formatDollars(amount.value)}
    />
  );
}

function Cancel({ id }: { id: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const { isBusy, during } = useBusy();

  async function cancel() {
    const { error } = await during(cancelArrangement(id));
    const refused = error?.code === 'ARRANGEMENT_OVER' ? copy.tooLate : copy.notCancelled;
    showToast(error ? { kind: 'danger', text: refused } : { kind: 'success', text: copy.cancelled });
    await client.invalidateQueries();
  }

  return (
    <div>
      <AskedButton
        kind="outline"
        busy={isBusy}
        busyText={copy.cancelling}
        asks={{ title: copy.ask, text: copy.askText, yes: copy.cancel, no: copy.keep }}
        onYes={cancel}
      >
        {copy.cancel}
      </AskedButton>
    </div>
  );
}
