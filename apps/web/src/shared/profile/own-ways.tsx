// The ways to enter, or to read, that somebody has: each can be ended, and one more begun.
import { market } from '@portal/market/here';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { trueNow } from '../../lib/clock.ts';
import { formatDateTime } from '../../lib/dates.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { ConfirmEnd, type ConfirmEndProps } from '../confirm-end.tsx';
import { QueryCard } from '../page/query-card.tsx';
import { lastSeenCopy as copy } from './profile.copy.ts';

interface Named {
  id: string;
  name: string;
}

interface OwnWaysProps<Way extends Named> {
  query: UseQueryResult<Way[]>;
  words: {
    waiting: string;
    failed: string;
    /** The button of a row, for readers with the name of its way. */
    end: string;
    endOne: (name: string) => string;
    ended: string;
    again: string;
    confirm: (name: string) => ConfirmEndProps['words'];
  };
  icon: IconGlyph;
  detailOf: (way: Way) => string;
  onEnd: (way: Way) => Promise<RequestError | null>;
  none: ReactNode;
  /** How one more begins. */
  children: ReactNode;
}

export function OwnWays<Way extends Named>(props: OwnWaysProps<Way>) {
  const { query, words, icon, detailOf, onEnd, none, children } = props;
  const showToast = useToast();
  const [ending, setEnding] = useState<Way | null>(null);

  async function end(way: Way) {
    const error = await onEnd(way);
    setEnding(null);
    // Gone already is gone.
    if (!error || error.code === 'NOT_FOUND') showToast({ kind: 'success', text: words.ended });
    else if (error.code !== 'STEP_UP_REQUIRED') showToast({ kind: 'danger', text: words.again });
    query.refetch();
  }

  return (
    <>
      <QueryCard
        query={query}
        isUntimed
        waiting={words.waiting}
        failed={words.failed}
        skeleton={<SkeletonRows />}
      >
        {(own) => (
          <div className="stack">
            {own.length === 0 && none}
            {own.length > 0 && (
              <ListRows>
                {own.map((way) => (
                  <ListRow
                    key={way.id}
                    icon={icon}
                    title={way.name}
                    detail={detailOf(way)}
                    action={
                      <Button size="sm" aria-label={words.endOne(way.name)} onClick={() => setEnding(way)}>
                        {words.end}
                      </Button>
                    }
                  />
                ))}
              </ListRows>
            )}
            <div>{children}</div>
          </div>
        )}
      </QueryCard>
      {ending && (
        <ConfirmEnd
          words={words.confirm(ending.name)}
          onEnd={() => end(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

const MINUTE_MS = 60_000;
const ago = new Intl.RelativeTimeFormat(market.locale);

/** `hace 2 horas`; the date of what is older than a day. */
export function lastSeenWords(lastSeenAt: string, now: number = trueNow()): string {
  const minutes = Math.floor((now - Date.parse(lastSeenAt)) / MINUTE_MS);
  // The server notes it once a minute.
  if (minutes < 2) return copy.now;
  if (minutes < 60) return ago.format(-minutes, 'minute');
  if (minutes < 24 * 60) return ago.format(-Math.floor(minutes / 60), 'hour');
  return formatDateTime(lastSeenAt);
}
