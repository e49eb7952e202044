// The service worker of this browser: without one, or with one that fails, the portal only needs a network.
import { BASE } from './place/base.ts';
import { settings } from './settings.ts';

/** By the version in its address each version of the portal has a worker of its own. */
export async function startServiceWorker(): Promise<void> {
  const { version } = settings();
  if (version === '' || !('serviceWorker' in navigator)) return;
  try {
    const address = `${BASE}/worker.js?version=${version}`;
    const registration = await navigator.serviceWorker.register(address, { scope: `${BASE}/` });
    const follow = (worker: ServiceWorker | null) => {
      // This page is of its version already; it goes first only where no other tab lives on the files of before.
      const offer = () => worker?.state === 'installed' && worker.postMessage('take over');
      offer();
      worker?.addEventListener('statechange', offer);
    };
    follow(registration.waiting);
    registration.addEventListener('updatefound', () => follow(registration.installing));
  } catch {
    // Refused, blocked or broken: the next visit tries again.
  }
}
