import { notificationPaths } from '@safiri/contract/notifications/paths.ts';
import { callApi } from './api-client.ts';

/** Where push messages of this browser stand. */
export type PushState = 'unsupported' | 'blocked' | 'on' | 'off';

const supported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const keyBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0);

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** As far as the browser tells it at once: undefined where messages may be on. */
export function pushStateNow(): PushState | undefined {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' ? undefined : 'off';
}

export const pushState = async (): Promise<PushState> => pushStateNow() ?? ((await subscription()) === null ? 'off' : 'on');

/** Asks the browser, and tells the server where to push; only ever after a tap. */
export async function turnPushOn(): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { publicKey } = await callApi(notificationPaths.pushKey);
  const registration = await navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) });
  const { endpoint, keys } = subscription.toJSON();
  await callApi(notificationPaths.subscribe, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  });
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const standing = supported() ? await subscription() : null;
  if (standing !== null) {
    await callApi(notificationPaths.unsubscribe, { body: { endpoint: standing.endpoint } });
    await standing.unsubscribe();
  }
  return pushState();
}
