import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeWire } from '../../dev/fake-wire';
import { aFrame, aSetup, aSummary, aStep } from '../../dev/samples';
import { gameTable } from '../shell/games';
import { setLanguage } from '../texts';
import type { Seat, SeatSummary, Summary } from '../wire';
import StatusBar from './StatusBar.svelte';
import { MatchStore } from './match-store.svelte';

afterEach(() => setLanguage('en'));

it('shows the progress of a bot in tenths and in the language of the page', async () => {
  const wire = new FakeWire();
  const table = new MatchStore('m1', { pace: () => 0 }, null, () => wire);
  table.start();
  wire.accept();
  wire.say({
    type: 'welcome',
    summary: aSummary(),
    setup: aSetup(),
    viewer: 'blue',
    frame: aFrame(0, 'blue'),
  });
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
  expect(bar.getAttribute('aria-label')).toBe('빨강의 생각 진행률');

  wire.say(aStep(aFrame(1, 'blue', { seat: 'red' })));
  await tick();
  expect(screen.queryByRole('progressbar')).toBe(null);
});

describe('somebody who is away', () => {
  const seats = (you: boolean, stand_in?: 'offered' | 'playing'): SeatSummary[] => [
    { seat: 'blue', kind: 'guest', name: 'Ben', you, online: true, ready: true },
    {
      seat: 'red',
      kind: 'guest',
      name: 'Ada',
      you: false,
      online: false,
      ready: true,
      ...(stand_in && { stand_in }),
    },
  ];

  async function bar(summary: Summary, awaited: Seat[]) {
    const wire = new FakeWire();
    const table = new MatchStore('m1', { pace: () => 0 }, null, () => wire);
    table.start();
    wire.accept();
    const viewer = summary.seats[0]?.you ? 'blue' : 'public';
    wire.say({
      type: 'welcome',
      summary,
      setup: aSetup(),
      viewer,
      frame: aFrame(0, viewer, { status: { awaiting: awaited } }),
    });
    const { rerender } = render(StatusBar, { game: await gameTable('toy-battle'), table, summary });
    return { wire, again: (summary: Summary) => rerender({ summary }) };
  }
  const offer = () => screen.queryByRole('button', { name: 'Let a bot play for Ada until they are back' });
  const said = () =>
    screen
      .getAllByRole('status')
      .map((line) => line.textContent)
      .join('');

  it('is replaced by a bot once a player of the match asks for it, and the page reports this', async () => {
    const { wire, again } = await bar(aSummary({ seats: seats(true, 'offered') }), ['red']);
    expect(said()).toBe('Ada has been away for a while.');
    offer()?.click();
    await tick();
    expect(wire.sent.at(-1)).toMatchObject({ type: 'stand_in', seat: 'red' });
    await again(aSummary({ seats: seats(true, 'playing') }));
    expect(offer()).toBe(null);
    expect(said()).toBe('A bot plays for Ada until they are back.');
    await tick();
    expect(document.activeElement?.textContent, 'the focus is not lost with the button').toBe(said());
    setLanguage('ko');
    await tick();
    expect(said()).toBe('Ada 님이 돌아올 때까지 봇이 대신 합니다.');
    setLanguage('en');
    await again(aSummary({ seats: seats(true) }));
    expect(said()).toBe('');
  });

  it.each([
    ['only a spectator looks at the page', seats(false, 'offered'), ['red']],
    ['the game waits for another', seats(true, 'offered'), ['blue']],
    ['the player has just left', seats(true), ['red']],
  ])('gets no stand-in while %s', async (_, seats, awaited) => {
    await bar(aSummary({ seats }), awaited);
    expect(offer()).toBe(null);
    expect(said()).toBe('');
  });

  it('is named with the seat if two people have the same name', async () => {
    const [ben, ada] = seats(true, 'offered') as [SeatSummary, SeatSummary];
    const twin: SeatSummary = { ...ada, seat: 'green' };
    await bar(aSummary({ seats: [ben, ada, twin] }), ['red', 'green']);
    const offers = screen.getAllByRole('button', { name: /^Let a bot/ });
    const names = offers.map((button) => button.textContent?.trim());
    expect(names).toEqual(
      ['Red', 'Green'].map((seat) => `Let a bot play for Ada (${seat}) until they are back`),
    );
  });

  it('is shown with the progress of the bot only while the bot plays', async () => {
    const { wire, again } = await bar(aSummary({ seats: seats(true, 'playing') }), ['red']);
    wire.say({ type: 'thinking', seat: 'red', done: 100 });
    await tick();
    expect(screen.getByRole('progressbar', { name: 'How far Red has thought' })).toBeTruthy();
    await again(aSummary({ seats: seats(true) }));
    expect(screen.queryByRole('progressbar')).toBe(null);
  });
});
