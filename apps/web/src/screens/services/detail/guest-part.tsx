// What whoever was invited to a line may do with it besides looking: ask for more, or leave; and of their own use, if it is.
import { guestWords } from '@portal/help/roles.copy';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, UserPlus } from 'lucide-react';
import { sinceQuery } from '../../../api/person/people.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useAskForMore } from '../../../shared/line/ask-for-more.tsx';
import { linePageCopy } from '../../../shared/line/line-page.copy.ts';
import type { Guest } from '../../../shared/line/line-roles.ts';
import { NavList } from '../../../ui/lists/nav-list.tsx';
import { useLookRow } from '../look/look-row.ts';
import { useDissociation } from '../manage/dissociation.tsx';
import { LineUserCard } from '../manage/line-user-card.tsx';
import { guestCopy as copy } from './detail.copy.ts';

export function GuestPart({ service }: { service: Guest }) {
  const { role, heldBy } = service;
  const more = useAskForMore({ giver: heldBy });
  const leaving = useDissociation(service);
  const look = useLookRow(service);
  const { data: since } = useQuery(sinceQuery(service.number));
  return (
    <>
      <NavList
        title={copy.title}
        rows={[
          look,
          {
            icon: UserPlus,
            title: linePageCopy.more.ask,
            detail: guestWords[role].ask(heldBy ?? copy.holder),
            onClick: more.ask,
          },
          ...(leaving
            ? [{ icon: EyeOff, title: copy.leave, detail: copy.leaveText, onClick: leaving.ask }]
            : []),
        ]}
      />
      <p className="small muted">
        {since && `${copy.since(formatDate(since))} `}
        {guestWords[role].rest}
      </p>
      <LineUserCard service={service} />
      {more.dialog}
      {leaving?.dialogs}
    </>
  );
}
