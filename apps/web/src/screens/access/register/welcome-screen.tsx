// /home/bienvenida: what the portal is good for, after registering.
import { useQueryClient } from '@tanstack/react-query';
import { Gauge, TrendingUp, Zap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refreshServices } from '../../../api/lines/service-list.ts';
import { addOwnLine, recordWelcomeSeen } from '../../../api/person/first-visit.ts';
import { paths } from '../../../lib/place/paths.ts';
import { Navigate } from '../../../lib/place/router.tsx';
import { settings } from '../../../lib/settings.ts';
import { isOnFirstVisit } from '../../../session/first-visit.ts';
import { type OwnLine, pendingOwnLine } from '../../../session/own-line.ts';
import { useProfile } from '../../../session/use-session.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { IconGlyph } from '../../../ui/icon.tsx';
import { Tile, type TileKind } from '../../../ui/lists/tile.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { welcomeCopy as copy } from '../access.copy.ts';
import styles from '../access.module.css';

/** Seen once; whoever comes again is led home (HOME-2). */
export function WelcomeScreen() {
  const profile = useProfile();
  const [isFirst] = useState(() => !profile || (isOnFirstVisit(profile) && profile.onBoardingStep === 0));
  return isFirst ? <Welcome /> : <Navigate to={paths.homeWithServices()} replace />;
}

function Welcome() {
  const { activation, balances, plan } = copy.cards;
  // Home goes on with the tour: nobody is welcomed twice.
  useEffect(recordWelcomeSeen, []);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead(settings().brand)} />
      <div className={styles.page}>
        <PendingLine />
        <ul className={styles.cards}>
          <Benefit icon={Zap} tile="warning" words={activation} />
          <Benefit icon={Gauge} tile="data" words={balances} />
          <Benefit icon={TrendingUp} tile="info" words={plan} />
        </ul>
        <ButtonLink className={styles.go} kind="primary" size="lg" href={paths.homeWithServices()}>
          {copy.go}
        </ButtonLink>
      </div>
    </>
  );
}

interface BenefitProps {
  icon: IconGlyph;
  tile: TileKind;
  words: readonly [string, string];
}

function Benefit({ icon, tile, words: [title, text] }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      <Card className={styles.card}>
        <Tile icon={icon} kind={tile} />
        <div className="stack tight">
          <h2>{title}</h2>
          <p className="muted">{text}</p>
        </div>
      </Card>
    </li>
  );
}

// A line that could not be added when its owner registered: tried again here, and offered until it works.
function PendingLine() {
  const loginName = useProfile()?.sub ?? '';
  const [line] = useState(() => pendingOwnLine(loginName));
  return line && <Retry line={line} />;
}

function Retry({ line }: { line: OwnLine }) {
  const client = useQueryClient();
  const [state, setState] = useState<'trying' | 'failed' | 'added'>('trying');

  useEffect(() => {
    if (state !== 'trying') return;
    let here = true;
    addOwnLine(line).then(async (added) => {
      if (added) await refreshServices(client);
      if (here) setState(added ? 'added' : 'failed');
    });
    return () => {
      here = false;
    };
  }, [state, line, client]);

  if (state === 'added') return null;
  return (
    <Notice kind="warning" title={copy.linePending} announce={state === 'failed'}>
      <div className={styles.pending}>
        <p>{copy.linePendingText}</p>
        <Button
          kind="outline"
          size="sm"
          busy={state === 'trying'}
          busyText={copy.retrying}
          onClick={() => setState('trying')}
        >
          {copy.retry}
        </Button>
      </div>
    </Notice>
  );
}
