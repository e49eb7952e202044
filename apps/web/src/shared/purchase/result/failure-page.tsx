// A purchase that did not happen: the documents' words, the reason, and the way back to try again.
import type { Payment } from '@portal/contract/paying/payments';
import { CircleX } from 'lucide-react';
import { useNavigate } from '../../../lib/place/router.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { Outcome } from '../../page/outcome.tsx';
import { nextStep } from '../steps.ts';
import { outcomeOfPayment } from './pay-outcome.ts';
import styles from './receipt.module.css';

export interface FailurePageProps {
  title: string;
  /** Under the title, a line each. */
  words: readonly string[];
  /** The bank's or the operator's own words. */
  reason: string;
  /** Where it can be tried again, with what was chosen. */
  again: { href: string; label: string; state: object };
  onward: { href: string; label: string };
}

export function FailurePage({ title, words, reason, again, onward }: FailurePageProps) {
  const navigate = useNavigate();
  return (
    <Outcome
      sign={<Tile icon={CircleX} kind="danger" />}
      title={title}
      words={words}
      acts={
        <>
          <Button kind="primary" onClick={() => navigate(again.href, { state: nextStep(again.state) })}>
            {again.label}
          </Button>
          <ButtonLink href={onward.href}>{onward.label}</ButtonLink>
        </>
      }
    >
      {reason !== '' && (
        <Card>
          <p className={styles.reason}>{reason}</p>
        </Card>
      )}
    </Outcome>
  );
}

/** Given with the navigation by a purchase that was refused. */
export function failureIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('failure' in state)) return null;
  return typeof state.failure === 'string' ? state.failure : null;
}

export function reasonOf(payment: Payment): string {
  const outcome = outcomeOfPayment(payment);
  return outcome.kind === 'refused' ? outcome.trouble.text : '';
}
