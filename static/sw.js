/*
 * The site has no service worker. A reader's browser may still have that of an
 * older site at this address, which would show them its pages for ever: it asks
 * here for a newer one, gets this, and is rid of both.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
      const pages = await self.clients.matchAll({type: 'window'});
      await Promise.all(pages.map((page) => page.navigate(page.url)));
    })(),
  );
});
