// The question before a decision is sent, and the word on how it ended.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { costCents, priceLines, type Quote } from '../../../shared/repair.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Amount, Badge } from '../../../ui/figures/figures.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import styles from '../support.module.css';
import { decisionCopy as copy, trackingCopy } from './repair.copy.ts';
import type { CostDecision, Question } from './use-cost-decision.ts';

export interface DecisionDialogsProps {
  device: string;
  decision: CostDecision;
}

export function DecisionDialogs({ device, decision }: DecisionDialogsProps) {
  const { question, outcome } = decision;
  const isGood = outcome === 'accepted' || outcome === 'rejected';
  return (
    <>
      {question && <QuestionDialog device={device} question={question} decision={decision} />}
      {outcome && (
        <Dialog
          open
          onClose={decision.dismiss}
          title={copy.done[outcome].title}
          picture={<Tile icon={isGood ? CircleCheck : CircleAlert} kind={isGood ? 'success' : 'warning'} />}
          actions={
            <Button kind="primary" onClick={decision.dismiss}>
              {copy.close}
            </Button>
          }
        >
          {doneText(outcome, device)}
        </Dialog>
      )}
    </>
  );
}

function doneText(outcome: keyof typeof copy.done, device: string): string {
  const { text } = copy.done[outcome];
  return typeof text === 'string' ? text : text(device);
}

function QuestionDialog({ device, question, decision }: DecisionDialogsProps & { question: Question }) {
  const { accepts, amountCents } = question;
  const { accept, reject } = copy.ask;
  const money = formatMoney(amountCents);
  return (
    <Dialog
      open
      onClose={decision.cancel}
      title={accepts ? accept.title(money) : reject.title}
      actions={
        <>
          <Button
            kind={accepts ? 'primary' : 'danger'}
            busy={decision.isSending}
            busyText={copy.sending}
            onClick={decision.confirm}
          >
            {accepts ? copy.accept(money) : reject.act}
          </Button>
          <Button onClick={decision.cancel}>{copy.cancel}</Button>
        </>
      }
    >
      {(accepts ? accept : reject).text(device)}
    </Dialog>
  );
}

/** The lines of a repair's cost and their sum. */
export function PriceList({ ticket }: { ticket: TroubleTicket }) {
  const { total } = trackingCopy.cost;
  const lines = priceLines(ticket).map(({ name, amountCents }) => ({
    term: name,
    value: formatMoney(amountCents),
  }));
  return <DefinitionList total items={[...lines, { term: total, value: formatMoney(costCents(ticket)) }]} />;
}

// What the customer is asked: the cost, its lines, and the two answers.
interface DecisionCardProps {
  ticket: TroubleTicket;
  quote: Quote;
  onDecide: (question: Question) => void;
}

export function DecisionCard({ ticket, quote, onDecide }: DecisionCardProps) {
  const titleId = useId();
  const money = formatMoney(quote.amountCents);
  const [line, ...others] = ticket.itemPrice;
  const what = line && others.length === 0 ? `${line.name}. ` : '';
  return (
    <Card className={styles.decision}>
      <section aria-labelledby={titleId}>
        <Badge kind="warning">{copy.badge}</Badge>
        <h2 id={titleId} className={styles.decisionTitle}>
          {copy.title}
        </h2>
        <Amount money={money} />
        {others.length > 0 && <PriceList ticket={ticket} />}
        <p className={styles.decisionText}>{copy.text(what)}</p>
        <div className="stack tight">
          <Button kind="primary" wide onClick={() => onDecide({ ...quote, accepts: true })}>
            {copy.accept(money)}
          </Button>
          <Button wide onClick={() => onDecide({ ...quote, accepts: false })}>
            {copy.reject}
          </Button>
        </div>
      </section>
    </Card>
  );
}
