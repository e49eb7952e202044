// The documents' placeholder of a screen on its way, and its two ways to fail.
import { type ReactNode, useEffect, useState } from 'react';
import { useIsOffline } from '../../lib/use-is-offline.ts';
import { isOutdated } from '../../lib/version.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CodeTimeout, type LazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { Spinner } from '../../ui/waiting/spinner.tsx';
import { loadingCopy as copy } from '../app.copy.ts';
import styles from '../app.module.css';

/** Appears after a moment, so that a screen that comes quickly never flickers. */
export function Loading() {
  return (
    <div className={styles.place} role="status" data-waiting>
      <Spinner size="lg" />
      <p>{copy.wait}</p>
    </div>
  );
}

function LoadFailed({ reason, onRetry }: { reason: 'timeout' | 'error'; onRetry: () => void }) {
  const isOld = useIsOutdated();
  const { title, text } = copy[useIsOffline() ? 'offline' : reason];
  if (isOld) return <Outdated />;
  return (
    <div className={styles.failed} role="alert">
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <Button kind="primary" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}

/** The server no longer has the files of this page. */
function Outdated() {
  const { title, text, update } = copy.outdated;
  return (
    <div className={styles.failed} role="alert">
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {update}
      </Button>
    </div>
  );
}

function useIsOutdated(): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    isOutdated().then(setIsOld);
  }, []);
  return isOld;
}

// Shows a screen as soon as its code is here, and the documents' placeholder until then.

interface LazyScreenProps {
  /** Of a screen, or of a frame with the screen inside. */
  code: LazyCode<{ children?: ReactNode }>;
  children?: ReactNode;
}

export function LazyScreen({ code, children }: LazyScreenProps) {
  const Screen = useLazyCode(code);
  const failure = code.failure();
  if (Screen) return <Screen>{children}</Screen>;
  if (failure === undefined) return <Loading />;
  return (
    <LoadFailed reason={failure instanceof CodeTimeout ? 'timeout' : 'error'} onRetry={() => code.start()} />
  );
}
