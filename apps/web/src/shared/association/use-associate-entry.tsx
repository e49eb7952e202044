// 'Asociar un servicio' wherever it is offered: the way there, or the dialog for whoever may not go.
import { type MouseEvent, type ReactNode, useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import type { StoredProfile } from '../../session/session.ts';
import { useProfile } from '../../session/use-session.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { LineLink } from '../line/choose-line.ts';

interface AssociateEntry {
  link: LineLink;
  dialog: ReactNode;
}

const associateDialog = lazyCode(() =>
  import('./associate-services-dialog.tsx').then((code) => code.AssociateServicesDialog),
);

/** @param origin where cancelling leads back to, when it is not the choice of services */
export function useAssociateEntry(origin?: typeof FROM_HOME): AssociateEntry {
  const navigate = useNavigate();
  const profile = useProfile();
  const Dialog = associateDialog.current();
  const [open, setOpen] = useState(false);
  const href = paths.associateServices();

  const refuse = () => {
    // Without its code the page itself says the same.
    associateDialog.promise().then(
      () => setOpen(true),
      () => navigate(href),
    );
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (profile && !mayAssociate(profile)) refuse();
    else navigate(href, { state: origin });
  };
  return {
    link: { href, onClick },
    dialog: Dialog && <Dialog open={open} onClose={() => setOpen(false)} />,
  };
}

// Who may associate and dissociate services: whoever has an e-mail of their own (LINE-8).

/** The server says which kind of e-mail it is; nobody guesses it from the text. */
export function mayAssociate({ emailKind }: Pick<StoredProfile, 'emailKind'>): boolean {
  return emailKind === 'real';
}

// Where association was opened from, in the state of its page.
export const FROM_HOME = { from: 'home' } as const;

export function isFromHome(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === FROM_HOME.from;
}
