// Begins the app's code when the page has been painted, and says so when it does not come.
import { sayIfMissing } from '../../lib/early/early-page.ts';

const TOO_LONG_MS = 20_000;
/** A page that is not seen is not painted. */
const WITHOUT_PAINT_MS = 1_000;

/** The server names the entry, then what the page needs besides; a page without them has its scripts itself. */
export function startCode(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="portal-code"]')?.content;
  if (!named) return;
  const [entry = '', ...others] = named.split(' ');
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of others) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
    script.onerror = sayIfMissing;
    document.head.append(script);
    setTimeout(sayIfMissing, TOO_LONG_MS);
  };
  // The frame after the first one: that one has been painted.
  requestAnimationFrame(() => requestAnimationFrame(begin));
  setTimeout(begin, WITHOUT_PAINT_MS);
}
