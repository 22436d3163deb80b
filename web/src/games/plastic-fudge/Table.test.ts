import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerAt, momentOf, setupAt, summary } from '../../../dev/plastic-fudge/moments';
import { pointedAt } from '../../parts/points';
import { setLanguage } from '../../texts';
import Table from './Table.svelte';
import { shortName, unitName } from './describe/units';
import type { Action, Question, TargetsAnswer } from './types';

vi.mock('./scene', () => ({ createScene: () => null, likelyQuality: () => null, animationsOf: () => [] }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
    unobserve() {}
  },
);
afterEach(() => {
  setLanguage('en');
  sessionStorage.clear();
});

function open(name: string, more: Record<string, unknown> = {}) {
  const moment = momentOf(name);
  const onaction = vi.fn();
  const onclause = vi.fn();
  const ask = vi.fn((question: unknown) => answerAt(name, question as Question));
  const props = {
    setup: setupAt(name),
    view: moment.view,
    hints: moment.hints,
    story: [],
    summary,
    mode: 'play' as const,
    animate: false,
    refusal: null,
    seat: 'green',
    local: ['green'],
    onaction,
    onwhy: vi.fn(),
    onclause,
    ask,
  };
  return { ...render(Table, { ...props, ...more }), moment, onaction, onclause, ask };
}
const get = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const row = (id: string): HTMLElement => get(`[data-row="${id}"]`);
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

describe('the table', () => {
  it.each(['terrain', 'deploy', 'initiative', 'choose', 'moves', 'commit', 'morale', 'over'])(
    'shows %s, everything in rows of words',
    (name) => {
      const { moment } = open(name);
      for (const unit of moment.view.position.units)
        expect(row(unit.id).textContent).toContain(shortName(setupAt(name), unit.id));
      for (const piece of moment.view.position.terrain ?? []) expect(row(piece.id)).toBeTruthy();
      expect(screen.getAllByRole('status').some((status) => (status.textContent ?? '').length > 8)).toBe(
        true,
      );
      expect(get('canvas').getAttribute('aria-hidden')).toBe('true');
    },
  );

  it('lets the player point at everything that a decision names', () => {
    const { moment, container } = open('moves');
    const things = [...moment.view.position.units, ...(moment.view.position.terrain ?? [])];
    for (const point of [...things.map(({ id }) => id), '#end-moves', '#board'])
      expect(pointedAt(container, [point]), point).not.toHaveLength(0);
  });

  it('says without WebGL that the game can be played from the rows', async () => {
    open('moves');
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain('you can play the whole game from the lists'),
    );
  });

  it('says where the battle stands', () => {
    const { moment } = open('moves');
    const tally = screen.getByRole('list', { name: 'Strengths and losses' });
    expect(within(tally).getAllByRole('listitem')).toHaveLength(2);
    expect(get('[data-round]').dataset['round']).toBe(String(moment.view.position.round));
    expect(get('.phase').textContent).toMatch(/Round 2 of 20.*Green moves first/);
  });
});

describe('moving from the rows', () => {
  it('drafts a path leg by leg, says what it costs, and sends it', async () => {
    const { onaction } = open('moves');
    await fireEvent.keyDown(row('g1'), { key: 'Enter' });
    expect(row('g1').getAttribute('aria-selected')).toBe('true');
    await press('ArrowUp');
    await press('ArrowLeft');
    await fireEvent.click(button(/^0.5″ ahead/));
    const legs = screen.getByRole('list', { name: 'The path' });
    expect(
      within(legs)
        .getAllByRole('listitem')
        .map((leg) => leg.textContent),
    ).toEqual(['1″ ahead', '15° left', '0.5″ ahead']);
    await vi.waitFor(() => expect(get('[data-draft="g1"]').textContent).toMatch(/of 6″/));
    expect(onaction).not.toHaveBeenCalled();
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      do: 'move',
      unit: 'g1',
      path: [{ go: 1 }, { turn: 15 }, { go: 0.5 }],
    });
  });

  it('asks the way to a place that was typed', async () => {
    const { ask, onaction } = open('moves');
    await fireEvent.click(row('g1'));
    const [east] = screen.getAllByLabelText('East') as HTMLInputElement[];
    const [north] = screen.getAllByLabelText('North') as HTMLInputElement[];
    await fireEvent.input(east!, { target: { value: '21' } });
    await fireEvent.input(north!, { target: { value: '12' } });
    await fireEvent.submit(east!.form!);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith({ ask: 'way', unit: 'g1', to: [21, 12] }));
    await vi.waitFor(() => expect(get('[data-draft="g1"]').dataset['legal']).toBe('true'));
    await fireEvent.click(button(/^Move 1 now/));
    expect(onaction).toHaveBeenCalledOnce();
  });

  it('offers a button that both sends the orders and ends the phase, but not in a lesson', async () => {
    const actions = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('.answers button')].map(({ dataset }) => dataset['action']);
    for (const stepwise of [true, false]) {
      sessionStorage.clear();
      const { unmount } = open('moves', { stepwise });
      await fireEvent.click(row('g1'));
      await fireEvent.click(button(/^0.5″ ahead/));
      await vi.waitFor(() => expect(get('[data-draft="g1"]').dataset['legal']).toBe('true'));
      expect(actions()).toEqual(stepwise ? ['clear', 'give'] : ['advance', 'clear', 'give']);
      unmount();
    }
  });

  it('restores its drafts after a reload, only in the same part of the battle', async () => {
    const first = open('moves');
    await fireEvent.click(row('g1'));
    await fireEvent.click(button(/^0.5″ ahead/));
    await vi.waitFor(() => expect(get('[data-draft="g1"]').dataset['legal']).toBe('true'));
    first.unmount();
    const again = open('moves');
    await vi.waitFor(() => expect(get('[data-draft="g1"]').dataset['legal']).toBe('true'));
    again.unmount();
    open('commit');
    expect(document.querySelector('[data-draft]')).toBeNull();
  });

  it('keeps a refused order as a draft, with the reason beside it', async () => {
    const { onaction, rerender } = open('moves');
    await fireEvent.click(row('g1'));
    for (const key of ['ArrowUp', 'g']) await press(key);
    const action = onaction.mock.calls[0]?.[0] as Action;
    await rerender({
      refusal: {
        action,
        refusal: { clause: 'PF-R-46', because: '', reason: { type: 'in_the_way', unit: 'g1', other: 'g0' } },
      },
    });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Grenade and Rifle Trooper (Green) would cross the base of');
    expect(within(alert).getByRole('button', { name: 'Rule: PF-R-46' })).toBeTruthy();
  });

  it('removes with Escape first the refusal, then the selection', async () => {
    const { rerender } = open('moves');
    await fireEvent.click(row('g1'));
    await rerender({
      refusal: {
        action: { do: 'end-moves' },
        refusal: { clause: 'PF-R-46', because: '', reason: { type: 'in_the_way', unit: 'g1', other: 'g0' } },
      },
    });
    for (const left of [
      [true, 'true'],
      [false, 'true'],
      [false, 'false'],
    ]) {
      expect([screen.queryByRole('alert') !== null, row('g1').getAttribute('aria-selected')]).toEqual(left);
      await press('Escape');
    }
  });

  it('selects the next Unit, keeps it where it is, and ends the moves', async () => {
    const { onaction } = open('moves');
    await press('n');
    const first = get('[data-row][aria-selected="true"]').dataset['row'];
    await press('h');
    await press('n');
    expect(get('[data-row][aria-selected="true"]').dataset['row']).not.toBe(first);
    await fireEvent.click(button(/^End moves, \d Units stay/));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ do: 'end-moves' });
  });

  it('moves through the rows with the arrow keys', async () => {
    open('moves');
    row('g0').focus();
    await fireEvent.keyDown(row('g0'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(row('g1'));
    await fireEvent.keyDown(row('g1'), { key: 'x' });
    await fireEvent.keyDown(row('g1'), { key: 'End' });
    expect((document.activeElement as HTMLElement).dataset['row']).not.toBe('g1');
  });
});

describe('attacks', () => {
  it('show the chances before anything is committed, and commit all at once', async () => {
    const { moment, onaction } = open('commit');
    const unit = (moment.answers[0]!.question as { unit: string }).unit;
    await fireEvent.click(row(unit));
    await vi.waitFor(() =>
      expect(document.querySelectorAll('[data-target][data-legal="true"]').length).toBeGreaterThan(0),
    );
    const target = get('[data-target^="t"][data-legal="true"]');
    expect(within(target).getByRole('img').getAttribute('aria-label')).toMatch(
      /^killed [\d.]+ %, injured [\d.]+ %, no effect [\d.]+ %, no damage [\d.]+ %$/,
    );
    await fireEvent.click(target);
    expect(get(`[data-attack="${unit}"]`).textContent).toContain(
      unitName(setupAt('commit'), target.dataset['target']!),
    );
    expect(onaction).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Make 1 attack/));
    const [[action]] = onaction.mock.calls as [[{ do: string; attacks: { unit: string; target: string }[] }]];
    expect(action.do).toBe('commit');
    expect(action.attacks).toHaveLength(1);
    expect(action.attacks[0]).toMatchObject({ unit, target: target.dataset['target'] });
  });

  it('may be left out: the key G then commits no attack', async () => {
    const { onaction } = open('commit');
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ do: 'commit', attacks: [] });
  });

  it('say why a tapped enemy cannot be attacked', async () => {
    const { onaction } = open('commit');
    await fireEvent.click(row('g3'));
    await vi.waitFor(() => expect(get('[data-target="t3"]')).toBeTruthy());
    expect(get('[data-target="t5"]')).toBeNull();
    await fireEvent.click(row('t5'));
    expect(get('[data-target="t5"]').dataset['legal']).toBe('false');
    expect(get('[data-target="t5"]').closest('li')!.textContent).toMatch(/22.4.*reaches 15″/);
    expect(document.querySelector('[data-attack]')).toBeNull();
    await fireEvent.click(get('[data-target="t3"]'));
    expect(get('[data-target="t5"]')).toBeNull();
    expect(onaction).not.toHaveBeenCalled();
  });

  it('are impossible if no Unit can harm an enemy; the table then says so, and why', async () => {
    const answerTargets =
      (possible: (label: string) => boolean) =>
      async (question: unknown): Promise<unknown> => {
        const answer = await answerAt('commit', question as Question);
        if ((question as Question).ask !== 'targets') return answer;
        const targets = answer as TargetsAnswer;
        return { ...targets, attacks: targets.attacks.filter(({ label }) => possible(label)) };
      };
    const first = open('commit', { ask: answerTargets((label) => label === 't5') });
    await fireEvent.click(row('g3'));
    await vi.waitFor(() =>
      expect(get('[data-orders="attack"]').textContent).toContain(
        'Nothing can be attacked from here; see why below.',
      ),
    );
    expect(get('[data-orders="attack"]').textContent).not.toContain('Nothing in reach');
    await fireEvent.click(button(/^Show 1 that/));
    await fireEvent.click(get('[data-target="t5"]'));
    expect(get('[data-target="t5"]').closest('li')!.textContent).toMatch(/reaches 15″/);
    first.unmount();
    open('commit', { ask: answerTargets(() => false) });
    await fireEvent.click(row('g3'));
    await vi.waitFor(() => expect(get('[data-orders="attack"]').textContent).toContain('Nothing in reach.'));
  });

  it('lay a template with the keys, and name the Units under it before anything is committed', async () => {
    const { ask, onaction } = open('commit');
    await fireEvent.click(row('g1'));
    await fireEvent.click(button(/^Aim anywhere: grenade/));
    await press('ArrowUp');
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith(expect.objectContaining({ ask: 'attack' })));
    await vi.waitFor(() => expect(get('[data-orders="attack"] .sums li')).toBeTruthy());
    const under = [...document.querySelectorAll('[data-orders="attack"] .sums li > p:first-child')].map(
      (line) => line.textContent,
    );
    expect(under).toEqual([
      expect.stringMatching(/^Sergeant Brandt· fully under it/),
      expect.stringMatching(/^Grenade and Rifle Trooper 1 \(Tan\)· half under it/),
    ]);
    expect(document.querySelector('[data-attack]')).toBeNull();
    expect(onaction).not.toHaveBeenCalled();
    await press('Enter');
    expect(get('[data-attack="g1"]').textContent).toContain('grenade');
  });
});

describe('the other parts of a battle', () => {
  it('drafts places for all Units in a line', async () => {
    const { onaction } = open('deploy');
    await fireEvent.click(get('[data-action="line"]'));
    expect(document.querySelectorAll('[data-draft]')).toHaveLength(6);
    expect(onaction).not.toHaveBeenCalled();
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ do: 'deploy', unit: 'g0', facing: 90 }),
    );
  });

  it('throws dice and chooses a role', async () => {
    const { onaction } = open('initiative');
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ do: 'roll' });
    const second = open('choose');
    await press('b');
    expect(second.onaction).toHaveBeenCalledExactlyOnceWith({ do: 'choose-role', role: 'b' });
  });

  it('describes the last fight with dice, modifiers and clauses', async () => {
    const moment = momentOf('morale');
    const { onclause } = open('morale', { past: moment.events });
    await fireEvent.click(screen.getByRole('tab', { name: /Last fight/ }));
    const shots = moment.events.filter(({ type }) => type === 'attack').length;
    expect(get('[data-report]').dataset['report']).toBe(String(shots));
    expect(screen.getAllByRole('img', { name: /^Dice / }).length).toBeGreaterThanOrEqual(shots);
    await fireEvent.click(get('[data-report] [data-clause="PF-ATK-04"]'));
    expect(onclause).toHaveBeenCalledExactlyOnceWith('PF-ATK-04');
  });

  it('says who won', () => {
    open('over');
    expect(get('[data-result]').dataset['winner']).toBeTruthy();
  });

  it('speaks Korean', () => {
    setLanguage('ko');
    open('moves');
    expect(get('.phase').textContent).toContain('2라운드');
    expect(
      screen.getAllByRole('status').some((status) => status.textContent?.includes('유닛을 누르고')),
    ).toBe(true);
  });
});
