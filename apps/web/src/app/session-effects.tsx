// What happens to the session outside this page, and the notice that nothing can be stored.
import { useEffect } from 'react';
import { revokeWhatIsLeft } from '../api/person/sign-out.ts';
import { BASE } from '../lib/place/base.ts';
import { paths } from '../lib/place/paths.ts';
import { onStorageTrouble } from '../session/browser-storage.ts';
import { subscribeToSession, watchOtherTabs } from '../session/session.ts';
import { useToast } from '../ui/layers/toast-context.ts';
import { noticeCopy } from './app.copy.ts';

export function SessionEffects() {
  const showToast = useToast();

  useEffect(() => watchOtherTabs(), []);
  useEffect(() => revokeWhatIsLeft(), []);

  useEffect(
    () =>
      subscribeToSession((event) => {
        // Somebody else may have signed in: begin anew, with nothing of before on the page.
        if (event === 'replaced') window.location.assign(`${BASE}${paths.home()}`);
      }),
    [],
  );

  useEffect(() => onStorageTrouble(() => showToast({ text: noticeCopy.noStorage })), [showToast]);

  return null;
}
