// Step 1: which line, its plan of today, and the one that suits better.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { useEffect, useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { formatMoney } from '../../lib/money.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { chooseLine } from '../../shared/line/choose-line.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { featureValue } from '../../shared/plan-change/plan-features.ts';
import { LineField } from '../../shared/purchase/line-sold-to.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { AdviceCard } from './advice/advice-card.tsx';
import { PlanVerdict } from './advice/plan-verdict.tsx';
import { PlanCards, PlanFactList, PlanPrice } from './plan-cards.tsx';
import { chooseCopy as copy, planChangeCopy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { forgetDraft, keepDraft, planDraft } from './plan-draft.ts';
import { priceCentsOf } from './plan-facts.ts';
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
      <p className={styles.more}>
        <TextLink onClick={() => onMore(plan)}>
          {copy.more}
          <span className="sr-only">{copy.moreOf(plan.nombre)}</span>
        </TextLink>
      </p>
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
