// What the customer is asked: the cost, its lines, and the two answers.

import type { TroubleTicket } from '@portal/contract/help/tickets';
import { useId } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import type { Quote } from '../../../shared/repair.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import styles from '../support.module.css';
import { PriceList } from './price-list.tsx';
import { decisionCopy as copy } from './repair.copy.ts';
import type { Question } from './use-cost-decision.ts';

export interface DecisionCardProps {
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
