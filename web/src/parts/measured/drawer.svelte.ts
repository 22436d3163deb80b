/**
 * The key under which a device stores whether the drawer of measured tables is open. They are the tables of
 * games that are played with a ruler.
 */
const key = 'rumpus.drawer';

function kept(): boolean {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
}

let open = $state(kept());

/** Whether the drawer beside the picture of a measured table, with orders and rows, is open. */
export const drawerOpen = (): boolean => open;

/**
 * Opens the drawer, but does not store that. Used when a hint or a lesson points at something in the drawer.
 */
export function revealDrawer(): void {
  open = true;
}

/**
 * Opens or shuts the drawer as this device has stored it. Called when a table opens, and at each step of a
 * lesson.
 */
export function restoreDrawer(): void {
  open = kept();
}

/** Opens or shuts the drawer, and stores this choice on the device. */
export function keepDrawer(out: boolean): void {
  open = out;
  try {
    localStorage.setItem(key, out ? 'open' : 'shut');
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}
