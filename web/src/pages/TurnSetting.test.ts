import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, settings } from '../parts/device/settings.svelte';
import TurnSetting from './TurnSetting.svelte';

const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
let shows = true;

class Shown {
  static permission: NotificationPermission = 'default';
  static requestPermission = requestPermission;
  constructor() {
    if (!shows) throw new TypeError('Illegal constructor');
  }
}

beforeEach(() => {
  shows = true;
  Shown.permission = 'default';
  requestPermission.mockReset();
  vi.stubGlobal('Notification', Shown);
});
afterEach(() => {
  vi.unstubAllGlobals();
  choose({ turns: false });
});

function answer(permission: NotificationPermission): void {
  requestPermission.mockImplementation(() => {
    Shown.permission = permission;
    return Promise.resolve(permission);
  });
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tell me when it is my turn' });

it('is off, and asks the browser only on the click that turns it on', async () => {
  answer('granted');
  render(TurnSetting);
  expect([box().checked, requestPermission.mock.calls.length]).toEqual([false, 0]);
  await fireEvent.click(box());
  await vi.waitFor(() => expect(settings().turns).toBe(true));
  expect(box().checked).toBe(true);
  await fireEvent.click(box());
  expect([settings().turns, requestPermission.mock.calls.length]).toEqual([false, 1]);
});

it('stays off and reports this if the person does not allow notifications', async () => {
  answer('denied');
  render(TurnSetting);
  await fireEvent.click(box());
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/does not allow/));
  expect([settings().turns, box().checked]).toEqual([false, false]);
});

it('stays off if notifications are allowed but the browser cannot show them', async () => {
  answer('granted');
  shows = false;
  render(TurnSetting);
  await fireEvent.click(box());
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/cannot/));
  expect([settings().turns, box().checked]).toEqual([false, false]);
});
