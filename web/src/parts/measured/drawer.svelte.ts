/** Where a device keeps whether the drawer of measured tables is out. */
const key = 'rumpus.drawer';

function kept(): boolean {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
}

let open = $state(kept());

/** Whether orders and rows are out beside the picture of a measured table. */
export const drawerOpen = (): boolean => open;

/** Draws them out or puts them away, and remembers it on this device. */
export function keepDrawer(out: boolean): void {
  open = out;
  try {
    localStorage.setItem(key, out ? 'open' : 'shut');
  } catch {
    // Without storage it is known until the page is left.
  }
}
