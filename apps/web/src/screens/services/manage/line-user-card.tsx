// «Quién usa la línea»: what is known of it and what that means for its records, said and asked here.
import type { LineUser, LineUserKind } from '@portal/contract/privacy/line-users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Baby, User, Users } from 'lucide-react';
import { useState } from 'react';
import { lineUsersQuery, sayLineUser, stopUsingLine } from '../../../api/lines/line-users.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { isGuest, isOpen } from '../../../shared/line/line-roles.ts';
import { lineUserCopy as copy } from '../../../shared/line-user/line-user.copy.ts';
import { AskRecords, mayAsk, recordsWords, userWords } from '../../../shared/line-user/line-user.tsx';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { useBusy } from '../../../shared/use-task.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { sayUserCopy } from './manage.copy.ts';

export function LineUserCard({ service }: { service: Service }) {
  const query = useQuery(lineUsersQuery);
  const user = query.data?.find(({ id }) => id === service.number);
  // Of whoever was only invited to look or to pay it is told when they use the line themselves.
  if (isGuest(service) && !user?.isCaller) return null;
  return (
    <QueryCard
      query={query}
      isUntimed
      title={copy.title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={2} />}
    >
      {() => user && <Known user={user} isHolder={isOpen(service, 'hold')} />}
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
      {isHolder && kind === null && <p>{sayUserCopy.why}</p>}
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

// Whoever holds a line says who uses it. That another adult no longer does, that person is asked.
const KINDS = [
  ['holder', User],
  ['adult', Users],
  ['minor', Baby],
] as const;

interface SayUserDialogProps {
  user: LineUser;
  onClose: () => void;
  onDone: () => void;
}

function SayUserDialog({ user, onClose, onDone }: SayUserDialogProps) {
  const showToast = useToast();
  const [kind, setKind] = useState<LineUserKind>(user.kind ?? 'holder');
  const { isBusy, during } = useBusy();
  const isAsked = user.kind === 'adult' && kind !== 'adult';

  async function save() {
    if (kind === user.kind) return onClose();
    const error = await during(sayLineUser(user.id, kind));
    if (!error) {
      showToast({ kind: 'success', text: isAsked ? sayUserCopy.asked : sayUserCopy.saved });
      onDone();
    } else
      showToast({
        kind: 'danger',
        text: error.code === 'CONSENT_ASKED_OFTEN' ? error.message : copy.again,
      });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={sayUserCopy.title}
      actions={
        <>
          <Button kind="primary" busy={isBusy} busyText={sayUserCopy.saving} onClick={save}>
            {sayUserCopy.save}
          </Button>
          <Button onClick={onClose}>{sayUserCopy.cancel}</Button>
        </>
      }
    >
      <div className="stack">
        <RadioGroup
          legend={sayUserCopy.legend}
          legendHidden
          value={kind}
          onChange={setKind}
          options={KINDS.map(([value, icon]) => ({ value, icon, ...sayUserCopy.options[value] }))}
        />
        {isAsked && <Notice>{sayUserCopy.asksUser}</Notice>}
      </div>
    </Dialog>
  );
}

// Whoever uses a line says that they no longer do, and reads first what that opens.
interface StopUsingDialogProps {
  line: string;
  onClose: () => void;
  onDone: () => void;
}

function StopUsingDialog({ line, onClose, onDone }: StopUsingDialogProps) {
  const showToast = useToast();
  const { isBusy, during } = useBusy();

  async function stop() {
    const error = await during(stopUsingLine(line));
    if (error) return showToast({ kind: 'danger', text: copy.again });
    showToast({ kind: 'success', text: sayUserCopy.stopped });
    onDone();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={sayUserCopy.stopTitle}
      actions={
        <>
          <Button kind="danger" busy={isBusy} busyText={sayUserCopy.stopping} onClick={stop}>
            {sayUserCopy.stopAct}
          </Button>
          <Button onClick={onClose}>{sayUserCopy.cancel}</Button>
        </>
      }
    >
      <p>{sayUserCopy.stopText}</p>
    </Dialog>
  );
}
