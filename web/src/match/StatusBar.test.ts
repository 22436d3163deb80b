import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { FakeWire } from '../../dev/fake-wire';
import { aFrame, aSetup, aSummary } from '../../dev/samples';
import { gameTable } from '../games';
import { setLanguage } from '../texts';
import StatusBar from './StatusBar.svelte';
import { MatchTable } from './table.svelte';

afterEach(() => setLanguage('en'));

it('shows how far a bot is, in steps of a tenth and in the language of the page', async () => {
  const wire = new FakeWire();
  const table = new MatchTable('m1', { pace: () => 0 }, null, () => wire);
  table.start();
  wire.accept();
  wire.say({ type: 'welcome', summary: aSummary(), setup: aSetup(), viewer: 'blue', frame: aFrame(0, 'blue') });
  render(StatusBar, { game: await gameTable('toy-battle'), table, summary: aSummary() });
  expect(screen.queryByRole('progressbar')).toBe(null);

  wire.say({ type: 'thinking', seat: 'red', done: null });
  await tick();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'How far Red has thought' });
  expect(bar.hasAttribute('value')).toBe(false);
  expect(bar.closest('[role="status"], [aria-live]')).toBe(null);

  wire.say({ type: 'thinking', seat: 'red', done: 467 });
  await tick();
  expect([bar.value, bar.max]).toEqual([4, 10]);
  setLanguage('ko');
  await tick();
  expect(bar.getAttribute('aria-label')).toBe('빨강의 생각 진행 정도');

  wire.say({ type: 'step', frame: aFrame(1, 'blue', { seat: 'red' }) });
  await tick();
  expect(screen.queryByRole('progressbar')).toBe(null);
});
