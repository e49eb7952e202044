// A problem of the network on a line: since when, until when, what comes back, and «Avísame».
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemsQuery, watchProblem } from '../../api/lines/problems.ts';
import { momentWords } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { problemCopy as copy } from './problem.copy.ts';

export function ProblemCard({ problem }: { problem: ServiceProblem }) {
  const { reason, startedAt, expectedEndAt, nextUpdateAt, credit } = problem;
  return (
    <Card>
      <div className="stack">
        <Notice kind="warning" title={copy.title}>
          <p>{reason}</p>
          <p>{copy.known}</p>
        </Notice>
        <DefinitionList
          items={[
            { term: copy.since, value: momentWords(startedAt) },
            { term: copy.until, value: expectedEndAt ? momentWords(expectedEndAt) : copy.notKnown },
            ...(nextUpdateAt ? [{ term: copy.news, value: momentWords(nextUpdateAt) }] : []),
          ]}
        />
        {credit && (
          <div>
            <p>{copy.credit(formatMoney(centsFromDollars(credit.amount.value)))}</p>
            <p className="muted">{credit.terms}</p>
          </div>
        )}
        <Watch problem={problem} />
      </div>
    </Card>
  );
}

function Watch({ problem: { id, isWatched: known } }: { problem: ServiceProblem }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [isWatched, setIsWatched] = useState(known);
  const [isLost, setIsLost] = useState(false);

  async function set(wanted: boolean) {
    setIsBusy(true);
    const { data } = await watchProblem(id, wanted);
    setIsBusy(false);
    setIsLost(!data);
    if (!data) return;
    setIsWatched(data.isWatched);
    client.setQueryData(problemsQuery.queryKey, (all) =>
      all?.map((one) => (one.id === id ? { ...one, isWatched: data.isWatched } : one)),
    );
  }

  return (
    <>
      <p role="status" className={isWatched || isLost ? undefined : 'sr-only'}>
        {isLost ? copy.notSaved : isWatched && copy.watched}
      </p>
      <div>
        <Button size="sm" busy={isBusy} busyText={copy.watching} onClick={() => set(!isWatched)}>
          {isWatched ? copy.unwatch : copy.watch}
          {!isWatched && <span className="sr-only">{copy.watchWhat}</span>}
        </Button>
      </div>
    </>
  );
}
