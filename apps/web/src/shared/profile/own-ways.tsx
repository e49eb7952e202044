// The ways to enter, or to read, that somebody has: each can be ended, and one more begun.
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { RequestError } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { QueryCard } from '../page/query-card.tsx';
import { ConfirmEnd, type ConfirmEndProps } from './confirm-end.tsx';

interface Named {
  id: string;
  name: string;
}

export interface OwnWaysProps<Way extends Named> {
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
