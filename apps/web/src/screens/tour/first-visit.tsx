// The first visit, above home: the welcome on `/home`, the tour on `/home/with-on-boarding` (HOME-2).
import { useQuery } from '@tanstack/react-query';
import { Gauge, ReceiptText, Zap } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { recordTourOver, recordTourStep, recordWelcomeSeen } from '../../api/person/first-visit.ts';
import { paths, samePath } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { isOnFirstVisit } from '../../session/first-visit.ts';
import { useProfile } from '../../session/use-session.ts';
import { MessageDialog } from '../../ui/layers/dialog.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Notice } from '../../ui/notice.tsx';
import { welcomeCopy as copy } from './tour.copy.ts';
import styles from './tour.module.css';
import { Tour } from './tour.tsx';

// The welcome of a first visit: three benefits, one password for two places, and the way in.
const { activation, balances, bills } = copy.benefits;
const BENEFITS = [
  { icon: Zap, kind: 'warning', words: activation },
  { icon: Gauge, kind: 'data', words: balances },
  { icon: ReceiptText, kind: 'info', words: bills },
] as const;

interface WelcomeDialogProps {
  givenName: string;
  onContinue: () => void;
}

function WelcomeDialog({ givenName, onContinue }: WelcomeDialogProps) {
  return (
    <MessageDialog
      open
      onClose={onContinue}
      width={800}
      title={copy.title(givenName, settings().brand)}
      initialFocus="title"
      closeText={copy.goOn}
    >
      <div className={styles.content}>
        <p>{copy.lead}</p>
        <ul className={styles.benefits}>
          {BENEFITS.map(({ icon, kind, words: [title, text] }) => (
            <li key={title} className={styles.benefit}>
              <Tile icon={icon} kind={kind} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <Notice>
          <p>{copy.sameStore}</p>
        </Notice>
      </div>
    </MessageDialog>
  );
}

export function FirstVisit() {
  const profile = useProfile();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery(serviceListQuery);

  // It came to its end in this browser and the server was not told: its answer got lost.
  const tellAgain = useEffectEvent(() => {
    if (profile && !isOnFirstVisit(profile)) recordTourOver();
  });
  useEffect(() => tellAgain(), []);

  if (!profile) return null;
  const isFirst = isOnFirstVisit(profile);
  if (samePath(pathname, paths.homeWithOnBoarding())) {
    const end = () => {
      recordTourOver();
      const hasServices = data !== undefined && data.services.length > 0;
      navigate(hasServices ? paths.homeWithServices() : paths.homeWithoutServices(), { replace: true });
    };
    if (!data) return null;
    // What it points at must be there, and the blocking alert comes before it.
    return (
      <Tour
        hasBills={data.services.some(({ kind, isCorpAdmin }) => kind !== 'Prepaid' && !isCorpAdmin)}
        firstStep={isFirst ? profile.onBoardingStep : 1}
        onStep={recordTourStep}
        onEnd={end}
      />
    );
  }
  if (!isFirst) return null;
  if (profile.onBoardingStep > 0) return <Navigate to={paths.homeWithOnBoarding()} replace />;
  return <WelcomeDialog givenName={profile.given_name} onContinue={recordWelcomeSeen} />;
}
