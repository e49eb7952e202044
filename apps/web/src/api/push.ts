// Web Push in this browser: on by the customer's own press, off with it or with the session that signs out.
import { addPushSubscription, getPushKey } from '@portal/contract/help/notifications';
import { deviceStorage } from '../session/browser-storage.ts';
import { storedProfile } from '../session/session.ts';
import { request } from './requests.ts';

/** `blocked`: the browser lets this site tell nothing. `never`: it cannot. */
export type PushState = 'on' | 'off' | 'blocked' | 'never';

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'never';
  if (Notification.permission === 'denied') return 'blocked';
  return (await ownSubscription()) && isPushOwner() ? 'on' : 'off';
}

/** The browser asks the customer, who has just pressed for it. False when it did not come about. */
export async function turnPushOn(): Promise<boolean> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const key = await request(getPushKey, {});
    if (key.error) return false;
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.data.publicKey,
    });
    keepPushOwner();
    if (await tellServer(subscription)) return true;
    await turnPushOff();
    return false;
  } catch {
    return false;
  }
}

/** The push service hears it at once, and the server with the next thing that it would tell. */
export async function turnPushOff(): Promise<void> {
  forgetPushOwner();
  await (await ownSubscription())?.unsubscribe().catch(() => false);
}

/** With each visit: the session of now is the one whose end ends it, and somebody else's ends here. */
export async function confirmPush(): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  if (isPushOwner()) await tellServer(subscription);
  else await turnPushOff();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

async function tellServer(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const { error } = await request(addPushSubscription, {
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  });
  return error === null;
}

const OWNER = 'portal.pushOwner';

/** Whose this browser's Web Push is: it outlives a session that ran out, for the same customer alone. */
function keepPushOwner(): void {
  const owner = storedProfile()?.sub;
  if (owner !== undefined) deviceStorage.write(OWNER, owner);
}

function isPushOwner(): boolean {
  const owner = storedProfile()?.sub;
  return owner !== undefined && deviceStorage.read(OWNER) === owner;
}

function forgetPushOwner(): void {
  deviceStorage.remove(OWNER);
}
