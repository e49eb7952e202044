// An invitation that was opened: who invites to what; accepted by whoever is signed in, everybody else signs in first, and
// comes back.
import type { Invitation } from '@portal/contract/access/permissions';
import { useCallback, useEffect, useState } from 'react';
import { queryClient } from '../../api/kept/query-client.ts';
import { acceptInvitation, findInvitation } from '../../api/person/people.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { rememberAccessFlow } from '../../session/access-flow.ts';
import { useProfile } from '../../session/use-session.ts';
import { showNewServices } from '../../shared/association/show-new-services.ts';
import { sectionCopy } from '../../shared/page/page.copy.ts';
import publicPage from '../../shared/page/page.module.css';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { invitationCopy as copy } from './people.copy.ts';

export function InvitationScreen() {
  const { hash } = useLocation();
  return (
    <div className={publicPage.page}>
      <Card>
        <div className="stack">
          <h1>{copy.title}</h1>
          <Opened key={hash} token={hash.slice(1)} />
        </div>
      </Card>
    </div>
  );
}

/** Neither is one of ours. */
const NONE: readonly string[] = ['INVITATION_ENDED', 'INVALID'];

function Opened({ token }: { token: string }) {
  const { hash, pathname } = useLocation();
  const isSignedIn = useProfile() !== null;
  const [found, setFound] = useState<Invitation | 'loading' | 'failed' | 'ended'>('loading');

  const load = useCallback(async () => {
    if (token === '') return setFound('ended');
    const { data, error } = await findInvitation(token);
    setFound(data ?? (NONE.includes(error?.code ?? '') ? 'ended' : 'failed'));
  }, [token]);
  useEffect(() => {
    void load();
  }, [load]);

  if (found === 'loading')
    return (
      <SkeletonGroup label={copy.loading}>
        <SkeletonRows count={2} />
      </SkeletonGroup>
    );
  if (found === 'failed')
    return <SectionError level={2} title={copy.loadFailed} text={sectionCopy.tryAgain} onRetry={load} />;
  if (found === 'ended') return <Ended title={copy.ended} text={copy.endedText} />;
  return (
    <>
      <p className="strong">{copy.by(found.invitedBy, found.role)}</p>
      {isSignedIn ? <Accept token={token} /> : <Enter from={`${pathname}${hash}`} />}
    </>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <div className="stack" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <div>
        <ButtonLink href={paths.homeWithServices()}>{copy.services}</ButtonLink>
      </div>
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
      <p>
        {copy.unknown} {copy.enter}
      </p>
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
    if (NONE.includes(error.code)) setEnding({ title: copy.ended, text: copy.endedText });
    else if (error.code === 'ALREADY_ASSOCIATED') setEnding({ title: copy.own, text: copy.ownText });
    else showToast({ kind: 'danger', text: copy.failed });
  }

  if (ending) return <Ended {...ending} />;
  return (
    <div className="stack">
      <p>
        {copy.text} {copy.unknown}
      </p>
      <div className="row wrap">
        <Button kind="primary" busy={isBusy} busyText={copy.accepting} onClick={accept}>
          {copy.accept}
        </Button>
        <ButtonLink href={paths.homeWithServices()}>{copy.later}</ButtonLink>
      </div>
    </div>
  );
}
