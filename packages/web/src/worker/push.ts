interface Told {
  readonly id?: number;
  readonly title?: string;
  readonly text?: string;
  readonly redirectTo?: string;
}

/** Shows what the server pushes while the app is closed. Nothing of it is kept. */
export async function showTold(scope: ServiceWorkerGlobalScope, told: Told): Promise<void> {
  await scope.registration.showNotification(String(told.title ?? ''), {
    body: String(told.text ?? ''),
    tag: `told-${told.id}`,
    icon: '/icon-192.png',
    data: { redirectTo: String(told.redirectTo ?? '/') },
  });
}

/** Opens the screen that a notification names: one of the app, never another site. */
export async function openTold(scope: ServiceWorkerGlobalScope, redirectTo: string): Promise<void> {
  const path = /^\/(?![/\\])/.test(redirectTo) ? redirectTo : '/';
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) await scope.clients.openWindow(path);
  else await (await open.focus()).navigate(path);
}
