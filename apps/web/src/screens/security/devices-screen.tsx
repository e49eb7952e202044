// 'Equipos conectados': where the customer is signed in, which one this is, and closing the others.
import type { OpenSession } from '@portal/contract/access/sessions';
import { useQuery } from '@tanstack/react-query';
import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { closeOtherSessions, closeSession, sessionsQuery } from '../../api/person/security.ts';
import { capital } from '../../lib/dates.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { lastSeenWords } from '../../shared/profile/own-ways.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Badge } from '../../ui/figures/figures.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { sessionsCopy as copy } from './security.copy.ts';

const icons: Record<OpenSession['deviceType'], IconGlyph> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  other: MonitorSmartphone,
};

export function DevicesScreen() {
  const sessions = useQuery(sessionsQuery);
  const showToast = useToast();
  /** The id of one, or all others. */
  const [closing, setClosing] = useState<string | 'others' | null>(null);

  async function close(which: string | 'others', act: () => Promise<RequestError | null>, done: string) {
    if (closing) return;
    setClosing(which);
    const error = await act();
    await sessions.refetch();
    setClosing(null);
    // Gone already is gone.
    if (error && error.code !== 'NOT_FOUND') showToast({ kind: 'danger', text: failedCopy.notDone });
    else showToast({ kind: 'success', text: done });
  }

  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  return (
    <AccountPage title={accountCopy.devices} lead={copy.lead}>
      <QueryCard
        query={sessions}
        isUntimed
        waiting={copy.waiting}
        failed={copy.failed}
        skeleton={<SkeletonRows count={3} />}
        footEnd={
          others.length > 1 && (
            <TextLink
              disabled={closing !== null}
              onClick={() => close('others', closeOtherSessions, copy.closedOthers)}
            >
              {copy.closeOthers}
            </TextLink>
          )
        }
      >
        {(open) => (
          <ListRows>
            {open.map((session) => (
              <ListRow
                key={session.id}
                icon={icons[session.deviceType] ?? MonitorSmartphone}
                title={session.device}
                detail={capital(
                  [session.place, lastSeenWords(session.lastSeenAt)].filter(Boolean).join(' · '),
                )}
                action={
                  session.current ? (
                    <Badge kind="success">{copy.current}</Badge>
                  ) : (
                    <Button
                      size="sm"
                      busy={closing === session.id}
                      aria-label={copy.closeOne(session.device)}
                      onClick={() => close(session.id, () => closeSession(session.id), copy.closed)}
                    >
                      {copy.close}
                    </Button>
                  )
                }
              />
            ))}
          </ListRows>
        )}
      </QueryCard>
    </AccountPage>
  );
}
