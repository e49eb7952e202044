// What became of the change: it waits for the cycle, it has begun, or it could not be.
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { orderQuery } from '../../api/purchase/ordering.ts';
import { formatDateLong } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { Outcome } from '../../shared/page/outcome.tsx';
import { OutcomeById } from '../../shared/page/outcome-by-id.tsx';
import { orderFacts } from '../../shared/plan-change/plan-features.ts';
import { FailurePage, failureIn } from '../../shared/purchase/purchase-result.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawnCheck } from '../../ui/fields/drawn-check.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { resultCopy as copy, planChangeCopy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';

export function PlanResultScreen() {
  const { state } = useLocation();
  const failure = failureIn(state);
  const orderId = orderIn(state);
  // Without the server's words nobody knows whether it was taken; asking again is the same order.
  if (failure !== null) return <Failed reason={failure} isOver={failure !== ''} />;
  return orderId === null ? <Navigate to={paths.homeWithServices()} replace /> : <Result orderId={orderId} />;
}

function orderIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('orderId' in state)) return null;
  return typeof state.orderId === 'string' ? state.orderId : null;
}

function Failed({ reason, isOver }: { reason: string; isOver: boolean }) {
  const { state } = useLocation();
  const { title, text, kept, safe, again } = copy.refused;
  return (
    <FailurePage
      title={title}
      words={[text, isOver ? kept : safe]}
      reason={reason}
      again={{ href: paths.comparePlan(), label: again, state }}
      onward={{ href: paths.home(), label: copy.toHome }}
    />
  );
}

function Result({ orderId }: { orderId: string }) {
  return (
    <OutcomeById
      query={useQuery(orderQuery(orderId))}
      title={planChangeCopy.steps[2]}
      copy={copy}
      otherwise={paths.homeWithServices()}
    >
      {(order) => {
        if (order.state === 'failed') return <Failed reason="" isOver />;
        return order.state === 'cancelled' ? (
          <Navigate to={withLine(paths.changePlan(), orderFacts(order).number)} replace />
        ) : (
          <Ordered order={order} />
        );
      }}
    </OutcomeById>
  );
}

function Ordered({ order }: { order: ProductOrder }) {
  const { number, from, to, priceCents, startsOn } = orderFacts(order);
  const day = formatDateLong(startsOn);
  const hasBegun = order.state === 'completed';
  return (
    <Outcome
      steps={
        <StepBar
          label={planChangeCopy.stepsLabel}
          steps={planChangeCopy.steps}
          current={planChangeCopy.steps.length}
          doneWord={planChangeCopy.stepDone}
        />
      }
      sign={hasBegun ? <DrawnCheck /> : <Tile icon={CalendarClock} kind="success" />}
      title={hasBegun ? copy.completed.title : copy.pending.title}
      words={hasBegun ? [copy.completed.lead(to)] : [copy.pending.lead(to, day), copy.pending.until(from)]}
      acts={
        <>
          <ButtonLink kind="primary" href={paths.home()}>
            {copy.toHome}
          </ButtonLink>
          <ButtonLink href={withLine(paths.postpaidDetail(), number)}>{copy.toLine}</ButtonLink>
        </>
      }
    >
      <Card title={copy.receipt}>
        <DefinitionList
          total
          items={[
            { term: copy.line, value: formatPhone(number) },
            { term: copy.from, value: from },
            { term: copy.to, value: to },
            { term: copy.starts, value: day },
            { term: copy.order, value: <span className={styles.id}>{order.id}</span> },
            { term: copy.total, value: formatMoney(priceCents) },
          ]}
        />
      </Card>
    </Outcome>
  );
}
