// What every page of association has: who may be there, and how far it has come.
import type { ReactNode } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import type { StoredProfile } from '../../session/session.ts';
import { useProfile } from '../../session/use-session.ts';
import { AssociateServicesDialog } from '../../shared/association/associate-services-dialog.tsx';
import { mayAssociate } from '../../shared/association/use-associate-entry.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stepsCopy as copy, landingCopy } from './association.copy.ts';
import styles from './association.module.css';

/** Before every page of association: whoever has no e-mail of their own is told how to get there (LINE-8). */
export function MayAssociateGate({ children }: { children: (profile: StoredProfile) => ReactNode }) {
  const navigate = useNavigate();
  const profile = useProfile();
  if (!profile) return null;
  if (mayAssociate(profile)) return children(profile);
  return (
    <>
      <PageHead title={landingCopy.title} />
      <AssociateServicesDialog open onClose={() => navigate(paths.home(), { replace: true })} />
    </>
  );
}

export interface ProgressDotsProps {
  /** From 1; the last one is the result. */
  step: number;
  /** A line's number, its code, done; a home's document, done. */
  of: 2 | 3;
}

/** How far association has come: a dot for each step, and the same in words for readers. */
export function ProgressDots({ step, of }: ProgressDotsProps) {
  return (
    <div className={styles.dots} role="img" aria-label={copy.progress(step, of)}>
      {Array.from({ length: of }, (_, at) => at + 1).map((each) => (
        <span
          key={each}
          className={classNames(styles.dot, each < step && styles.done, each === step && styles.now)}
        />
      ))}
    </div>
  );
}
