/**
 * Calls `then` after so many milliseconds, unless the person presses a key or the pointer before. Returns a
 * function that stops the wait.
 */
export function unlessPressed(ms: number, then: () => void): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    for (const press of ['pointerdown', 'keydown']) removeEventListener(press, stop, true);
  };
  const timer = setTimeout(() => {
    stop();
    then();
  }, ms);
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, stop, true);
  return stop;
}
