/**
 * Installs the worker that shows a page when there is no connection, once the open page has loaded. Only a
 * production build on a secure connection has a worker. Returns a function that stops waiting for the page.
 */
export function startWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const install = () =>
    void navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') install();
  else addEventListener('load', install, { once: true });
  return () => removeEventListener('load', install);
}
