// «Cerrar Sesión», wherever it stands: at once, and nothing else is done meanwhile.
import { type ReactNode, useState } from 'react';
import { signOut } from '../../api/person/sign-out.ts';
import { LoadingOverlay } from '../../ui/waiting/spinner.tsx';
import { accountCopy as copy } from './account.copy.ts';

export function useLeaving(): { leave: () => void; leaving: ReactNode } {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    signOut();
  };
  return { leave, leaving: isLeaving && <LoadingOverlay text={copy.signingOut} /> };
}
