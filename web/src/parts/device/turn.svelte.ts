import { settings } from './settings.svelte';

const page = $state({ asks: false });

/** Whether it is the person's turn in the match on this page. */
export function turnHere(): boolean {
  return page.asks;
}

/** Sets whether it is the person's turn in the match on this page. */
export function showTurn(asks: boolean): void {
  page.asks = asks;
}

/** Whether this browser can show notifications at all. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Whether the person wants notifications of turns, and the browser allows them. */
export const mayNotify = (): boolean =>
  settings().turns && canNotify() && Notification.permission === 'granted';

/**
 * Asks the person for permission to show notifications, and returns whether they gave it. Call this only at a
 * click.
 */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** The notifications that are shown, by their tags. */
const shown = new Map<string, Notification>();

/**
 * Shows a notification, which replaces an earlier one with the same tag. A click on it brings this page to
 * the front. Returns false if the browser cannot show it: in some browsers only service workers can.
 */
export function notify(tag: string, title: string, body: string): boolean {
  try {
    const notification = new Notification(title, { tag, body, lang: settings().language });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    shown.set(tag, notification);
    return true;
  } catch {
    return false;
  }
}

/** Closes the notification with this tag, which is not needed any more. */
export function takeBack(tag: string): void {
  shown.get(tag)?.close();
  shown.delete(tag);
}
