// «Quién usa la línea»: what is known of it and what that means for its records, said and asked here.
import type { LineUser } from '@portal/contract/privacy/line-users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lineUsersQuery } from '../../../api/lines/line-users.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { isGuest } from '../../../shared/line/line-roles.ts';
import { AskRecords } from '../../../shared/line-user/ask-records.tsx';
import { lineUserCopy as copy } from '../../../shared/line-user/line-user.copy.ts';
import { mayAsk, recordsWords, userWords } from '../../../shared/line-user/line-user-words.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton-rows.tsx';
import { sayUserCopy } from './line-user.copy.ts';
import { SayUserDialog } from './say-user-dialog.tsx';
import { StopUsingDialog } from './stop-using-dialog.tsx';

export function LineUserCard({ service }: { service: Service }) {
  const query = useQuery(lineUsersQuery);
  const user = query.data?.find(({ id }) => id === service.number);
  // Of whoever was only invited to look or to pay it is told when they use the line themselves.
  if (isGuest(service) && !user?.isCaller) return null;
  return (
    <QueryCard
      query={query}
      title={copy.title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={2} />}
      timeInHead
    >
      {() => user && <Known user={user} isHolder={service.role === 'holder'} />}
    </QueryCard>
  );
}

function Known({ user, isHolder }: { user: LineUser; isHolder: boolean }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<'say' | 'stop' | null>(null);
  const { id, kind, isCaller } = user;
  const close = () => setOpen(null);
  const done = () => {
    close();
    return client.invalidateQueries(lineUsersQuery);
  };
  return (
    <div className="stack">
      <p className="strong">{userWords(user, isHolder)}</p>
      {recordsWords(user).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isCaller && (
        <p>
          <TextLink href={paths.lineUsers()}>{sayUserCopy.requests}</TextLink>
        </p>
      )}
      <div className="row wrap">
        {mayAsk(user) && <AskRecords line={id} />}
        {isHolder && (
          <Button onClick={() => setOpen('say')}>
            {kind === null ? sayUserCopy.say : sayUserCopy.change}
          </Button>
        )}
        {isCaller && <Button onClick={() => setOpen('stop')}>{sayUserCopy.stop}</Button>}
      </div>
      {open === 'say' && <SayUserDialog user={user} onClose={close} onDone={done} />}
      {open === 'stop' && <StopUsingDialog line={id} onClose={close} onDone={done} />}
    </div>
  );
}
