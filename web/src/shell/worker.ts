/**
 * Once the open page has loaded, installs the service worker, which shows a page even without a connection.
 * Only a production build on a secure connection has a worker. Returns a function that stops waiting for the
 * page.
 */
export function startWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const install = () =>
    void navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') install();
  else addEventListener('load', install, { once: true });
  return () => removeEventListener('load', install);
}
