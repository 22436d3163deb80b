/**
 * Installs the worker that shows a page without a connection. It comes after everything that the open page
 * fetches, and only where there is a build and the connection is safe enough for workers.
 */
export function startWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const install = () =>
    void navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') install();
  else addEventListener('load', install, { once: true });
  return () => removeEventListener('load', install);
}
