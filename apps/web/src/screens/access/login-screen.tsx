// Login: the form, the session that comes back by itself, and where the customer goes next.
import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { usePortalMap } from '../../lib/portal-map.ts';
import { useLocation, useNavigate } from '../../lib/router.tsx';
import { mayRestore } from '../../session/session.ts';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import { MessageDialog } from '../../ui/message-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { loginCopy as copy, loginErrors as errors } from './login.copy.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';
import { nextPage } from './next-page.ts';
import { restoreSession, type SignIn, signIn } from './sign-in.ts';

export function LoginScreen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isAvailable, warm } = usePortalMap();
  const next = nextPage(state, isAvailable);
  const [busy, setBusy] = useState<string | null>(() => (mayRestore() ? copy.restoring : null));
  const [outcome, setOutcome] = useState<SignIn | null>(null);

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
    setOutcome(null);
    const ended = await signIn(username, password, () => warm(next));
    if (ended === 'done') {
      navigate(next, { replace: true });
      return;
    }
    setBusy(null);
    setOutcome(ended);
  };

  return (
    <AuthFrame>
      <div className="stack tight">
        <h1>{copy.title}</h1>
        <p className="muted">{copy.lead}</p>
      </div>
      {outcome !== null && typeof outcome === 'object' && (
        <Notice kind="danger" title={outcome.title}>
          {outcome.text}
        </Notice>
      )}
      <LoginForm busy={busy !== null} onSubmit={submit} onEdit={() => setOutcome(null)} />
      <p className={styles.register}>
        {copy.firstTime} <TextLink href={paths.register()}>{copy.register}</TextLink>
      </p>
      {busy !== null && <LoadingOverlay text={busy} />}
      <MessageDialog
        open={outcome === 'unreachable'}
        onClose={() => setOutcome(null)}
        title={errors.networkTitle}
        closeText={errors.accept}
      >
        {errors.networkText}
      </MessageDialog>
    </AuthFrame>
  );
}
