// What whoever uses a line is asked for, and has granted: answered and taken back with one press.
import type { LineConsent } from '@portal/contract/privacy/line-users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { answerConsent, lineUsersQuery } from '../../api/lines/line-users.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatPhone } from '../../lib/phone.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { requestsCopy as copy, peopleCopy } from './people.copy.ts';

/** Nothing where nobody has asked. */
export function RequestsCard() {
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
    if (error) showToast({ kind: 'danger', text: peopleCopy.again });
    else
      showToast({
        kind: 'success',
        text: granted ? copy.granted : status === 'granted' ? copy.withdrawn : copy.refused,
      });
  }

  const isBusy = (request: LineConsent, granted: boolean) =>
    busy?.id === request.id && busy.granted === granted;

  return (
    <Card title={copy.title} detail={copy.detail}>
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
                  aria-label={copy.withdrawOf(request.askedBy)}
                  onClick={() => answer(request, false)}
                >
                  {copy.withdraw}
                </Button>
              ) : (
                <span className="row">
                  <Button
                    size="sm"
                    kind="primary"
                    busy={isBusy(request, true)}
                    aria-label={copy.yesTo(request.askedBy)}
                    onClick={() => answer(request, true)}
                  >
                    {copy.yes}
                  </Button>
                  <Button
                    size="sm"
                    busy={isBusy(request, false)}
                    aria-label={copy.noTo(request.askedBy)}
                    onClick={() => answer(request, false)}
                  >
                    {copy.no}
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
  // A number stays in one piece as far as it can.
  const line = formatPhone(serviceNumber).replaceAll(' ', '\u00a0');
  const day = formatDate(validFor.endDateTime);
  if (status === 'granted') return copy.sees(line, day);
  return purpose === 'records' ? copy.asksRecords(line, day) : copy.asksChange(line, day);
}
