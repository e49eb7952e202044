// What is paid by itself, as a card: on or off, the facts, and the buttons. Accounts and lines alike.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { RequestError } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { autoPayCopy, cardsCopy } from './payment-methods.copy.ts';
import styles from './payment-methods.module.css';

export interface WishCardProps {
  title: string;
  detail: string;
  query: UseQueryResult<{ enabled: boolean }>;
  words: { waiting: string; failed: string; turnedOff: string };
  facts: readonly string[];
  methods: readonly PaymentMethod[];
  turnOff: () => Promise<RequestError | null>;
  onChanged: () => void;
  /** The dialog in which it is changed. */
  form: (close: { onClose: () => void; onSaved: () => void }) => ReactNode;
}

export function WishCard(props: WishCardProps) {
  const { title, detail, query, words, facts, methods, onChanged, form } = props;
  const { data, isFetching, refetch } = query;
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const canTurnOn = methods.some(({ isExpired }) => !isExpired);

  async function turnOff() {
    setIsBusy(true);
    const error = await props.turnOff();
    setIsBusy(false);
    showToast(
      error ? { kind: 'danger', text: cardsCopy.notDone } : { kind: 'success', text: words.turnedOff },
    );
    onChanged();
  }

  if (!data)
    return (
      <Card title={title} detail={detail} busy={isFetching}>
        {isFetching ? (
          <SkeletonGroup label={words.waiting}>
            <SkeletonRows count={1} />
          </SkeletonGroup>
        ) : (
          <SectionError
            title={words.failed}
            retryLabel={cardsCopy.retry}
            busyText={cardsCopy.retrying}
            onRetry={() => refetch()}
          />
        )}
      </Card>
    );
  const open = data.enabled ? autoPayCopy.change : autoPayCopy.turnOn;
  return (
    <Card
      title={title}
      detail={detail}
      aside={
        <Badge kind={data.enabled ? 'success' : 'neutral'}>
          {data.enabled ? autoPayCopy.on : autoPayCopy.off}
        </Badge>
      }
    >
      <div className={styles.facts}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {!canTurnOn && !data.enabled && <p className="quiet">{autoPayCopy.needsCard}</p>}
      </div>
      {(canTurnOn || data.enabled) && (
        <div className={styles.foot}>
          <Button onClick={() => setIsOpen(true)} aria-label={`${open}: ${title}, ${detail}`}>
            {open}
          </Button>
          {data.enabled && (
            <Button
              busy={isBusy}
              busyText={autoPayCopy.turningOff}
              onClick={turnOff}
              aria-label={`${autoPayCopy.turnOff}: ${title}, ${detail}`}
            >
              {autoPayCopy.turnOff}
            </Button>
          )}
        </div>
      )}
      {isOpen &&
        form({
          onClose: () => setIsOpen(false),
          onSaved: () => {
            setIsOpen(false);
            onChanged();
          },
        })}
    </Card>
  );
}
