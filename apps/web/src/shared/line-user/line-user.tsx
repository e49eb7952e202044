// What is said of who uses a line, to whoever has it in whatever role.
import type { LineUser } from '@portal/contract/privacy/line-users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askForRecords, lineUsersQuery } from '../../api/lines/line-users.ts';
import { formatDate } from '../../lib/dates.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { closedCopy, lineUserCopy as copy } from './line-user.copy.ts';

export function userWords({ kind, isCaller }: LineUser, isHolder: boolean): string {
  if (isCaller) return copy.own;
  return (isHolder ? copy.ofHolder : copy.ofOthers)[kind ?? 'nobody'];
}

/** What that means for its records; none where it changes nothing. */
export function recordsWords(user: LineUser): string[] {
  const { kind, isCaller, consent, change } = user;
  if (isCaller) return [copy.ownRecords];
  if (kind !== 'adult') return [];
  const until = consent?.status === 'granted' ? consent.validFor.endDateTime : null;
  const asked = askedWords(user);
  return [
    until ? copy.granted(formatDate(until)) : copy.closed,
    ...(asked ? [asked] : []),
    ...(change ? [copy.change(formatDate(change.validFor.endDateTime))] : []),
  ];
}

/** That it was asked, and how long it can be answered. */
const askedWords = ({ consent }: LineUser): string | null =>
  consent?.status === 'asked' ? copy.asked(formatDate(consent.validFor.endDateTime)) : null;

/** Whoever may read the records of a line in their role, and for whom only the word of its user is missing. */
export const mayAsk = ({ records, consent }: LineUser): boolean =>
  records === 'consentRequired' && consent === null;

/** The answer that whoever uses the line has not agreed to. */
export const isClosedByUser = (error: Error | null): boolean =>
  error instanceof RequestFailure && error.code === 'USER_CONSENT_REQUIRED';

interface RecordsClosedProps {
  line: string;
  level?: 2 | 3;
}

export function RecordsClosed({ line, level = 2 }: RecordsClosedProps) {
  const { data, isPending } = useQuery(lineUsersQuery);
  const user = data?.find(({ id }) => id === line);
  if (isPending)
    return (
      <SkeletonGroup label={closedCopy.waiting}>
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
        title={closedCopy.title}
        text={closedCopy.text}
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
      showToast({ kind: 'success', text: copy.sent });
    } else showToast({ kind: 'danger', text: SAID.includes(error.code) ? error.message : copy.again });
    setIsBusy(false);
  }

  return (
    <Button kind="primary" busy={isBusy} busyText={copy.asking} onClick={ask}>
      {copy.ask}
    </Button>
  );
}
