// In the place of records that are somebody else's: whose they are, and the way on.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askForRecords, lineUsersQuery } from '../../api/lines/line-users.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { closedCopy as copy, lineUserCopy } from './line-user.copy.ts';
import { askedWords, mayAsk } from './line-user-words.ts';
/** The answer that whoever uses the line has not agreed to. */
export const isClosedByUser = (error: Error | null): boolean =>
  error instanceof RequestFailure && error.code === 'USER_CONSENT_REQUIRED';

export interface RecordsClosedProps {
  line: string;
  level?: 2 | 3;
}

export function RecordsClosed({ line, level = 2 }: RecordsClosedProps) {
  const { data, isPending } = useQuery(lineUsersQuery);
  const user = data?.find(({ id }) => id === line);
  if (isPending)
    return (
      <SkeletonGroup label={copy.waiting}>
        <SkeletonRows count={2} />
      </SkeletonGroup>
    );
  const asked = user && askedWords(user);
  // Without an answer the way on is still there: the server knows whether it is needed.
  const isOpenToAsk = !user || mayAsk(user);
  return (
    <div className="stack">
      <Empty
        level={level}
        title={copy.title}
        text={copy.text}
        action={isOpenToAsk && <AskRecords line={line} />}
      />
      {asked && <Notice>{asked}</Notice>}
    </div>
  );
}

// One press asks whoever uses a line to let its records be seen; after it, that it was asked.

/** Words that the server has for whoever reads them. */
const SAID: readonly string[] = ['CONSENT_ASKED_OFTEN', 'TOO_MANY_REQUESTS'];

export function AskRecords({ line }: { line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    setIsBusy(true);
    const error = await askForRecords(line);
    if (!error) {
      await client.invalidateQueries(lineUsersQuery);
      showToast({ kind: 'success', text: lineUserCopy.sent });
    } else
      showToast({ kind: 'danger', text: SAID.includes(error.code) ? error.message : lineUserCopy.again });
    setIsBusy(false);
  }

  return (
    <Button kind="primary" busy={isBusy} busyText={lineUserCopy.asking} onClick={ask}>
      {lineUserCopy.ask}
    </Button>
  );
}
