// Before every page of association: whoever has no e-mail of their own is told how to get there (LINE-8).
import type { ReactNode } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import type { StoredProfile } from '../../session/session.ts';
import { useProfile } from '../../session/use-session.ts';
import { AssociateServicesDialog } from '../../shared/association/associate-services-dialog.tsx';
import { mayAssociate } from '../../shared/association/use-associate-entry.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { landingCopy as copy } from './association.copy.ts';

export function MayAssociateGate({ children }: { children: (profile: StoredProfile) => ReactNode }) {
  const navigate = useNavigate();
  const profile = useProfile();
  if (!profile) return null;
  if (mayAssociate(profile)) return children(profile);
  return (
    <>
      <PageHead title={copy.title} />
      <AssociateServicesDialog open onClose={() => navigate(paths.home(), { replace: true })} />
    </>
  );
}
