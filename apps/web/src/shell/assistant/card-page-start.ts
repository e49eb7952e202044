// A page that began where a card is typed admits no chat: it is loaded anew before one opens.
import { isCardPage } from '@portal/card-pages/card-pages';
import { BASE } from '../../lib/place/base.ts';

/** Kept for the moment of loading alone. */
const MARK = '#asistente';

/** True when the page is on its way out. */
export function loadForChat(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  if (!began || !isCardPage(new URL(began.name).pathname.slice(BASE.length))) return false;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${MARK}`);
  location.reload();
  return true;
}

export function wasLoadedForChat(): boolean {
  if (location.hash !== MARK) return false;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return true;
}
