// Shows what the server pushes while the app is closed, and opens its screen. Nothing is kept here.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(String(told.title ?? ''), {
      body: String(told.text ?? ''),
      tag: `told-${told.id}`,
      icon: '/icon.svg',
      data: { redirectTo: String(told.redirectTo ?? '/') },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { redirectTo } = event.notification.data;
  // A screen of the app, never another site.
  const path = /^\/(?![/\\])/.test(redirectTo) ? redirectTo : '/';
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const open = windows[0];
      if (open === undefined) return self.clients.openWindow(path);
      await open.focus();
      return open.navigate(path);
    })(),
  );
});
