// The question before a decision is sent, and the word on how it ended.
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { decisionCopy as copy } from './repair.copy.ts';
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
