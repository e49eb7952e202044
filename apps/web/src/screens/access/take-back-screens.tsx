// The pages of a message's link that takes something back, without signing in. A press does it: programs that read mail
// open links.
import { useEffect, useRef, useState } from 'react';
import { restoreAccount } from '../../api/person/account.ts';
import { stopRecoveryByLink } from '../../api/person/factor-recovery.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { restoreAccountCopy, stopRecoveryCopy } from './take-back.copy.ts';

interface TakeBackProps {
  /** `doneTitle` and `done` after it, `noneTitle` and `none` where the link opens nothing any more. */
  words: Record<
    | ('title' | 'lead' | 'act' | 'acting' | 'failed')
    | ('doneTitle' | 'done' | 'noneTitle' | 'none' | 'change' | 'signIn'),
    string
  >;
  takeBack(token: string): Promise<Pick<RequestError, 'code'> | null>;
}

function TakeBack({ words: copy, takeBack }: TakeBackProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [ended, setEnded] = useState<'done' | 'none' | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (ended) heading.current?.focus();
  }, [ended]);

  async function act() {
    setIsBusy(true);
    setHasFailed(false);
    const token = window.location.hash.slice(1);
    const error = token === '' ? { code: 'NOT_FOUND' } : await takeBack(token);
    setIsBusy(false);
    if (!error) setEnded('done');
    else if (error.code === 'NOT_FOUND') setEnded('none');
    else setHasFailed(true);
  }

  if (ended)
    return (
      <AuthFrame>
        <div className="stack tight">
          <h1 ref={heading} tabIndex={-1}>
            {ended === 'done' ? copy.doneTitle : copy.noneTitle}
          </h1>
          <p className="muted">{ended === 'done' ? copy.done : copy.none}</p>
        </div>
        <div className="stack">
          <TextLink href={paths.changePassword()}>{copy.change}</TextLink>
          <TextLink href={paths.login()}>{copy.signIn}</TextLink>
        </div>
      </AuthFrame>
    );

  return (
    <AuthFrame>
      <div className="stack tight">
        <h1>{copy.title}</h1>
        <p className="muted">{copy.lead}</p>
      </div>
      {hasFailed && <Notice kind="danger" title={copy.failed} />}
      <Button kind="primary" size="lg" wide busy={isBusy} busyText={copy.acting} onClick={act}>
        {copy.act}
      </Button>
      <TextLink href={paths.login()}>{copy.signIn}</TextLink>
    </AuthFrame>
  );
}

/** /restore-account: who has the message's link takes back an account that was closed. */
export function RestoreAccountScreen() {
  return <TakeBack words={restoreAccountCopy} takeBack={restoreAccount} />;
}

/** /stop-recovery: who has the message's link keeps the second step on. */
export function StopRecoveryScreen() {
  return (
    <TakeBack
      words={{ ...stopRecoveryCopy, none: stopRecoveryCopy.none(settings().helpPhone) }}
      takeBack={stopRecoveryByLink}
    />
  );
}
