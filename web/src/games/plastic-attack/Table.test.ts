import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { step } from '../../../dev/plastic-attack/step';
import { kinds, momentOf, type Kind, type Moment } from '../../../dev/plastic-attack/views';
import { pointedAt } from '../../parts/points';
import { setLanguage } from '../../texts';
import Table from './Table.svelte';

afterEach(() => setLanguage('en'));

function open(moment: Moment, more: Record<string, unknown> = {}) {
  const onaction = vi.fn();
  const onwhy = vi.fn();
  const onclause = vi.fn();
  const shown = render(Table, {
    ...moment,
    story: [],
    mode: 'play',
    animate: false,
    refusal: null,
    seat: 'red',
    local: ['red'],
    onaction,
    onwhy,
    onclause,
    ask: vi.fn(),
    ...more,
  });
  return { ...shown, onaction, onwhy, onclause };
}
const get = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const figure = (name: string): HTMLElement => get(`[data-figure="${name}"]`);
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the table', () => {
  it.each(
    kinds.map((kind, i) =>
      i % 2 ? ([kind, '2009', 2] as const) : ([kind, 'revised', i % 4 ? 3 : 6] as const),
    ),
  )('shows the moment %s of edition %s with %i players, and names every figure', (kind, edition, players) => {
    const moment = momentOf(kind as Kind, edition, players);
    open(moment, { mode: kind === 'watch' ? 'watch' : 'play' });
    const figures = moment.view.seats.flatMap((side) => [...side.army, ...side.captives]);
    for (const one of figures)
      expect(figure(one.figure).getAttribute('aria-label')).toContain(one.figure.split(' (')[0]);
    expect(document.querySelectorAll('[data-army]')).toHaveLength(players);
    expect(document.body.textContent).not.toContain('pa-');
  });

  it('lets the player point at everything that a decision names', () => {
    const moment = momentOf('attack', '2009', 3);
    const { container } = open(moment);
    const own = moment.view.seats.find(({ seat }) => seat === 'red');
    const figures = moment.view.seats.flatMap(({ army, captives }) => [...army, ...captives]);
    const points = [...moment.setup.seats, ...(own?.hand ?? []), ...figures.map(({ figure }) => figure)];
    for (const point of points) expect(pointedAt(container, [point]), point).not.toHaveLength(0);
  });

  it('attacks with two clicks: on a figure of the player and on an opponent', async () => {
    const { onaction } = open(momentOf('attack', '2009', 3));
    await fireEvent.click(figure('Moss Lion'));
    expect(figure('Moss Lion').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(
      'Your Moss Lion attacks: choose an opponent, who then chooses the defender.',
    );
    expect(get('[data-told]').textContent).toBe(
      'If this attack wins: ' +
        '8♠ Dodge: Add 5 the next time you defend, with any figure. ' +
        '10♥ Vulnerable: The beaten figure lies face down: no Power in its next battle. ' +
        'If it was captured, choose another. ' +
        'Q♠ Intimidation: The defender subtracts 5 in the next defence, with any figure.',
    );
    await fireEvent.click(button(/^Attack Green$/));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ attack: { with: 'Moss Lion', player: 'green' } });
  });

  it('attacks the only opponent with two presses on the same figure', async () => {
    const { onaction } = open(momentOf('attack', 'revised', 2));
    await fireEvent.click(figure('Moss Lion'));
    expect(screen.getByRole('status').textContent).toMatch(
      /^Your Moss Lion is ready: press “Attack Blue”\. Blue chooses who defends\./,
    );
    expect(onaction).not.toHaveBeenCalled();
    await fireEvent.click(figure('Moss Lion'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ attack: { with: 'Moss Lion', player: 'blue' } });
  });

  it('attacks with the keyboard alone', async () => {
    const { onaction } = open(momentOf('attack', '2009', 3));
    figure('Captain Cardboard').focus();
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(figure('Grandma Gearshift'));
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-player')).toBe('blue'));
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(document.activeElement).toBe(figure('Grandma Gearshift'));
    expect(onaction).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-player')).toBe('blue'));
    await fireEvent.click(document.activeElement!);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      attack: { with: 'Grandma Gearshift', player: 'blue' },
    });
  });

  it('defends with one click, and shows the attack in words and as an arrow', async () => {
    const { onaction } = open(momentOf('defend', '2009', 2));
    expect(screen.getByRole('region', { name: 'Blue attacks Red' })).toBeTruthy();
    await vi.waitFor(() => expect(get('[data-arrow]').dataset['arrow']).toBe('Moss Lion (blue)>red'));
    await fireEvent.click(figure('Grandma Gearshift'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ defend: { with: 'Grandma Gearshift' } });
  });

  it('plays a card with one press', async () => {
    const { onaction } = open(momentOf('choose', '2009', 2));
    const queen = get('[data-card="Qs"]');
    expect(queen.getAttribute('aria-label')).toBe(
      'Queen of spades, counts 12, wins against 87 in 100 cards, with a win: Shield',
    );
    await fireEvent.pointerDown(queen, { pointerType: 'touch', button: 0 });
    await fireEvent.click(queen, { detail: 1 });
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ play: { card: 'Qs' } });
  });

  it('shows that other players have chosen a card, but never which', () => {
    open(momentOf('choose', '2009', 2));
    expect(screen.getByRole('img', { name: 'Blue has chosen a card' })).toBeTruthy();
    expect(get('[data-anchor="slot:blue"] [data-face]').getAttribute('data-face')).toBe('back');
  });

  it('names every modifier of a total, each with its clause', async () => {
    const { onclause } = open(momentOf('use', '2009', 2));
    const sum = screen.getByRole('group', { name: 'Total of Moss Lion (Blue)' });
    expect(sum.textContent?.replace(/\s+/g, ' ')).toBe('5+ 6 Power+ 5 Dodge− 5 Intimidation 11');
    await fireEvent.click(within(sum).getByText(/Dodge/));
    expect(onclause).toHaveBeenCalledExactlyOnceWith('PA1-ACT-DODGE-01');
  });

  it('declines or uses a special action that needs no figure', async () => {
    const { onaction } = open(momentOf('use', '2009', 2));
    await fireEvent.click(button(/^Do not use Dodge/));
    expect(onaction).toHaveBeenLastCalledWith({ decline: 'dodge' });
    await fireEvent.keyDown(document.body, { key: 'y' });
    expect(onaction).toHaveBeenLastCalledWith({ use: { action: 'dodge' } });
  });

  it('asks why a figure is not a target, and shows the answer beside it', async () => {
    const { onaction, onwhy, rerender } = open(momentOf('heal', '2009', 2));
    await fireEvent.click(figure('Paper Dragon'));
    const action = { use: { action: 'heal' as const, on: 'Paper Dragon' } };
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(action);
    expect(onaction).not.toHaveBeenCalled();
    const reason = { type: 'no_choice', action: 'heal', chosen: 'Paper Dragon', allowed: ['Moss Lion'] };
    await rerender({ refusal: { action, refusal: { clause: 'PA1-ACT-HEAL-01', because: '', reason } } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Heal cannot be used on Paper Dragon. It can be used on: Moss Lion.');
    expect(within(alert).getByRole('button', { name: 'Rule: PA1-ACT-HEAL-01' })).toBeTruthy();
  });

  it('redirects a hit to a legal figure of the defender', async () => {
    const { onaction } = open(momentOf('redirect', 'revised', 2));
    expect(figure('Paper Dragon').dataset['legal']).toBe('true');
    expect(figure('Moss Lion (blue)').dataset['legal']).toBeUndefined();
    await fireEvent.click(figure('Paper Dragon'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ use: { action: 'explosion', on: 'Paper Dragon' } });
  });

  it('lets the player choose several players for the Master Plan', async () => {
    const { onaction } = open(momentOf('plan', '2009', 3));
    expect(screen.queryByRole('button', { name: /^Use Master Plan/ })).toBeNull();
    await fireEvent.click(button(/^Green draws three/));
    await fireEvent.click(button(/^Red draws three/));
    expect(button(/^Red draws three/).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button(/^Use Master Plan/));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      use: { action: 'master-plan', players: ['red', 'green'] },
    });
  });

  it('recovers a captive at a press on it in the tray of its captor', async () => {
    const { onaction } = open(momentOf('recover', '2009', 2));
    const captive = get('[data-captive="blue"]');
    await fireEvent.click(captive);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      use: { action: 'recover', on: captive.dataset['figure'] },
    });
  });

  it.each(['i', 'I'])(
    'opens the character card of a captive by the key %s, and recovers it by Enter',
    async (key) => {
      const { onaction } = open(momentOf('recover', '2009', 2));
      const captive = get('[data-captive="blue"]');
      await fireEvent.keyDown(captive, { key });
      expect(onaction).not.toHaveBeenCalled();
      expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Starting Power');
      await fireEvent.keyDown(captive, { key: 'Enter' });
      expect(onaction).toHaveBeenCalledExactlyOnceWith({
        use: { action: 'recover', on: captive.dataset['figure'] },
      });
    },
  );

  it('shows the chance of each card, or none if the hints contain none', async () => {
    const moment = momentOf('choose', '2009', 2);
    const { rerender } = open(moment);
    expect(document.querySelectorAll('[data-odds]')).toHaveLength(4);
    expect(get('[data-told]').textContent).toContain('Q♠ Shield: Lay the card of this attack');
    await rerender({ hints: moment.hints && { ...moment.hints, odds: null } });
    expect(document.querySelectorAll('[data-odds]')).toHaveLength(0);
    expect(get('[data-card="Qs"]').getAttribute('aria-label')).toBe(
      'Queen of spades, counts 12, with a win: Shield',
    );
  });

  it('asks whether a guard takes the hit', async () => {
    const { onaction } = open(momentOf('guard', 'revised', 2));
    await fireEvent.click(button(/^Take the hit/));
    expect(onaction).toHaveBeenLastCalledWith({ decline: 'guard' });
    await fireEvent.click(button(/^Use the Armor/));
    expect(onaction).toHaveBeenLastCalledWith({ guard: { for: 'Captain Cardboard' } });
  });

  it('opens the character card of a figure, with its actions and their clauses', async () => {
    const { onclause } = open(momentOf('attack', 'revised', 2));
    await fireEvent.click(button(/^Character card of Moss Lion$/));
    const dialog = screen.getByRole('dialog', { hidden: true });
    for (const word of ['Recover', 'Intimidate', 'Blast', 'Dodge', 'Starting Power 4'])
      expect(dialog.textContent).toContain(word);
    await fireEvent.click(dialog.querySelector('[data-clause~="PA2-ACT-BLAST-01"]')!);
    expect(onclause).toHaveBeenCalledExactlyOnceWith('PA2-ACT-BLAST-01', [
      'PA2-ACT-BLAST-01',
      'PA2-ACT-BLAST-02',
    ]);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('chooses a figure at a press on its card if that is legal, and otherwise opens the card', async () => {
    const { onaction } = open(momentOf('defend', 'revised', 2));
    const own = get('.front [data-legal]').dataset['figure'];
    await fireEvent.click(get('.front [data-card-of]'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ defend: { with: own } });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await fireEvent.click(get('.p1 [data-card-of]'));
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Starting Power');
  });

  it('lists the discard pile and the cards that the player has not seen', async () => {
    const moment = momentOf('attack', '2009', 3);
    open(moment);
    await fireEvent.click(button(/^Discard pile: 9 cards/));
    expect(screen.getByRole('dialog', { hidden: true }).querySelectorAll('li')).toHaveLength(9);
    await fireEvent.click(get('[data-action="close"]'));
    await fireEvent.keyDown(document.body, { key: 'm' });
    const known = document.querySelectorAll('[data-known="unseen"], [data-known="hand"]');
    expect(known).toHaveLength(moment.view.unseen.length);
    expect(document.querySelectorAll('[data-known="hand"]')).toHaveLength(moment.view.in_hands.length);
  });

  it('explains a waiting effect at a press on its mark, until a second press', async () => {
    open(momentOf('defend', '2009', 2));
    const mark = button(/^Intimidation −5$/);
    await fireEvent.click(mark);
    expect(mark.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/The defender subtracts 5 in the next defence/)).toBeTruthy();
    await fireEvent.click(mark);
    expect(screen.queryByText(/The defender subtracts 5/)).toBeNull();
  });

  it('keeps the last totals on the table after a step', async () => {
    const moment = momentOf('choose', '2009', 3);
    const { rerender } = open(moment);
    const next = step(moment);
    await rerender({ view: next.view, story: next.events, hints: null });
    expect(get('[data-duel]').dataset['duel']).toBe('past');
    expect(get('[data-won]').dataset['won']).toBe('true');
    expect(get('[data-direction]').dataset['direction']).toBe('right');
  });

  it('says who won, or that nobody won', () => {
    open(momentOf('over', '2009', 4));
    expect(get('[data-result]').dataset['winner']).toBe('red');
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeTruthy();
    open(momentOf('nobody', '2009', 4));
    expect(screen.getByRole('heading', { name: 'Nobody wins' })).toBeTruthy();
  });

  it('is in Korean on a Korean page', () => {
    setLanguage('ko');
    open(momentOf('attack', 'revised', 4));
    expect(screen.getByRole('status').textContent).toBe('공격할 피겨를 고르세요.');
    expect(figure('Moss Lion').getAttribute('aria-label')).toBe(
      '이끼 사자, 파워 4, 빨강 군단, 공격할 수 있음',
    );
  });
});
