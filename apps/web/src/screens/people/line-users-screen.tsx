// 'Quién usa cada línea': of every mobile line who has it in hand, said and asked on its own page; and what whoever uses a line
// is asked for and has granted, answered and taken back with one press.
import type { LineConsent } from '@portal/contract/privacy/line-users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { answerConsent, lineUsersQuery } from '../../api/lines/line-users.ts';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { inDisplayOrder, isMobile, lineTile, shownNumber } from '../../shared/line/line-facts.ts';
import { isGuest, isOpen } from '../../shared/line/line-roles.ts';
import { recordsWords, userWords } from '../../shared/line-user/line-user.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { lineUsersCopy as copy, peopleCopy, requestsCopy } from './people.copy.ts';

export function LineUsersScreen() {
  const { data: list } = useQuery(serviceListQuery);
  const lines = inDisplayOrder(list?.services ?? []).filter((line) => isMobile(line) && !isGuest(line));
  return (
    <AccountPage title={accountCopy.users} lead={copy.lead}>
      <Requests />
      {list && lines.length === 0 ? (
        <Card>
          <p className="muted">{copy.none}</p>
        </Card>
      ) : (
        <Users lines={lines} />
      )}
    </AccountPage>
  );
}

/** @param lines mobile ones that the customer holds or manages */
function Users({ lines }: { lines: readonly Service[] }) {
  return (
    <QueryCard
      query={useQuery(lineUsersQuery)}
      isUntimed
      waiting={copy.waiting}
      failed={copy.failed}
      skeleton={<SkeletonRows count={lines.length || 2} />}
    >
      {(users) => (
        <ListRows>
          {lines.map((line) => {
            const user = users.find(({ id }) => id === line.number);
            if (!user) return null;
            const words = [userWords(user, isOpen(line, 'hold')), ...recordsWords(user)];
            return (
              <ListRow
                key={line.number}
                {...lineTile(line)}
                title={`${line.name} · ${shownNumber(line)}`}
                detail={words.join(' ')}
                detailKind={user.kind === null ? 'warning' : 'quiet'}
                href={withLine(paths.manageLine('user'), line.number)}
              />
            );
          })}
        </ListRows>
      )}
    </QueryCard>
  );
}

/** Nothing where nobody has asked. */
function Requests() {
  const { data = [] } = useQuery(lineUsersQuery);
  const client = useQueryClient();
  const showToast = useToast();
  const [busy, setBusy] = useState<{ id: string; granted: boolean } | null>(null);
  const requests = data.flatMap((user) => user.requests);
  if (requests.length === 0) return null;

  async function answer({ id, status }: LineConsent, granted: boolean) {
    if (busy) return;
    setBusy({ id, granted });
    const error = await answerConsent(id, granted);
    if (!error) await client.invalidateQueries(lineUsersQuery);
    setBusy(null);
    if (error)
      showToast({ kind: 'danger', text: error.code === 'NOT_FOUND' ? requestsCopy.over : peopleCopy.again });
    else
      showToast({
        kind: 'success',
        text: granted
          ? requestsCopy.granted
          : status === 'granted'
            ? requestsCopy.withdrawn
            : requestsCopy.refused,
      });
  }

  const isBusy = (request: LineConsent, granted: boolean) =>
    busy?.id === request.id && busy.granted === granted;

  return (
    <Card title={requestsCopy.title} detail={requestsCopy.detail}>
      <ListRows>
        {requests.map((request) => (
          <ListRow
            key={request.id}
            icon={request.status === 'granted' ? Eye : MessageCircleQuestionMark}
            title={request.askedBy}
            detail={wordsOf(request)}
            action={
              request.status === 'granted' ? (
                <Button
                  size="sm"
                  busy={isBusy(request, false)}
                  aria-label={requestsCopy.withdrawOf(request.askedBy)}
                  onClick={() => answer(request, false)}
                >
                  {requestsCopy.withdraw}
                </Button>
              ) : (
                <span className="row">
                  <Button
                    size="sm"
                    kind="primary"
                    busy={isBusy(request, true)}
                    aria-label={requestsCopy.yesTo(request.askedBy)}
                    onClick={() => answer(request, true)}
                  >
                    {requestsCopy.yes}
                  </Button>
                  <Button
                    size="sm"
                    busy={isBusy(request, false)}
                    aria-label={requestsCopy.noTo(request.askedBy)}
                    onClick={() => answer(request, false)}
                  >
                    {requestsCopy.no}
                  </Button>
                </span>
              )
            }
          />
        ))}
      </ListRows>
    </Card>
  );
}

function wordsOf({ purpose, status, serviceNumber, validFor }: LineConsent): string {
  const line = formatPhone(serviceNumber);
  const day = formatDate(validFor.endDateTime);
  if (status === 'granted') return requestsCopy.sees(line, day);
  return purpose === 'records' ? requestsCopy.asksRecords(line, day) : requestsCopy.asksChange(line, day);
}
