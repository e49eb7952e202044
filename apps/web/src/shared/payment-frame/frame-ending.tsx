// How an attempt ended, in the page's place: words, and what can be done next.
import type { Payment } from '@portal/contract/paying/payments';
import { CircleX, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { DrawnCheck } from '../../ui/fields/drawn-check.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Spinner } from '../../ui/waiting/spinner.tsx';
import { isCharged } from '../purchase/invoice-charge.ts';
import type { Standing } from './frame-standing.ts';
import { frameCopy as copy } from './payment-frame.copy.ts';
import styles from './payment-frame.module.css';

export interface EndingActs {
  /** Another attempt. */
  onRetry: () => void;
  onClose: () => void;
  /** Paid: go on without waiting. */
  onGoOn: () => void;
  onReadAgain: () => void;
}

export type EndingKind =
  | Exclude<Standing, { at: 'page' }>
  | { at: 'failed' }
  | { at: 'silent' }
  | { at: 'unread' };

export function FrameEnding({ ending, acts }: { ending: EndingKind; acts: EndingActs }) {
  const again = (
    <>
      <Button kind="primary" onClick={acts.onRetry}>
        {copy.retry}
      </Button>
      <Button onClick={acts.onClose}>{copy.close}</Button>
    </>
  );
  switch (ending.at) {
    case 'checking':
      return <Waiting text={copy.checking} />;
    case 'paid':
      return (
        <Words
          sign={<DrawnCheck />}
          {...paidWords(ending.payment)}
          acts={
            <Button kind="primary" onClick={acts.onGoOn}>
              {copy.paid.goOn}
            </Button>
          }
        />
      );
    case 'verifying':
      return (
        <Words
          sign={<Tile icon={Hourglass} kind="info" />}
          {...copy.verifying}
          acts={
            <>
              <ButtonLink href={paths.movements()}>{copy.verifying.movements}</ButtonLink>
              <Button onClick={acts.onClose}>{copy.close}</Button>
            </>
          }
        />
      );
    case 'unread':
      return (
        <Words
          sign={<Tile icon={Hourglass} kind="warning" />}
          {...copy.unread}
          acts={
            <>
              <Button kind="primary" onClick={acts.onReadAgain}>
                {copy.unread.again}
              </Button>
              <Button onClick={acts.onClose}>{copy.close}</Button>
            </>
          }
        />
      );
    case 'notPaid': {
      const { title, text, reason } = copy.notPaid;
      const words = ending.reason === null ? text : reason(ending.reason);
      return <Words sign={<Tile icon={CircleX} kind="danger" />} title={title} text={words} acts={again} />;
    }
    default:
      return <Words sign={<Tile icon={CircleX} kind="warning" />} {...copy[ending.at]} acts={again} />;
  }
}

function paidWords(payment: Payment): { title: string; text: string } {
  const { title, text, bill, charged } = copy.paid;
  const item = payment.paymentItem[0]?.item;
  if (!item || item['@referredType'] === 'bill') return { title, text: bill };
  const money = formatDollars(payment.totalAmount.amount);
  if (isCharged(payment)) return { title: charged.title, text: charged.text(item.name, money) };
  return { title, text: text(item.name, money) };
}

interface WordsProps {
  sign: ReactNode;
  title: string;
  text: string;
  acts: ReactNode;
}

function Words({ sign, title, text, acts }: WordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes in place of the page that had the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.ending}>
      {sign}
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p role="status" className="muted">
        {text}
      </p>
      <div className={styles.acts}>{acts}</div>
    </div>
  );
}

export function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.ending}>
      <Spinner size="lg" />
      <p role="status" className="muted">
        {text}
      </p>
    </div>
  );
}
