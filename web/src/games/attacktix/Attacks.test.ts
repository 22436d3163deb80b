import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../../dev/attacktix/moments';
import { button, get, open, press, row, soon } from '../../../dev/attacktix/opened';
import { setLanguage } from '../../texts';

vi.mock('./scene/attacktix-scene', () => ({
  AttacktixScene: class {
    mount = () => false;
    dispose() {}
  },
  likelyQuality: () => null,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
    unobserve() {}
  },
);
afterEach(() => setLanguage('en'));

describe('attacking', () => {
  it('begins with the suggested aim, which the player changes and confirms with keys', async () => {
    const { onaction, ask } = open('attack');
    await fireEvent.click(row('p1-02'));
    await soon(() => expect(get('[data-target="p2-02"]')).toBeTruthy());
    await press('t');
    await press('ArrowLeft');
    await press(',');
    await press('ArrowUp', { shiftKey: true });
    await press('1');
    await press('ArrowDown');
    const aim = { yaw: 1_205, pitch: 490 };
    await soon(() => expect(ask).toHaveBeenCalledWith({ ask: 'aim', figure: 'p1-02', aim }));
    await soon(() =>
      expect(get('[data-line]').textContent).toContain(
        'The line first meets Rose’s Bramble Trooper 2 at the chest, 11.6 tix away.',
      ),
    );
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ attack: { figure: 'p1-02', aim } });
  });

  it('never tells the player an outcome or a chance in advance', async () => {
    open('attack');
    await fireEvent.click(row('p1-02'));
    await soon(() => expect(get('[data-target="p2-02"]')).toBeTruthy());
    await fireEvent.click(get('[data-target="p2-02"]'));
    expect(get('[data-orders="attack"]').textContent).not.toMatch(/chance|topple|would fall/i);
  });

  it('is over when no figure can attack any more: the prompt says to end the turn', () => {
    const { hints } = momentOf('attack');
    open('attack', {
      hints: hints && { ...hints, figures: hints.figures.map((figure) => ({ ...figure, can: [] })) },
    });
    expect(get('.prompt [role="status"]').textContent).toBe('No figure can attack any more: end the turn.');
    expect(button(/^End the turn/).textContent).toMatch(/^End the turn\s*U$/);
  });

  it('is skipped if the player ends the turn while moving, and the button says so', () => {
    const { hints } = momentOf('move');
    open('move', { hints: hints && { ...hints, may_end_turn: true } });
    expect(button(/^End the turn/).textContent).toMatch(/^End the turn without attacks/);
  });

  it('ends the turn by itself when no enemy figure stands, except in a lesson', async () => {
    const { view } = momentOf('attack');
    const seats = view.seats.map((seat) => (seat.id === 'p2' ? { ...seat, standing: 0 } : seat));
    const { onaction, unmount } = open('attack', { view: { ...view, seats } });
    expect(get('.prompt [role="status"]').textContent).toBe(
      'No other figure stands: the turn ends, and that wins the game.',
    );
    await soon(() => expect(onaction).toHaveBeenCalledExactlyOnceWith({ end_turn: {} }));
    unmount();
    open('attack', { view: { ...view, seats }, stepwise: true });
    expect(get('.prompt [role="status"]').textContent).toBe('No other figure stands: end the turn to win.');
  });

  it('shows which target is protected and by which clause, and which is out of the weapon’s arc', async () => {
    const { onclause } = open('attack');
    await fireEvent.click(row('p1-02'));
    await soon(() => expect(row('p2-03').textContent).toContain('protected by cover'));
    expect(row('p2-01').textContent).toContain('out of its arc or reach');
    expect(row('p2-02').textContent).toMatch(/10.5 tix away, 11° left, can be aimed at/);
    await fireEvent.click(
      within(get('[data-orders="attack"]')).getByRole('button', { name: 'Rule: AT-COVER-02' }),
    );
    expect(onclause).toHaveBeenCalledExactlyOnceWith('AT-COVER-02');
  });

  it('offers a slider for every setting of a claw', async () => {
    const { onaction } = open('attack');
    await fireEvent.click(row('p1-04'));
    await soon(() => expect(get('[data-action="aim"]')).toBeTruthy());
    await fireEvent.click(get('[data-action="aim"]'));
    for (const [dial, value] of [
      ['yaw', '12.5'],
      ['height', '50'],
      ['pull', '80'],
      ['knob', '30'],
    ] as const) {
      await fireEvent.input(get(`[data-dial="${dial}"] input[type="range"]`), { target: { value } });
    }
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      attack: { figure: 'p1-04', aim: { yaw: -1_250, height: 50_000, pull: 800, knob: 3_000 } },
    });
  });

  // Enter presses all other buttons of the table. In an earlier version it pressed this button too, and the
  // figure attacked at once.
  it('winds the spring while the player holds Enter, and sends no attack when the player lets go', async () => {
    const { onaction } = open('attack');
    await fireEvent.click(row('p1-04'));
    await soon(() => expect(get('[data-action="aim"]')).toBeTruthy());
    await fireEvent.click(get('[data-action="aim"]'));
    const pull = (): number => Number(get<HTMLInputElement>('[data-dial="pull"] input[type="number"]').value);
    await fireEvent.keyDown(get('[data-pull]'), { key: 'Enter' });
    await soon(() => expect(pull()).toBeLessThan(100));
    await fireEvent.keyUp(get('[data-pull]'), { key: 'Enter' });
    expect(onaction).not.toHaveBeenCalled();
  });

  it('lets the key X reverse a slash, and keeps the weapon within its arcs', async () => {
    const { onaction } = open('attack');
    await fireEvent.click(row('p1-01'));
    await soon(() => expect(get('[data-action="aim"]')).toBeTruthy());
    await fireEvent.click(get('[data-action="aim"]'));
    expect(document.activeElement).toBe(get('[data-orders="attack"]'));
    await press('x');
    for (let n = 0; n < 5; n += 1) await press('ArrowUp', { shiftKey: true });
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      attack: { figure: 'p1-01', aim: { yaw: 0, pitch: 1_719, dir: 'cw', pull: 1000 } },
    });
    await fireEvent.click(button(/^Do not strike/));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Weapon: / }));
  });

  // While a decision is on its way, the hints are null. An earlier version then dropped the aim too, and the
  // player had to set the weapon again after a refusal.
  it('keeps the aim of the player if the server refuses the attack', async () => {
    const { moment, rerender, onaction } = open('attack');
    await fireEvent.click(row('p1-02'));
    await soon(() => expect(get('[data-target="p2-02"]')).toBeTruthy());
    await press('t');
    await press('ArrowLeft');
    await press('ArrowUp');
    await press('g');
    const aim = { yaw: 1_195, pitch: 100 };
    const action = { attack: { figure: 'p1-02', aim } };
    expect(onaction).toHaveBeenLastCalledWith(action);
    await rerender({ hints: null });
    await rerender({
      hints: moment.hints,
      refusal: {
        action,
        refusal: { clause: 'AT-COVER-02', because: '', reason: { type: 'protected', figure: 'p2-02' } },
      },
    });
    await soon(() => expect(get('[data-target="p2-02"]').getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByRole('alert')).toBeTruthy();
    await press('Escape');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('ArrowRight');
    await press('g');
    expect(onaction).toHaveBeenLastCalledWith({ attack: { figure: 'p1-02', aim: { ...aim, yaw: 1_095 } } });
  });

  it('breaks a section of a barrier without a shot', async () => {
    const { onaction } = open('attack');
    await fireEvent.click(row('p1-02'));
    await soon(() => expect(get('[data-target="fence.1"]')).toBeTruthy());
    await fireEvent.click(row('fence.1'));
    await fireEvent.click(button(/^Break the section/));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      attack_section: { figure: 'p1-02', section: 'fence.1' },
    });
  });

  it('goes on with a volley, or stops it', async () => {
    const { onaction } = open('volley');
    await press('g');
    await press('u');
    expect(onaction.mock.calls).toEqual([[{ fire_next: { figure: 'p1-05' } }], [{ cease_fire: {} }]]);
  });
});

describe('out of turn', () => {
  it('says in words what a special does, and asks where the returning figure comes in', async () => {
    const { onaction, ask } = open('special');
    expect(get('[data-special]').textContent).toContain(
      'Valve Marshal (Sled) of the Back-Up force comes into play in its place.',
    );
    await press('t');
    await press('ArrowLeft');
    await soon(() =>
      expect(ask).toHaveBeenCalledWith({ ask: 'return', special: 'p1-01', target: 'p1-06', along: 25_400 }),
    );
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      special: { of: 'p1-01', target: 'p1-06', along: 25_400 },
    });
  });

  it('declines a special where that is allowed', async () => {
    const { onaction } = open('special');
    await press('u');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ special: { of: 'p1-01', decline: true } });
  });

  it('shifts an enemy in a direction', async () => {
    const { onaction } = open('force');
    expect(screen.queryByRole('button', { name: /^Use the special/ })).toBeNull();
    await fireEvent.click(get('[data-choice="p2-02"]'));
    await press('ArrowLeft');
    await press('ArrowUp');
    await press('ArrowUp');
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      special: { of: 'p1-04', target: 'p2-02', heading: 1_500, roll: 25_400 },
    });
  });

  it('selects the only figure that may make the free attack, and lets the player pass', async () => {
    const { onaction } = open('free-attack');
    await soon(() => expect(row('p1-02').getAttribute('aria-selected')).toBe('true'));
    await press('u');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ pass: {} });
  });

  it('says whether the figure of a free attack may move first', async () => {
    const { moment, rerender } = open('free-attack');
    const prompt = (): string => get('.prompt [role="status"]').textContent ?? '';
    expect(prompt()).toBe('Boiler Captain 2 may attack at once, after a move if you like, or pass.');
    await press('ArrowUp');
    await soon(() =>
      expect(prompt()).toBe(
        'Press “Move”, or tap another place. It may still roll 5 tix. It may stop on 5★ red, 5 red or 5: nobody can tell yet which. Its special works only on the ★. From there it can aim at Rose’s Bramble Trooper 2, Rose’s Stag Hurler 3 and Rose’s Rivet Trooper 1.',
      ),
    );
    await rerender({
      hints: moment.hints && {
        ...moment.hints,
        figures: moment.hints.figures.map((figure) => ({ ...figure, can: ['attack'] })),
      },
    });
    await soon(() => expect(prompt()).toBe('Boiler Captain 2 may attack at once, or pass.'));
  });

  it('calls a colour to settle a dispute', async () => {
    const { onaction } = open('call');
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ call: { colour: 'red' } });
  });

  it('opens a dispute', async () => {
    const { onaction } = open('move');
    await fireEvent.click(button(/^Dispute/));
    await fireEvent.input(screen.getByLabelText('What about'), { target: { value: 'a draw?' } });
    await fireEvent.submit(get('dialog form'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ dispute: { about: 'a draw?' } });
  });

  it('says why the player may not open a second dispute', async () => {
    open('call');
    const dispute = button(/^Dispute/);
    expect(dispute.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(dispute);
    expect(get('dialog [data-refusal="AT-R-64"]').textContent).toContain(
      'A dispute is open; Teal calls red or white first.',
    );
    expect(document.querySelector('dialog form')).toBeNull();
  });
});

describe('the table', () => {
  it('shows a figure on its card: points, ability in words, wheel as printed', async () => {
    open('move');
    await fireEvent.click(row('p1-03'));
    await press('i');
    const card = get('[data-card="p1-03"]');
    expect(card.textContent).toMatch(/Rivet Trooper.*10.*Trooper.*Brasswake.*bolt launcher/s);
    expect(card.textContent).toContain(
      'Only with another own Captain in play: It stands up again where it fell.',
    );
    expect(within(card).getAllByRole('img')).toHaveLength(12);
    expect(within(card).getAllByRole('img')[0]!.getAttribute('aria-label')).toBe('Speed 4, white, on a star');
  });

  it('shows the last attack in a tab: what fell, why, and which special window was checked', async () => {
    open('shot', { past: momentOf('shot').events });
    await fireEvent.click(screen.getByRole('tab', { name: 'Last attack' }));
    const report = get('[data-report]').textContent ?? '';
    expect(report).toContain(
      'Your Boiler Captain 2 shoots at Rose’s Rivet Trooper 1 with its bolt launcher. The hand shakes: 0.4° right.',
    );
    expect(report).toContain(
      'Rose’s Rivet Trooper 1 is defeated: it was knocked over, by your Boiler Captain 2. Its wheel stood on a star, so Spare Parts may work.',
    );
    expect(report).toContain('Spare Parts of Rose’s Rivet Trooper 1 finds nothing to act on');
    for (const clause of ['AT-R-65', 'AT-DEF-01', 'AT-ABIL-05'])
      expect(get(`[data-report] [data-clause~="${clause}"]`)).toBeTruthy();
  });

  it('shows a refusal in an alert', async () => {
    const { rerender } = open('attack');
    await rerender({
      refusal: {
        action: { end_turn: {} },
        refusal: {
          clause: 'AT-R-28',
          because: '',
          reason: { type: 'special_first', seat: 'p2', figure: 'p2-01' },
        },
      },
    });
    expect(screen.getByRole('alert').textContent).toContain(
      'The special of Rose’s Rivet Trooper 1 comes first; Rose decides on it.',
    );
  });

  it('asks the server about figures for a spectator, and takes no orders', async () => {
    const { ask, onaction } = open('attack', { mode: 'watch', hints: null });
    expect(document.querySelector('[data-orders]')).toBeNull();
    await soon(() => expect(ask).toHaveBeenCalledWith({ ask: 'surroundings', figure: 'p1-01' }));
    await press('g');
    expect(onaction).not.toHaveBeenCalled();
  });

  it('shows the places of the figures in the list during a replay, and asks the server nothing', () => {
    const { ask } = open('attack', { mode: 'replay', hints: null });
    expect(ask).not.toHaveBeenCalled();
    expect(row('p2-02').textContent).toContain('at 0 / 0.4 tix');
    expect(screen.queryByRole('button', { name: 'Measure' })).toBeNull();
  });

  it('says who has won', () => {
    open('over');
    expect(get('[data-result]').dataset['winner']).toBe('p1');
    expect(get('[data-result]').textContent).toContain('You win');
  });
});
