interface Push {
  readonly id?: number;
  readonly title?: string;
  readonly text?: string;
  readonly redirectTo?: string;
  /** What is over in seconds, such as an offer: its kind. A newer one takes its place. */
  readonly alert?: string;
}

/** What lib.dom does not know of a notification yet. */
interface AlertOptions extends NotificationOptions {
  readonly renotify?: boolean;
  readonly vibrate?: readonly number[];
}

const pages = (scope: ServiceWorkerGlobalScope) => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows what the server pushes while the app is closed. Nothing of it is stored. */
export async function showPush(scope: ServiceWorkerGlobalScope, push: Push): Promise<void> {
  const { alert } = push;
  // A page that somebody looks at shows it itself, and rings.
  if (alert !== undefined && (await pages(scope)).some(({ visibilityState }) => visibilityState === 'visible')) return;
  const alerting: AlertOptions =
    alert === undefined ? {} : { renotify: true, requireInteraction: true, vibrate: [300, 150, 300, 650, 300, 150, 300] };
  await scope.registration.showNotification(String(push.title ?? ''), {
    body: String(push.text ?? ''),
    tag: alert ?? `told-${push.id}`,
    icon: '/icon-192.png',
    data: { redirectTo: String(push.redirectTo ?? '/'), stay: alert !== undefined },
    ...alerting,
  });
}

/**
 * Opens the screen that a notification names: one of the app, never another site.
 * @param stay an open page is only brought to the front: whatever screen it is on shows what this is about
 */
export async function openPush(scope: ServiceWorkerGlobalScope, redirectTo: string, stay = false): Promise<void> {
  const path = /^\/(?![/\\])/.test(redirectTo) ? redirectTo : '/';
  const [open] = await pages(scope);
  if (open === undefined) await scope.clients.openWindow(path);
  else if (stay) await open.focus();
  else await (await open.focus()).navigate(path);
}
