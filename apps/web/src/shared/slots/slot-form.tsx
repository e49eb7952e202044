// When something may be: free times on their way, none left, no answer, or one that is chosen and sent. Others choose at the
// same time: one may be gone.
import type { TimeSlot } from '@portal/contract/network/visits';
import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Result } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { QueryCard } from '../page/query-card.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { slotsCopy as copy } from './slots.copy.ts';

export interface SlotFormProps<Booked> {
  query: UseQueryResult<TimeSlot[]>;
  title: string;
  detail: string;
  words: { send: string; sending: string; sent: string };
  /** By the code of a refusal; for others there is a sentence. */
  troubles: Readonly<Record<string, string>>;
  /** All that are booked, where this one is then, too. */
  bookings: QueryKey;
  /** Of short slots only the beginning. */
  isShort?: boolean;
  /**
   * Undefined as long as something else is to be said first.
   * @param key the same one books once, whatever was lost
   */
  send: ((slotId: string, key: string) => Promise<Result<Booked>>) | undefined;
  onRefused?: (code: string) => unknown;
  onDone?: (() => void) | undefined;
  /** The way back, of who has one already. */
  keep: string | null;
  /** The choice, with what else is asked for. @param isTried it was sent: what is missing is said */
  children: (choice: ReactNode, isTried: boolean) => ReactNode;
}

export function SlotForm<Booked extends { id: string }>(props: SlotFormProps<Booked>) {
  const { query, title, detail } = props;
  return (
    <QueryCard
      query={query}
      isUntimed
      title={title}
      detail={detail}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={4} />}
    >
      {(slots) =>
        slots.length === 0 ? (
          <Empty
            level={3}
            drawing={<NothingFound />}
            title={copy.none.title}
            text={copy.none.text}
            action={
              <Button busy={query.isFetching} busyText={copy.none.busy} onClick={() => query.refetch()}>
                {copy.none.act}
              </Button>
            }
          />
        ) : (
          <Form {...props} slots={slots} />
        )
      }
    </QueryCard>
  );
}

interface FormProps<Booked> extends SlotFormProps<Booked> {
  slots: readonly TimeSlot[];
}

function Form<Booked extends { id: string }>(props: FormProps<Booked>) {
  const { slots, words, isShort = false, keep, onDone } = props;
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(crypto.randomUUID());
  const [slotId, setSlotId] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const chosen = slots.find(({ id }) => id === slotId);

  async function send() {
    setIsTried(true);
    if (isBusy || !chosen || !props.send) return;
    setIsBusy(true);
    setTrouble(null);
    const { data, error } = await props.send(chosen.id, key.current);
    setIsBusy(false);
    if (error) {
      setTrouble(props.troubles[error.code] ?? copy.notSent);
      if (error.code === 'SLOT_TAKEN') void props.query.refetch();
      props.onRefused?.(error.code);
      return;
    }
    showToast({ kind: 'success', text: words.sent });
    client.setQueryData<Booked[]>(props.bookings, (all = []) => [
      data,
      ...all.filter(({ id }) => id !== data.id),
    ]);
    onDone?.();
  }

  return (
    <form
      noValidate
      className="stack fields"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {props.children(<SlotChoice {...{ slots, slotId, isTried, isShort }} onChange={setSlotId} />, isTried)}
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div className="row wrap">
        <Button kind="primary" type="submit" busy={isBusy} busyText={words.sending}>
          {words.send}
        </Button>
        {keep && <Button onClick={onDone}>{keep}</Button>}
      </div>
    </form>
  );
}
