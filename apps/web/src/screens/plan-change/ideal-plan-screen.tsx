// Step 1: which line, its plan of today, and the one that suits better.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { useEffect, useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { formatDayAndMonth, formatShortPeriod } from '../../lib/dates.ts';
import { formatMoney, moneyOf } from '../../lib/money.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { quantityWords } from '../../lib/usage.ts';
import { chooseLine } from '../../shared/line/choose-line.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { type Advice, adviceAnswer } from '../../shared/plan-change/plan-advice.ts';
import { featureValue } from '../../shared/plan-change/plan-features.ts';
import { LineField } from '../../shared/purchase/line-sold-to.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { hasUsedUp, MoreOfPlan, PlanCards, PlanFactList, PlanPrice, PlanVerdict } from './plan-cards.tsx';
import { adviceCopy, chooseCopy as copy, planChangeCopy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { forgetDraft, keepDraft, planDraft, priceCentsOf } from './plan-facts.ts';
import { PlanFrame, type PlanPage, usePlanPage } from './plan-frame.tsx';

export function IdealPlanScreen() {
  const page = usePlanPage();
  return page.isUnknown ? <Navigate to={paths.homeWithServices()} replace /> : <IdealPlan page={page} />;
}

function IdealPlan({ page }: { page: PlanPage }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { line, lines, current, others } = page;
  const number = line?.number ?? null;
  const back = isFromDetail(state) ? withLine(paths.postpaidDetail(), number) : paths.home();

  function pick(wanted: string) {
    const picked = lines.find((candidate) => candidate.number === wanted);
    if (!picked || wanted === number) return;
    forgetDraft();
    chooseLine(picked);
    navigate(withLine(paths.changePlan(), wanted), { replace: true, state });
  }

  return (
    <PlanFrame
      step={0}
      page={page}
      title={planChangeCopy.title}
      back={{ href: back, label: planChangeCopy.back }}
      picker={
        line ? (
          <LineField lines={lines} line={line} onPick={pick} isMissing={false} labelHidden />
        ) : (
          !page.isKnown && !page.hasFailed && 'waiting'
        )
      }
    >
      {line && current && others && (
        <Choice
          key={line.number}
          line={line}
          current={current}
          others={others}
          advice={page.advice}
          back={back}
          onGoOn={() => navigate(withLine(paths.comparePlan(), line.number), { state })}
        />
      )}
    </PlanFrame>
  );
}

interface ChoiceProps extends Pick<PlanPage, 'advice'> {
  line: Service;
  current: Plan;
  others: readonly Plan[];
  back: string;
  onGoOn: () => void;
}

function Choice({ line, current, others, advice, back, onGoOn }: ChoiceProps) {
  const [chosenId, setChosenId] = useState(() => planDraft(line.number)?.planNuevo.planId);
  const [isMissing, setIsMissing] = useState(false);
  const [told, setTold] = useState<Plan | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const chosen = others.find(({ id }) => id === chosenId);

  // A line that was left without a word is another one, too.
  useEffect(() => {
    if (planDraft(line.number) === null) forgetDraft();
  }, [line.number]);

  function choose(plan: Plan) {
    setChosenId(plan.id);
    setIsMissing(false);
    keepDraft(line.number, current, plan);
  }

  function goOn() {
    if (chosen) return onGoOn();
    setIsMissing(true);
    first.current?.focus();
  }

  return (
    <>
      <Columns side={<CurrentPlanCard plan={current} advice={advice.query.data} onMore={setTold} />}>
        <AdviceCard advice={advice} />
        <PlanCards
          plans={others}
          chosen={chosen}
          advice={advice.query.data}
          onChoose={choose}
          onMore={setTold}
          error={isMissing ? planChangeCopy.mustChoose : null}
          firstRef={first}
        />
        <div className={styles.actions}>
          <ButtonLink href={back}>{planChangeCopy.back}</ButtonLink>
          <Button kind="primary" className={styles.submit} onClick={goOn}>
            {copy.submit}
          </Button>
        </div>
      </Columns>
      <PlanInfoDialog plan={told} onClose={() => setTold(null)} />
    </>
  );
}

function isFromDetail(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'isDetailService' in state &&
    state.isDetailService === true
  );
}

// 'Plan actual': short on phones, with what it includes on desktop.
interface CurrentPlanCardProps {
  plan: Plan;
  advice: PlanAdvice | undefined;
  onMore: (plan: Plan) => void;
}

function CurrentPlanCard({ plan, advice, onMore }: CurrentPlanCardProps) {
  return (
    <Card title={copy.current} quietTitle sticky>
      <p className={styles.name}>{plan.nombre}</p>
      <PlanPrice plan={plan} />
      <div className="only-lg">
        <PlanFactList plan={plan} />
      </div>
      <PlanVerdict advice={advice} planId={plan.id} />
      <MoreOfPlan plan={plan} onMore={onMore} />
    </Card>
  );
}

// 'Más información': a plan in its own words, with everything that it includes.
function PlanInfoDialog({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      title={plan?.nombre}
      initialFocus="title"
      width={460}
      actions={<Button onClick={onClose}>{copy.close}</Button>}
    >
      {plan && (
        <div className="stack">
          <p>{plan.description}</p>
          <DefinitionList
            total
            items={[
              ...plan.caracteristicas.map((feature) => ({
                term: feature.nombre,
                value: featureValue(feature),
              })),
              { term: copy.monthly, value: formatMoney(priceCentsOf(plan)) },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}

/** «¿Qué plan me conviene?»: the answer in a sentence, what it rests on, and which bill it will be seen on. */
function AdviceCard({ advice }: { advice: Advice }) {
  if (!advice.isWanted)
    return (
      <Card title={adviceCopy.title}>
        <div className="stack">
          <p>{adviceCopy.ask}</p>
          <div>
            <Button onClick={advice.ask}>{adviceCopy.compare}</Button>
          </div>
        </div>
      </Card>
    );
  return (
    <QueryCard
      query={advice.query}
      title={adviceCopy.title}
      failed={adviceCopy.failed}
      waiting={adviceCopy.loading}
      skeleton={
        <>
          <Skeleton width="88%" />
          <Skeleton width="60%" marginTop={8} />
          <Skeleton height={148} marginTop={16} />
        </>
      }
    >
      {(advice) => (
        <div className={styles.advice}>
          <p className={styles.answer}>{adviceAnswer(advice)}</p>
          {advice.cycles.length > 0 && <UsedTable advice={advice} />}
          {advice.cycles.length > 0 && advice.unrecorded.length > 0 && (
            <p className={styles.note}>{adviceCopy.unrecorded(periodsOf(advice.unrecorded))}</p>
          )}
          <Bills advice={advice} />
          {advice.cycles.length > 0 && (
            <p className={styles.note}>
              {adviceCopy.how} {hasUsedUp(advice) && adviceCopy.usedUp}
            </p>
          )}
        </div>
      )}
    </QueryCard>
  );
}

const periodsOf = (cycles: PlanAdvice['unrecorded']) =>
  cycles.map(({ from, to }) => formatShortPeriod(from, to)).join(' · ');

function UsedTable({ advice: { cycles, used } }: { advice: PlanAdvice }) {
  return (
    <div className={styles.verdictFrame}>
      <table className={styles.used}>
        <caption className="sr-only">{adviceCopy.used}</caption>
        <thead>
          <tr>
            <th scope="col">{adviceCopy.cycle}</th>
            {used.map(({ usageType }) => (
              <th key={usageType} scope="col">
                {adviceCopy.types[usageType]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cycles.map(({ from, to }, place) => (
            <tr key={from}>
              <th scope="row">{formatShortPeriod(from, to)}</th>
              {used.map(({ usageType, units, amounts }) => (
                <td key={usageType} data-header={adviceCopy.types[usageType]}>
                  {quantityWords(amounts[place] ?? 0, units)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bills({ advice: { runningBill, plannedBillDate } }: { advice: PlanAdvice }) {
  if (!plannedBillDate) return null;
  return (
    <p className={styles.bill}>
      {runningBill && adviceCopy.nextBill(formatDayAndMonth(runningBill.date), moneyOf(runningBill.amount))}{' '}
      {adviceCopy.firstBill(formatDayAndMonth(plannedBillDate))}
    </p>
  );
}
