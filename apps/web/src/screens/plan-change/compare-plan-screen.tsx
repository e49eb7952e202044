// Step 2: the two plans face to face, and the change itself.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { type MouseEvent, useRef, useState } from 'react';
import { formatDateLong, formatDayAndMonth, formatShortPeriod } from '../../lib/dates.ts';
import { formatMoney, moneyOf } from '../../lib/money.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { quantityWords } from '../../lib/usage.ts';
import { lineOf } from '../../shared/line/choose-line.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { paidCents } from '../../shared/plan-change/plan-advice.ts';
import { ActionBar } from '../../ui/actions/action-bar.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { CodeDialog, TroubleDialog } from './code-dialog.tsx';
import { adviceOn, PlanPrice } from './plan-cards.tsx';
import { adviceTableCopy, compareCopy as copy, planChangeCopy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { comparedFeatures, keepDraft, planDraft, priceCentsOf } from './plan-facts.ts';
import { PlanFrame, type PlanPage, usePlanPage } from './plan-frame.tsx';
import { usePlanOrder } from './use-plan-order.ts';

// What the change comes to: what it costs more or less, and from which day.
interface ChangeSummaryProps {
  current: Plan;
  desired: Plan | undefined;
  /** The last day of the cycle that runs. */
  cycleEnd: string | null;
}

const SECOND_MS = 1000;

function ChangeSummary({ current, desired, cycleEnd }: ChangeSummaryProps) {
  if (!desired) return null;
  return (
    <Card title={copy.summary} quietTitle sticky>
      <p className={styles.name}>{desired.nombre}</p>
      <PlanPrice plan={desired} />
      <p className="strong">{difference(priceCentsOf(desired) - priceCentsOf(current))}</p>
      {cycleEnd && <p className={styles.starts}>{copy.starts(startOf(cycleEnd), current.nombre)}</p>}
    </Card>
  );
}

function difference(cents: number): string {
  if (cents === 0) return copy.same;
  return cents > 0 ? copy.more(formatMoney(cents)) : copy.less(formatMoney(-cents));
}

/** The cycle ends with the last second of its last day. */
function startOf(cycleEnd: string): string {
  return formatDateLong(Date.parse(cycleEnd) + SECOND_MS);
}

export function ComparePlanScreen() {
  const page = usePlanPage();
  return page.isUnknown ? <Navigate to={paths.homeWithServices()} replace /> : <ComparePlan page={page} />;
}

function ComparePlan({ page }: { page: PlanPage }) {
  const location = useLocation();
  const { state } = location;
  const asked = lineOf(location) ?? '';
  const choice = withLine(paths.changePlan(), asked);
  const { line, current, others, pending } = page;
  const navigate = useNavigate();
  const [hadDraft] = useState(() => planDraft(asked) !== null);
  // Nothing was chosen for this line: that is step 1.
  if (!hadDraft && !pending) return <Navigate to={choice} replace state={state} />;
  // With what the first step was told, which a plain link would lose.
  const goBack = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    navigate(choice, { state });
  };
  return (
    <PlanFrame
      step={1}
      page={page}
      title={planChangeCopy.compareTitle}
      back={{ href: choice, label: copy.back, onClick: goBack }}
    >
      {line && current && others && (
        <Comparison
          {...{ line: line.number, current, others, choice, goBack }}
          cycleEnd={page.cycleEnd}
          advice={page.advice.query}
        />
      )}
    </PlanFrame>
  );
}

interface ComparisonProps extends Pick<PlanPage, 'cycleEnd'> {
  advice: PlanPage['advice']['query'];
  line: string;
  current: Plan;
  others: readonly Plan[];
  /** The address of step 1. */
  choice: string;
  goBack: (event: MouseEvent<HTMLElement>) => void;
}

function Comparison({ line, current, others, cycleEnd, advice, choice, goBack }: ComparisonProps) {
  const course = usePlanOrder(line);
  const [desiredId, setDesiredId] = useState(() => planDraft(line)?.planNuevo.planId);
  const [isMissing, setIsMissing] = useState(false);
  const picker = useRef<HTMLSelectElement>(null);
  const desired = others.find(({ id }) => id === desiredId);
  const own = adviceOn(advice.data, current.id);

  function choose(id: string) {
    const plan = others.find((candidate) => candidate.id === id);
    if (!plan) return;
    setDesiredId(id);
    setIsMissing(false);
    course.close();
    keepDraft(line, current, plan);
  }

  function change() {
    if (desired) return course.begin(desired);
    setIsMissing(true);
    picker.current?.focus();
  }

  const button = (className?: string) => (
    <Button
      kind="primary"
      className={className}
      busy={course.busy !== null && course.code === null}
      busyText={course.busy ?? copy.sending}
      onClick={change}
    >
      {copy.submit}
    </Button>
  );
  return (
    <>
      <Columns side={<ChangeSummary current={current} desired={desired} cycleEnd={cycleEnd} />}>
        <Card>
          <div className="stack loose">
            <SelectField
              ref={picker}
              label={copy.desired}
              placeholder={desired ? undefined : copy.choose}
              value={desired?.id ?? ''}
              error={isMissing ? planChangeCopy.mustChoose : undefined}
              onChange={({ target }) => choose(target.value)}
              options={others.map((plan) => ({
                value: plan.id,
                label: `${plan.nombre} · ${formatMoney(priceCentsOf(plan))}`,
              }))}
            />
            <CompareTable current={current} desired={desired} />
            <p className={styles.taxes}>{copy.taxes}</p>
          </div>
        </Card>
        {advice.data && own && (
          <AdviceTable
            advice={advice.data}
            current={own}
            desired={desired && adviceOn(advice.data, desired.id)}
          />
        )}
        <div className={classNames(styles.actions, 'only-lg')}>
          <ButtonLink href={choice} onClick={goBack}>
            {copy.back}
          </ButtonLink>
          {button(styles.submit)}
        </div>
      </Columns>
      <ActionBar
        label={copy.barLabel}
        totalLabel={desired && copy.monthly}
        total={desired && formatMoney(priceCentsOf(desired))}
      >
        {button()}
      </ActionBar>
      {desired && <CodeDialog plan={desired} course={course} />}
      <TroubleDialog course={course} />
    </>
  );
}

/** Feature by feature, both plans side by side; three narrow columns on phones, too, or nothing could be compared. */
function CompareTable({ current, desired }: { current: Plan; desired: Plan | undefined }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{copy.feature}</span>
            </th>
            <PlanHeader word={copy.current} plan={current} />
            <PlanHeader word={copy.desired} plan={desired} />
          </tr>
        </thead>
        <tbody>
          {comparedFeatures(current, desired).map((feature) => (
            <tr key={feature.key}>
              <th scope="row">{feature.name}</th>
              <Value of={feature.current} />
              <Value of={feature.desired} differs={feature.desired !== feature.current} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlanHeader({ word, plan }: { word: string; plan: Plan | undefined }) {
  return (
    <th scope="col">
      <span className={styles.word}>{word}</span>
      {plan?.nombre}
    </th>
  );
}

interface ValueProps {
  /** Null: the plan has no such feature; undefined: there is no plan. */
  of: string | null | undefined;
  differs?: boolean;
}

function Value({ of, differs = false }: ValueProps) {
  return (
    <td className={classNames(differs && styles.differs)}>
      {of ?? <span aria-hidden="true">{copy.absent}</span>}
      {of === null && <span className="sr-only">{copy.absentWords}</span>}
    </td>
  );
}

interface AdviceTableProps {
  advice: PlanAdvice;
  current: AdvisedPlan;
  desired: AdvisedPlan | undefined;
}

/** Two plans face to face, cycle by cycle: what each would have cost, not given, or given too much. */
function AdviceTable({ advice, current, desired }: AdviceTableProps) {
  const { cycles, plannedBillDate } = advice;
  if (cycles.length === 0 && !plannedBillDate) return null;
  const plans = [current, desired];
  return (
    <Card title={adviceTableCopy.title(cycles.length)}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className="sr-only">{adviceTableCopy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{copy.feature}</span>
              </th>
              <th scope="col">{copy.current}</th>
              <th scope="col">{copy.desired}</th>
            </tr>
          </thead>
          <tbody>
            {cycles.map(({ from, to }, place) => (
              <Row key={from} name={formatShortPeriod(from, to)} plans={plans}>
                {({ wouldHavePaid }) => wouldHavePaid[place] && moneyOf(wouldHavePaid[place])}
              </Row>
            ))}
            {cycles.length > 0 && (
              <>
                <Row name={adviceTableCopy.total} plans={plans} isStrong>
                  {(plan) => {
                    const cents = paidCents(plan);
                    return cents === null ? null : formatMoney(cents);
                  }}
                </Row>
                <Row name={adviceTableCopy.missing} plans={plans}>
                  {({ missing }) => mostOf(missing) || adviceTableCopy.nothing}
                </Row>
                <Row name={adviceTableCopy.leftOver} plans={plans}>
                  {({ leftOver }) => leastOf(leftOver) || adviceTableCopy.nothing}
                </Row>
              </>
            )}
            {plannedBillDate && (
              <Row name={adviceTableCopy.bill(formatDayAndMonth(plannedBillDate))} plans={plans} isStrong>
                {({ nextBill }) => nextBill && moneyOf(nextBill)}
              </Row>
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface RowProps {
  name: string;
  plans: readonly (AdvisedPlan | undefined)[];
  isStrong?: boolean;
  /** Null: nobody can say. */
  children: (plan: AdvisedPlan) => string | null | undefined;
}

function Row({ name, plans, isStrong = false, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {plans.map((plan, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are these two.
        <td key={column} className={isStrong ? styles.differs : undefined}>
          {(plan && children(plan)) ?? copy.absent}
        </td>
      ))}
    </tr>
  );
}

/** Of the cycle in which it was most. */
const mostOf = (missing: AdvisedPlan['missing']): string =>
  missing.map(({ units, amounts }) => quantityWords(Math.max(...amounts), units)).join(' · ');

/** Of the cycle in which it was least: what could be counted on. */
const leastOf = (leftOver: AdvisedPlan['leftOver']): string =>
  leftOver
    .flatMap(({ units, amounts }) => (amounts ? [{ units, least: Math.min(...amounts) }] : []))
    .filter(({ least }) => least > 0)
    .map(({ units, least }) => quantityWords(least, units))
    .join(' · ');
