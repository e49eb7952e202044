// An invitation that was opened: accepted by whoever is signed in; everybody else signs in first, and comes back.
import { useState } from 'react';
import { queryClient } from '../../api/kept/query-client.ts';
import { acceptInvitation } from '../../api/person/people.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { rememberAccessFlow } from '../../session/access-flow.ts';
import { useProfile } from '../../session/use-session.ts';
import { showNewServices } from '../../shared/association/show-new-services.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { invitationCopy as copy } from './people.copy.ts';
import styles from './people.module.css';

export function InvitationScreen() {
  const { hash, pathname } = useLocation();
  const isSignedIn = useProfile() !== null;
  return (
    <div className={styles.page}>
      <Card>
        <div className="stack">
          <h1>{copy.title}</h1>
          {isSignedIn ? <Accept token={hash.slice(1)} /> : <Enter from={`${pathname}${hash}`} />}
        </div>
      </Card>
    </div>
  );
}

function Enter({ from }: { from: string }) {
  const navigate = useNavigate();
  // No link: before the page's code one would lead on by itself, and nobody would know what for.
  const register = () => {
    rememberAccessFlow('register', { next: from });
    navigate(paths.register());
  };
  return (
    <div className="stack">
      <p>{copy.enter}</p>
      <div className="row wrap">
        <Button kind="primary" onClick={() => navigate(paths.login(), { state: { from } })}>
          {copy.signIn}
        </Button>
        <Button onClick={register}>{copy.register}</Button>
      </div>
    </div>
  );
}

type Ending = { title: string; text: string };

function Accept({ token }: { token: string }) {
  const showToast = useToast();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);

  async function accept() {
    setIsBusy(true);
    const error = await acceptInvitation(token);
    if (!error) {
      await showNewServices(queryClient);
      showToast({ kind: 'success', text: copy.accepted });
      navigate(paths.homeWithServices(), { replace: true });
      return;
    }
    setIsBusy(false);
    if (error.code === 'INVITATION_ENDED' || error.code === 'INVALID')
      setEnding({ title: copy.ended, text: copy.endedText });
    else if (error.code === 'ALREADY_ASSOCIATED') setEnding({ title: copy.own, text: copy.ownText });
    else showToast({ kind: 'danger', text: copy.failed });
  }

  if (ending)
    return (
      <div className="stack">
        <h2>{ending.title}</h2>
        <p>{ending.text}</p>
        <div>
          <ButtonLink href={paths.homeWithServices()}>{copy.services}</ButtonLink>
        </div>
      </div>
    );
  return (
    <div className="stack">
      <p>{copy.text}</p>
      <div className="row wrap">
        <Button kind="primary" busy={isBusy} busyText={copy.accepting} onClick={accept}>
          {copy.accept}
        </Button>
        <ButtonLink href={paths.homeWithServices()}>{copy.later}</ButtonLink>
      </div>
    </div>
  );
}
