import { beforeEach, expect, it, vi } from 'vitest';
import { open, row, soon } from '../../../../dev/attacktix/opened';
import { answerAt } from '../../../../dev/attacktix/answers';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Hit, Look, Pointers } from '../scene/api';
import type { AimAnswer, Question } from '../types';

const seat = vi.hoisted(() => vi.fn());
const aim = vi.hoisted(() => vi.fn((over: unknown) => over !== null));
const drawn = vi.hoisted(() => ({ look: {} as Look, pointers: {} as Pointers }));
vi.mock('../scene/attacktix-scene', () => ({
  AttacktixScene: class {
    seat = seat;
    aim = aim;
    mount = (_: unknown, { pointers }: { pointers: Pointers }) => {
      drawn.pointers = pointers;
      return true;
    };
    show = ({ look }: { look: Look }) => (drawn.look = look);
    resize() {}
    dispose() {}
  },
  likelyQuality: () => 'low',
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
    unobserve() {}
  },
);

beforeEach(() => void (drawn.look = {}));

// An earlier version moved the camera back to its first place at every decision and every step.
it('moves the camera to a side once; decisions and events then leave it where the player put it', async () => {
  const { moment, rerender } = open('move');
  await soon(() => expect(seat).toHaveBeenCalledExactlyOnceWith('south'));
  await rerender({ hints: null });
  await rerender({ view: { ...moment.view } });
  await rerender({ hints: moment.hints });
  expect(seat).toHaveBeenCalledOnce();
  await rerender({ view: { ...moment.view, viewer: 'p2' as const }, hints: null });
  expect(seat).toHaveBeenLastCalledWith('north');
});

it('writes numbers above figures that look alike, but nothing above the selected one while it may move', async () => {
  const figures = setup.figures.map((card) =>
    card.id === 'p1-02' ? { ...card, name: 'Rivet Trooper', mode: null } : card,
  );
  open('move', { setup: { ...setup, figures } });
  await soon(() => expect(drawn.look.names).toEqual({ 'p1-02': '№2', 'p1-03': '№3' }));
  row('p1-03').click();
  await soon(() => expect(drawn.look.names).toEqual({ 'p1-02': '№2' }));
});

it('draws the range of a melee weapon around a selected figure that may move, but not that of a launcher', async () => {
  const { moment } = open('move');
  const arcs = () => (drawn.look.marks ?? []).filter(({ kind }) => kind === 'arc');
  const [melee, launcher] = [true, false].map(
    (near) =>
      moment.hints!.figures.find(({ figure }) => {
        const { reach } = setup.figures.find(({ id }) => id === figure)!.weapon;
        return reach > 0 === near;
      })!.figure,
  ) as [string, string];
  row(melee).click();
  await soon(() => expect(arcs()).toHaveLength(1));
  const { at } = moment.view.figures.find(({ id }) => id === melee)!;
  const { reach } = setup.figures.find(({ id }) => id === melee)!.weapon;
  expect(arcs()[0]).toMatchObject({ at, radius: reach });
  row(launcher).click();
  await soon(() => expect(drawn.look.selected).toEqual([launcher]));
  await soon(() => expect(drawn.look.fan).toBeTruthy());
  expect(arcs()).toEqual([]);
});

it('puts the camera behind the figure while it aims, and the prompt says how to drag', async () => {
  const { moment } = open('attack');
  const { at, facing } = moment.view.figures.find(({ id }) => id === 'p1-02')!;
  row('p1-02').click();
  await soon(() => expect(document.querySelector('[data-target="p2-02"]')).toBeTruthy());
  expect(aim.mock.lastCall).toEqual([null]);
  document.querySelector<HTMLElement>('[data-target="p2-02"]')!.click();
  await soon(() => expect(aim.mock.lastCall).toEqual([expect.objectContaining({ at })]));
  const over = aim.mock.lastCall![0] as { heading: number; far: number };
  expect(Math.abs(over.heading - facing), 'the camera turns to the target').toBeGreaterThan(0);
  expect(over.far).toBeGreaterThan(200_000);
  const prompt = (): string => document.querySelector('.prompt [role="status"]')!.textContent!;
  await soon(() => expect(prompt()).toMatch(/^May hit Rose’s .*\. Drag to aim, up to raise it\.$/));
  document.querySelector<HTMLElement>('[data-action="numbers"]')!.click();
  await soon(() =>
    expect(prompt()).toMatch(
      /^May hit\. Careful: .+ of yours\. Drag to aim, up to raise it\..*(first meets .*|meets nothing)\.$/,
    ),
  );
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await soon(() => expect(aim.mock.lastCall).toEqual([null]));
});

// The server says only what the straight line of a slash meets. An earlier version took that for the slash.
it('draws the area of a legal slash as good, whatever its straight line meets', async () => {
  const ask = vi.fn(async (question: unknown) => {
    const answer = await answerAt('attack', question as Question);
    const sweep = { reach: 80_000, from: 0, to: 9_000 };
    return (question as Question).ask === 'aim' ? { ...(answer as AimAnswer), first: null, sweep } : answer;
  });
  open('attack', { ask });
  row('p1-01').click();
  await soon(() => expect(document.querySelector('[data-action="aim"]')).toBeTruthy());
  document.querySelector<HTMLElement>('[data-action="aim"]')!.click();
  await soon(() => expect(drawn.look.sweep).toMatchObject({ reach: 80_000, tone: 'good' }));
});

it('shows where the hint advises to move a figure, even before the player selects the figure', async () => {
  const at = momentOf('move').view.figures.find(({ id }) => id === 'p1-03')!.at!;
  open('move', { hinted: { move: { figure: 'p1-03', path: [{ face: 9_000 }, { roll: 50_000 }] } } });
  await soon(() =>
    expect(drawn.look.ghosts).toEqual([
      expect.objectContaining({ figure: 'p1-03', facing: 9_000, way: [at, [at[0] + 50_000, at[1]]] }),
    ]),
  );
});

it('only selects a figure at the first press on it; the next press asks the server for a way', async () => {
  const { ask } = open('move');
  const event = new MouseEvent('click') as PointerEvent;
  const body: Hit = {
    spot: [3_000, 200_000],
    onTable: true,
    figure: 'p1-03',
    object: null,
    section: null,
    near: false,
    piece: null,
  };
  await soon(() => expect(drawn.look.selected).toEqual([]));
  const press = (): void => {
    drawn.pointers.grab?.(body, event);
    drawn.pointers.drop?.(null, event);
    drawn.pointers.tap?.(body, event);
  };
  press();
  await soon(() => expect(drawn.look.selected).toEqual(['p1-03']));
  const ways = () => ask.mock.calls.filter(([question]) => (question as Question).ask === 'way');
  expect(ways()).toHaveLength(0);
  press();
  await soon(() => expect(ways()).toHaveLength(1));
});

it('drafts a move of the selected figure to a place tapped beside or behind it; a tap beside another figure selects that one', async () => {
  const { ask } = open('move');
  row('p1-03').click();
  await soon(() => expect(drawn.look.selected).toEqual(['p1-03']));
  const beside = (figure: string): Hit => ({
    spot: [1_000, 2_000],
    onTable: true,
    figure,
    object: null,
    section: null,
    near: true,
    piece: null,
  });
  drawn.pointers.tap?.(beside('p1-03'), new MouseEvent('click') as PointerEvent);
  await soon(() => expect(ask).toHaveBeenCalledWith({ ask: 'way', figure: 'p1-03', to: [1_000, 2_000] }));
  const behind: Hit = { ...beside('p1-03'), near: false, spot: [3_000, 200_000] };
  drawn.pointers.tap?.(behind, new MouseEvent('click') as PointerEvent);
  await soon(() => expect(ask).toHaveBeenCalledWith({ ask: 'way', figure: 'p1-03', to: [3_000, 200_000] }));
  const { at } = momentOf('move').view.figures.find(({ id }) => id === 'p1-03')!;
  const ways = () => ask.mock.calls.filter(([question]) => (question as Question).ask === 'way').length;
  const before = ways();
  drawn.pointers.tap?.({ ...behind, spot: [...at!] }, new MouseEvent('click') as PointerEvent);
  expect(ways(), 'a tap on the base of the selected figure asks for no way').toBe(before);
  drawn.pointers.tap?.(beside('p1-04'), new MouseEvent('click') as PointerEvent);
  await soon(() => expect(drawn.look.selected).toEqual(['p1-04']));
});
