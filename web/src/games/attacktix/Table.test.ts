import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentOf, moments } from '../../../dev/attacktix/moments';
import { button, get, open, press, row, soon } from '../../../dev/attacktix/opened';
import { pointedAt } from '../../parts/points';
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

describe('the table', () => {
  it.each(moments)('shows at the moment %s every figure in play and all terrain in rows of words', (name) => {
    const { moment } = open(name);
    for (const figure of moment.view.figures.filter(({ zone }) => zone === 'in-play'))
      expect(row(figure.id).textContent, figure.id).toMatch(/Speed 6, white/);
    for (const id of ['fence.1', 'copse', 'barrel']) expect(row(id)).toBeTruthy();
    expect(screen.getAllByRole('status').some((status) => (status.textContent ?? '').length > 8)).toBe(true);
    expect(get('canvas').getAttribute('aria-hidden')).toBe('true');
    expect(document.body.textContent).not.toMatch(/\bat-[a-z]/);
  });

  it('lets the player point at everything that a decision names', () => {
    const { moment } = open('move');
    const figures = moment.view.figures.filter(({ zone }) => zone === 'in-play');
    for (const point of [...figures.map(({ id }) => id), 'barrel', 'fence.1', '#end-moves', '#board'])
      expect(pointedAt(document, [point]), point).not.toHaveLength(0);
  });

  it('says without WebGL that the player can play from the rows', async () => {
    open('move');
    await soon(() => expect(document.body.textContent).toContain('you can play the whole game from them'));
  });

  it('says whose turn it is and how many figures stand; the drawer says the points', async () => {
    open('move');
    const tally = screen.getByRole('list', { name: 'Players and their figures' });
    expect(within(tally).getAllByRole('listitem')[0]!.textContent?.trim()).toMatch(/^You +5 figures$/);
    expect(get('.phase').textContent).toMatch(/Turn 3.*You: movement/);
    await fireEvent.click(screen.getByRole('tab', { name: 'Forces' }));
    expect(get('[data-force="p1"]').textContent).toMatch(/175 points, 5 figures.*Back-Up force/s);
  });

  it('lists figures in play, Back-Up forces and Defeated areas separately', async () => {
    open('shot');
    await fireEvent.click(screen.getByRole('tab', { name: 'Forces' }));
    const theirs = get('[data-force="p2"]').textContent ?? '';
    expect(theirs).toMatch(
      /In play.*Bramble Trooper 2.*Back-Up force.*Bramble Trooper 4.*Defeated area.*Rivet Trooper 1/,
    );
  });

  it('speaks Korean', () => {
    setLanguage('ko');
    open('move');
    expect(get('.phase').textContent).toContain('나: 이동');
    expect(row('p1-01').textContent).toContain('밸브 원수 1');
  });
});

describe('before play', () => {
  it('lets the player choose a side of the table', async () => {
    const { onaction } = open('sides');
    await press('w');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ choose_side: { side: 'west' } });
  });

  it('lets the player place a figure along the starting line and choose its advance', async () => {
    const { onaction } = open('setup');
    await fireEvent.click(row('p1-01'));
    await soon(() => expect(get('[data-dial="along"]')).toBeTruthy());
    await press('ArrowLeft');
    await press('ArrowUp');
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      place: { figure: 'p1-01', at: [-60_000, -479_200], advance: 12_700 },
    });
  });

  it('places all figures at one press: it sends each after the server has accepted the one before', async () => {
    const { onaction, rerender } = open('setup');
    await press('a');
    await soon(() => expect(onaction).toHaveBeenCalledOnce());
    const { view } = momentOf('setup');
    const figures = view.figures.map((figure) =>
      figure.id === 'p1-01'
        ? { ...figure, zone: 'in-play' as const, at: [-240_000, -479_200] as [number, number] }
        : figure,
    );
    await rerender({ view: { ...view, figures } });
    await soon(() => expect(onaction).toHaveBeenCalledTimes(2));
    expect(onaction.mock.calls.map(([action]) => action.place.figure)).toEqual(['p1-01', 'p1-02']);
  });

  it('shows the button Ready only when all figures are placed', async () => {
    const { onaction, rerender } = open('setup');
    expect(screen.queryByRole('button', { name: /^Ready/ })).toBeNull();
    const { view } = momentOf('setup');
    await rerender({
      view: {
        ...view,
        figures: view.figures.map((figure, n) => ({
          ...figure,
          zone: 'in-play' as const,
          at: [n * 60_000, -479_200] as [number, number],
        })),
      },
    });
    await fireEvent.click(button(/^Ready/));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ ready: {} });
  });
});

describe('moving from the rows', () => {
  it('drafts a path leg by leg, counts its tix, and sends the path', async () => {
    const { onaction } = open('move');
    await fireEvent.keyDown(row('p1-02'), { key: 'Enter' });
    expect(row('p1-02').getAttribute('aria-selected')).toBe('true');
    await press('ArrowUp');
    await press('ArrowLeft');
    await press('w');
    const legs = screen.getByRole('list', { name: 'The path' });
    expect(
      within(legs)
        .getAllByRole('listitem')
        .map((leg) => leg.textContent),
    ).toEqual(['1 tik ahead', '15° left', '0.5 tix ahead']);
    await soon(() =>
      expect(get('[data-orders="move"]').textContent).toMatch(/Speed 6\. It may still roll 4\.5 tix\./),
    );
    expect(onaction).not.toHaveBeenCalled();
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      move: { figure: 'p1-02', path: [{ roll: 25_400 }, { face: 1_500 }, { roll: 12_700 }] },
    });
  });

  it('says why the rules forbid a draft, with the clause', async () => {
    open('move');
    await fireEvent.click(row('p1-02'));
    for (let n = 0; n < 8; n += 1) await press('ArrowUp');
    await soon(() =>
      expect(get('[data-refusal]').textContent).toContain(
        'That takes 8 tix; the window of your Boiler Captain 2 shows 6.',
      ),
    );
    expect(get('[data-refusal]').dataset['refusal']).toBe('AT-MOVE-01');
    await press('Backspace');
    await soon(() => expect(document.querySelector('[data-refusal]')).toBeNull());
  });

  // While a decision is on its way, the hints are null. An earlier version then dropped all drafts.
  it('keeps a draft that the server refuses, and the other drafts when one is sent', async () => {
    const { moment, rerender } = open('move');
    const drafted = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-row]')]
        .filter((one) => /draft: /.test(one.textContent ?? ''))
        .map((one) => one.dataset['row']);
    for (const id of ['p1-01', 'p1-02']) {
      await fireEvent.click(row(id));
      await press('ArrowUp');
    }
    await press('g');
    await rerender({ hints: null });
    await rerender({
      hints: moment.hints,
      refusal: {
        action: { end_turn: {} },
        refusal: { clause: 'AT-COVER-02', because: '', reason: { type: 'protected', figure: 'p2-02' } },
      },
    });
    expect(drafted()).toEqual(['p1-01', 'p1-02']);
    await rerender({ view: { ...moment.view } });
    expect(drafted(), 'after a step of another player').toEqual(['p1-01', 'p1-02']);
    await press('g');
    await rerender({ hints: null });
    await rerender({ view: { ...moment.view } });
    await rerender({ hints: moment.hints });
    expect(drafted()).toEqual(['p1-01']);
  });

  it('pushes what the figure touches, and destroys the section that it crosses', async () => {
    const { onaction } = open('move');
    await fireEvent.click(row('p1-01'));
    await soon(() => expect(get('[data-push="barrel"]')).toBeTruthy());
    await fireEvent.click(get('[data-push="barrel"]'));
    for (let n = 0; n < 5; n += 1) await press('ArrowUp');
    await soon(() => expect(get('[data-destroy="fence.1"]')).toBeTruthy());
    await fireEvent.click(get('[data-destroy="fence.1"]'));
    await soon(() => expect(get('[data-destroy="fence.1"]').getAttribute('aria-pressed')).toBe('true'));
    await press('g');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      move: { figure: 'p1-01', path: [{ roll: 127_000 }], push: 'barrel', destroy: ['fence.1'] },
    });
  });

  it('asks the server for the way to a thing on the table', async () => {
    const { ask } = open('move');
    await fireEvent.click(row('p1-02'));
    await soon(() => expect(get('[data-action="exact"]')).toBeTruthy());
    await fireEvent.click(get('[data-action="exact"]'));
    await soon(() => expect(screen.getByLabelText('Towards')).toBeTruthy());
    await fireEvent.change(screen.getByLabelText('Towards'), { target: { value: 'p2-02' } });
    await fireEvent.click(within(get('[data-orders="move"]')).getAllByRole('button', { name: 'Go' })[1]!);
    await soon(() => expect(ask).toHaveBeenCalledWith({ ask: 'way', figure: 'p1-02', to: [0, 10_000] }));
  });

  it('selects the next figure and ends the moves by keys', async () => {
    const { onaction } = open('move');
    await press('n');
    await press('n');
    expect(get('[data-row][aria-selected="true"]').dataset['row']).toBe('p1-02');
    await press('u');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ end_moves: {} });
  });

  it('keeps the focus in the rows while arrow keys move through them', async () => {
    open('move');
    row('p1-01').focus();
    await fireEvent.keyDown(row('p1-01'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(row('p1-02'));
  });
});
