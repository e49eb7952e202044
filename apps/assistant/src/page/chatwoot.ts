// A Chatwoot in place of the built-in assistant: its script runs on this origin, never in the portal's page.
import type { PageSettings } from '../page.ts';
import type { PortalWindow } from './portal-window.ts';
import type { Begun } from './server.ts';

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

const READY_WITHIN_MS = 15_000;

/** Rejects when its script does not come, or does not get ready. */
export function startChatwoot(
  { baseUrl, websiteToken }: NonNullable<PageSettings['chatwoot']>,
  begun: Begun,
  portal: PortalWindow,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, READY_WITHIN_MS);
    window.chatwootSettings = { hideMessageBubble: true, locale: 'es', type: 'standard' };
    window.addEventListener('chatwoot:ready', () => {
      clearTimeout(timer);
      introduce(begun);
      window.$chatwoot?.toggle('open');
      portal.listen((message) => {
        if (message.type !== 'scenario') return;
        window.$chatwoot?.setCustomAttributes({ scenario: `${message.name}_${message.result}` });
      });
      resolve();
    });
    const script = document.createElement('script');
    script.src = `${baseUrl}/packs/js/sdk.js`;
    script.onerror = reject;
    script.onload = () => window.chatwootSDK?.run({ websiteToken, baseUrl });
    document.head.append(script);
  });
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
