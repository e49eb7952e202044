// A Chatwoot in place of the built-in assistant, or after it: its script runs on this origin, never in the portal's page.
import type { PageSettings } from '../page.ts';
import { pageCopy } from './page.copy.ts';
import type { PortalWindow } from './portal-window.ts';
import type { Begun, Said } from './server.ts';

interface Sdk {
  run(options: { websiteToken: string; baseUrl: string }): void;
}
interface Widget {
  setUser(id: string, user: { name: string; email?: string; identifier_hash?: string }): void;
  setCustomAttributes(attributes: Record<string, string>): void;
  toggle(state: 'open'): void;
}
declare global {
  interface Window {
    chatwootSettings?: object;
    chatwootSDK?: Sdk;
    $chatwoot?: Widget;
  }
}

const copy: Record<Said['author'], string> = { customer: pageCopy.you, assistant: pageCopy.assistant };
const READY_WITHIN_MS = 15_000;

/**
 * With what was said before, if anything. Rejects when its script does not come, or does not get ready.
 */
export function startChatwoot(
  { baseUrl, websiteToken }: NonNullable<PageSettings['chatwoot']>,
  begun: Begun,
  portal: PortalWindow,
  said: readonly Said[],
): Promise<void> {
  if (window.$chatwoot) {
    handOver(window.$chatwoot, said);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, READY_WITHIN_MS);
    window.chatwootSettings = { hideMessageBubble: true, locale: 'es', type: 'standard' };
    window.addEventListener('chatwoot:ready', () => {
      clearTimeout(timer);
      introduce(begun);
      if (window.$chatwoot) handOver(window.$chatwoot, said);
      portal.listen((message) => {
        if (message.type !== 'scenario') return;
        window.$chatwoot?.setCustomAttributes({ scenario: `${message.name}_${message.result}` });
      });
      resolve();
    });
    // Whoever wrote in this browser before is somebody else, as far as it knows.
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a store of cookies
    if (!begun.identity) document.cookie = 'cw_conversation=; Max-Age=0; Path=/';
    const script = document.createElement('script');
    script.src = `${baseUrl}/packs/js/sdk.js`;
    script.onerror = reject;
    script.onload = () => window.chatwootSDK?.run({ websiteToken, baseUrl });
    document.head.append(script);
  });
}

/** Longer values are refused, and with them all that came beside. */
const LONGEST_ATTRIBUTE = 1_400;
const MOST_PARTS = 6;

/** Of the contact: its conversation is there only once they have written. What is left of an older one is emptied. */
function handOver(widget: Widget, said: readonly Said[]): void {
  if (said.length > 0) {
    const text = said.map(({ author, text: words }) => `${copy[author]}: ${words}`).join('\n');
    const newest = text.slice(-LONGEST_ATTRIBUTE * MOST_PARTS);
    const parts = Array.from({ length: MOST_PARTS }, (_, part) => [
      `transcript_${part + 1}`,
      newest.slice(part * LONGEST_ATTRIBUTE, (part + 1) * LONGEST_ATTRIBUTE),
    ]);
    widget.setCustomAttributes(Object.fromEntries(parts));
  }
  widget.toggle('open');
}

/** Without our proof of who it is, Chatwoot is told nothing: anybody could say it. */
function introduce({ customer, identity }: Begun): void {
  if (!customer || !identity) return;
  const { name, email, accountNumber } = customer;
  window.$chatwoot?.setUser(identity.id, {
    name,
    ...(email ? { email } : {}),
    identifier_hash: identity.hash,
  });
  if (accountNumber) window.$chatwoot?.setCustomAttributes({ accountNumber });
}
