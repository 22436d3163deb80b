import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import { FakeWire } from '../../dev/fake-wire';
import { aFrame, aSetup, aStep, aSummary } from '../../dev/samples';
import toyBattle from '../games/toy-battle';
import { setLanguage } from '../texts';
import type { Event, Summary } from '../wire';
import Log from './Log.svelte';
import StatusBar from './StatusBar.svelte';
import { MatchStore } from './match-store.svelte';
import { talesOf } from './turn-card';
import { lineOf, standing, takenBack, toldOf, undoWord } from './undo';

const placed = (seat: string, on: string): Event =>
  ({ type: 'placed', seat, troop: 'hook', on, level: 1, extra: false }) as Event;
/** Red places a Troop, takes it back, and places it elsewhere. */
const story = new Map<number, Event[]>([
  [1, [placed('red', 'b1')]],
  [2, toldOf(aFrame(2, 'blue', { seat: 'red', undo: 0 }))],
  [3, [placed('red', 'b2')]],
]);

function sit(changes: Partial<Summary> = {}): { wire: FakeWire; table: MatchStore; said: () => unknown[] } {
  const wire = new FakeWire();
  const table = new MatchStore('m1', { pace: () => 0 }, null, () => wire);
  table.start();
  wire.accept();
  const summary = aSummary(changes);
  wire.say({ type: 'welcome', summary, setup: aSetup(), viewer: 'blue', frame: aFrame(1, 'blue') });
  render(StatusBar, { game: toyBattle, table, summary });
  const said = () =>
    wire.sent.filter((message) => ['undo', 'answer_undo'].includes((message as { type: string }).type));
  return { wire, table, said };
}
const offer = { seat: 'blue', to: 0 };

it('the log strikes out decisions that were taken back, and no table gets their events again', () => {
  expect([...takenBack(story)]).toEqual([1]);
  expect(standing(story)).toEqual([placed('red', 'b2')]);
  render(Log, { game: toyBattle, story, setup: aSetup(), viewer: 'public', onclause: () => undefined });
  const lines = screen.getAllByRole('listitem');
  expect(lines.map((line) => line.classList.contains('gone'))).toEqual([true, false, false]);
  expect(lines[0]?.textContent).toContain('(taken back)');
  expect(lines[1]?.textContent?.trim()).toBe('Red took a decision back.');
});

it('the turn card leaves out decisions that were taken back, and uses the language of the page', () => {
  const told = new Map([...story].map(([seq, events]) => [seq, { seat: 'red', events }]));
  const tell = (event: Event) => lineOf(toyBattle, event, aSetup(), 'blue', [event]);
  const texts = () => talesOf(told, 3, ['blue'], tell)[0]?.lines.map(({ text }) => text);
  expect(texts()).toEqual(['Red took a decision back.', expect.stringContaining('Red places')]);
  setLanguage('ko');
  expect(texts()?.[0]).toBe('빨강이 결정을 물렀습니다.');
  setLanguage('en');
});

it('the button takes back what the server offers, and so do keys', async () => {
  const { wire, said } = sit();
  const button = document.querySelector<HTMLElement>('[data-undo]')!;
  expect(button.style.visibility).toBe('hidden');
  await fireEvent.keyDown(window, { key: 'z' });
  expect(said()).toEqual([]);
  wire.say({ type: 'undo', seq: 1, now: { offer } });
  await tick();
  expect(button.style.visibility).toBe('');
  await fireEvent.click(button);
  expect(said()).toEqual([expect.objectContaining({ type: 'undo', seat: 'blue', to: 0 })]);
  await fireEvent.click(button);
  expect(said(), 'a second press sends nothing').toHaveLength(1);
  wire.say({ type: 'undo', seq: 1, now: { offer: { seat: 'blue', to: 2 } } });
  await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  expect(said()[1]).toMatchObject({ to: 2 });
});

it('a player may ask again after a refusal of the server or a lost connection', async () => {
  const { wire, table } = sit();
  wire.say({ type: 'undo', seq: 1, now: { offer } });
  table.takeBack();
  expect(table.undo.offer).toBe(undefined);
  const { id } = wire.sent.at(-1) as { id: string };
  wire.say({ type: 'rejected', id, refusal: null, problem: null });
  expect(table.undo.offer).toEqual(offer);
  wire.break();
  table.wake();
  wire.accept();
  expect(table.undo.offer).toBe(undefined);
});

it('the other player may allow or refuse a request, and the player who asks may withdraw it', async () => {
  const { wire, said } = sit({ undo: 'on_request' });
  const request = { seat: 'red', to: 3, awaits: ['blue'] };
  wire.say({ type: 'undo', seq: 1, now: { request } });
  await tick();
  expect(screen.getByText('Red asks to take the last decision back.').getAttribute('role')).toBe('status');
  await fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(said()).toMatchObject([
    { seat: 'blue', allow: true },
    { seat: 'blue', allow: false },
  ]);
  wire.say({
    type: 'undo',
    seq: 1,
    now: { request: { seat: 'blue', to: 3, awaits: ['red'] } },
  });
  await tick();
  expect(screen.queryByRole('button', { name: 'Allow' })).toBe(null);
  await fireEvent.click(screen.getByRole('button', { name: 'Never mind' }));
  expect(said()[2]).toMatchObject({ type: 'answer_undo', seat: 'blue', allow: false });
  wire.say({ type: 'undo', seq: 1, now: { refused: 'red' } });
  await tick();
  expect(screen.getByText('Red says no: the decision stays.')).toBeTruthy();
});

it('the log says that a step takes a decision back', () => {
  const { wire, table } = sit();
  wire.say({ type: 'undo', seq: 1, now: { offer } });
  wire.say(aStep(aFrame(2, 'blue', { seat: 'red', undo: 0 })));
  expect(table.shown?.undo).toBe(0);
  expect(table.undo, 'a step ends the earlier offer').toEqual({});
  expect(table.story.get(2)).toEqual([{ type: 'rumpus-undone', seat: 'red', to: 0 }]);
});

it('a game whose choices are final has no button to take one back, and says that they are final', () => {
  const { wire, table } = sit({ undo: 'stays' });
  wire.say({ type: 'undo', seq: 1, now: { offer } } as never);
  document.body.replaceChildren();
  render(StatusBar, {
    game: toyBattle,
    table,
    summary: aSummary({ undo: 'stays' }),
  });
  expect(document.querySelector('[data-undo]')).toBe(null);
  expect(undoWord('stays')).toBe('stays');
  expect(undoWord('at_once')).toBe('at-once');
});
