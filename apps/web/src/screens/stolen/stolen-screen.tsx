// «Me robaron el teléfono»: for whoever is signed in, and for whoever has no phone to sign in with.
import { useProfile } from '../../session/use-session.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { OwnThefts } from './own-thefts.tsx';
import { stolenCopy as copy } from './stolen.copy.ts';
import styles from './stolen.module.css';
import { WithoutSession } from './without-session.tsx';

export function StolenScreen() {
  const isSignedIn = useProfile() !== null;
  return (
    <div className={isSignedIn ? styles.page : styles.public}>
      <PageHead title={copy.title} lead={copy.lead} />
      {isSignedIn ? <OwnThefts /> : <WithoutSession />}
    </div>
  );
}
