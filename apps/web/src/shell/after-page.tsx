// What stands at the end of every signed-in page, and comes after it: the assistant, and the notice about cookies.
import { isCardPage } from '../lib/paths.ts';
import { useLocation } from '../lib/router.tsx';
import { settings } from '../lib/settings.ts';
import { Assistant } from './assistant/assistant.tsx';
import { CookieNotice } from './cookie-notice.tsx';

export function AfterPage({ task }: { task: boolean }) {
  const { pathname } = useLocation();
  return (
    <>
      {settings().assistant === 'on' && !isCardPage(pathname) && <Assistant task={task} />}
      {!task && <CookieNotice />}
    </>
  );
}
