import { afterEach, describe, expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { setLanguage } from '../../../texts';
import type { Figure, Target, View } from '../types';
import { rowsOf, type RowsFrom } from './rows';

afterEach(() => setLanguage('en'));

const { view } = momentOf('move');
const around: RowsFrom['around'] = {
  figure: 'p1-02',
  rows: [
    {
      id: 'p2-02',
      what: 'figure',
      gap: 266_000,
      distance: 310_000,
      bearing: 1_095,
      turn: 1_095,
      window: '6w',
      covered: false,
      touching: false,
    },
    {
      id: 'barrel',
      what: 'object',
      gap: 400,
      distance: 42_000,
      bearing: 27_000,
      turn: 9_000,
      window: null,
      covered: false,
      touching: true,
    },
  ],
};
const from: RowsFrom = { setup, view, lead: 'p1-02', around, target: () => null, drafted: () => null };
const words = (id: string, more: Partial<RowsFrom> = {}): string =>
  rowsOf({ ...from, ...more })
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id)!.words;
const changed = (id: string, change: Partial<Figure>): View => ({
  ...view,
  figures: view.figures.map((figure) => (figure.id === id ? { ...figure, ...change } : figure)),
});

describe('rows', () => {
  it('are grouped by seat: the viewer’s seat first, the terrain last', () => {
    expect(rowsOf(from).map(({ key }) => key)).toEqual(['p1', 'p2', 'terrain']);
    expect(rowsOf({ ...from, view: { ...view, viewer: 'p2' } })[0]!.title).toBe('Your figures (Rose)');
  });

  it('say the Speed window of a figure, and its distance and direction from the selected figure', () => {
    expect(words('p2-02')).toBe(
      'Bramble Trooper 2, Rose, Speed 6, white, 10.5 tix away, 11° left. ' +
        'Strikes with a blade, only a figure within 2.4 tix. ' +
        'Special Regrow, if knocked over on a ★: it stands up again.',
    );
    expect(words('barrel')).toBe('Barrel, touching, 90° left');
  });

  it('say no distance if no figure is selected; until the server has answered, they say only the place', () => {
    expect(words('p2-02', { lead: null })).not.toContain('10.5 tix');
    expect(words('p2-02', { around: null })).toContain('at 0 / 0.4 tix');
  });

  it('say whether a figure is protected, or out of the arc of the selected figure', () => {
    const target: Target = {
      id: 'p2-02',
      what: 'figure',
      bearing: 0,
      distance: 0,
      gap: 0,
      in_arc: true,
      protected: { clause: 'AT-COVER-02' },
      aim: null,
    };
    expect(words('p2-02', { target: () => target })).toContain('protected by cover');
    expect(words('p2-02', { target: () => ({ ...target, protected: null, in_arc: false }) })).toContain(
      'out of its arc or reach',
    );
  });

  it('say the states of a figure: in cover, pinned, captured, lying, with a tripped switch, with a spent weapon', () => {
    expect(
      words('p1-05', {
        view: changed('p1-05', {
          tripped: ['left'],
          weapon: 'spent',
          pinned: 'now',
          cover: [{ piece: 'copse', mode: 'edge', sections: [] }],
        }),
      }),
    ).toBe(
      'Anvil Colossus 5, Teal, Speed 6, white, in cover, pinned, left switch tripped, weapon spent. ' +
        'Shoots up to 4 missiles, far across the table. ' +
        'Special Dry Dock, if knocked over on a ★: a Trooper comes from the Back-Up force.',
    );
    expect(words('p2-01', { view: changed('p2-01', { controller: 'p1' }) })).toContain('captured from Rose');
    expect(words('p1-01', { view: changed('p1-01', { zone: 'lying' }) })).toContain('has just fallen');
  });

  it('leave out figures that are out of play, and broken sections', () => {
    const ids = rowsOf({ ...from, view: changed('p1-01', { zone: 'defeated', at: null }) }).flatMap(
      ({ rows }) => rows.map(({ id }) => id),
    );
    expect(ids).not.toContain('p1-01');
    expect(ids).not.toContain('p1-06');
    const fence = view.terrain.map((piece) => ({
      ...piece,
      ...(piece.sections
        ? { sections: piece.sections.map((section) => ({ ...section, standing: false })) }
        : {}),
    }));
    expect(
      rowsOf({ ...from, view: { ...view, terrain: fence } })
        .at(-1)!
        .rows.map(({ id }) => id),
    ).toEqual(['copse', 'barrel']);
  });

  it('speak Korean', () => {
    setLanguage('ko');
    expect(words('p2-02')).toBe(
      '가시덤불 병사 2, 분홍, 속도 6, 하양, 10.5틱 떨어짐, 왼쪽 11°. 칼날로 2.4틱 안의 피겨만 칩니다. ' +
        '★에서 쓰러지면 쓰는 특수 능력 새순: 다시 일어섭니다.',
    );
  });
});
