// Login: the form, the session that comes back by itself, and where the customer goes next.
import { useEffect, useId, useState } from 'react';
import { paths } from '../../../lib/place/paths.ts';
import { usePortalMap } from '../../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { hasMoneyOnItsWay } from '../../../session/purchases.ts';
import { mayRestore } from '../../../session/session.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { LoadingOverlay } from '../../../ui/layers/loading-overlay.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { loginCopy as copy, endedCopy } from './login.copy.ts';
import { LoginForm } from './login-form.tsx';
import type { Refusal } from './login-rules.ts';
import styles from './login-screen.module.css';
import { nextPage } from './next-page.ts';
import { restoreSession, signIn } from './sign-in.ts';

export function LoginScreen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isAvailable, warm } = usePortalMap();
  const next = nextPage(state, isAvailable);
  const [busy, setBusy] = useState<string | null>(() => (mayRestore() ? copy.restoring : null));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refusalId = useId();

  useEffect(() => {
    if (!mayRestore()) return;
    const leaving = new AbortController();
    warm(next);
    restoreSession(leaving.signal).then((restored) => {
      if (leaving.signal.aborted) return;
      setBusy(null);
      if (restored) navigate(next, { replace: true });
    });
    return () => leaving.abort();
  }, [navigate, next, warm]);

  const submit = async (username: string, password: string) => {
    setBusy(copy.signingIn);
    setRefusal(null);
    const ended = await signIn(username, password, () => warm(next));
    if (ended === 'done') {
      navigate(next, { replace: true });
      return;
    }
    setBusy(null);
    setRefusal(ended);
  };

  return (
    <AuthFrame>
      <div className="stack tight">
        <h1>{copy.title}</h1>
        <p className="muted">{copy.lead}</p>
      </div>
      {refusal ? (
        <Notice kind="danger" id={refusalId} title={refusal.title}>
          {refusal.text}
        </Notice>
      ) : (
        hasEnded(state) && <EndedNotice />
      )}
      <LoginForm
        busy={busy !== null}
        refusal={refusal}
        refusalId={refusalId}
        onSubmit={submit}
        onEdit={() => setRefusal(null)}
      />
      <p className={styles.register}>
        {copy.firstTime} <TextLink href={paths.register()}>{copy.register}</TextLink>
      </p>
      {busy !== null && <LoadingOverlay text={busy} />}
    </AuthFrame>
  );
}

/** Said by the guard of the routes, for as long as the customer stays on this page. */
function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;
}

function EndedNotice() {
  const [isBuying] = useState(hasMoneyOnItsWay);
  return (
    <div role="status">
      <Notice title={endedCopy.title}>{isBuying && endedCopy.purchase}</Notice>
    </div>
  );
}
