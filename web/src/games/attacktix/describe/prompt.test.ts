import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { attacksLeft, newSigns, promptOf, type Making } from './prompt';

const { view, hints } = momentOf('move');
const at = (number: number, moved: string[] = []) => ({ ...view, turn: { ...view.turn!, number, moved } });

it('says in the first turn of a seat what numbers and stars mean, until a figure has moved', () => {
  const said = newSigns(setup, at(2), hints)!;
  expect(said).toMatch(/^The number below a figure is how many tix, 2\.5 cm each, it may roll\./);
  const figures = view.figures.map((one) =>
    one.zone === 'in-play' ? { ...one, window: '6w', marks: 1 } : one,
  );
  const starring = (wheel: string[]) => ({
    ...setup,
    figures: setup.figures.map((card) => ({ ...card, wheel })),
  });
  expect(newSigns(starring(['6w*']), { ...at(2), figures }, hints)).toContain('A ★ beside it');
  expect(newSigns(starring(['6w']), { ...at(2), figures }, hints)).not.toContain('★');
  expect(newSigns(setup, at(2, ['p1-01']), hints)).toBeNull();
  expect(newSigns(setup, at(3), hints)).toBeNull();
  expect(newSigns(setup, at(2), null)).toBeNull();
});

it('explains red numbers only on a table with cover', () => {
  expect(newSigns(setup, at(1), hints)).toContain('Red counts only in cover');
  expect(newSigns({ ...setup, terrain: [] }, at(1), hints)).not.toContain('Red counts');
});

it('says once all figures are placed that sides with unequal numbers of figures have the same points', () => {
  const hints = { ...momentOf('move').hints!, asks: 'place' as const };
  const making = { measuring: false, taught: false, can: [] } as unknown as Making;
  const own = view.figures.filter(({ controller }) => controller === 'p1');
  const foes = view.figures.filter(({ controller }) => controller === 'p2');
  const worth = (list: typeof own, points: number) =>
    list.map(({ id }, n) => ({
      ...setup.figures.find((card) => card.id === id)!,
      points: n === 0 ? points : 0,
    }));
  const said = (points: number, fewer: typeof foes): string =>
    promptOf(
      { ...setup, figures: [...worth(own, 100), ...worth(foes, points)] },
      { ...view, figures: [...own, ...fewer].map((one) => ({ ...one, zone: 'in-play' as const })) },
      hints,
      'play',
      making,
    ).text;
  expect(said(100, foes.slice(0, own.length - 1))).toContain('the same points');
  expect(said(90, foes.slice(0, own.length - 1))).not.toContain('the same points');
});

it('counts at most one attack for each figure that stands and has not attacked', () => {
  const own = view.figures.filter(({ controller, zone }) => controller === 'p1' && zone === 'in-play');
  const foes = view.figures.filter(({ controller }) => controller !== 'p1');
  const left = (figures: typeof own, attacked: string[]): number =>
    attacksLeft({
      ...view,
      figures: [...figures, ...foes],
      turn: { ...view.turn!, active: 'p1', attacks: 2, attacked },
    });
  expect(left(own, [])).toBe(2);
  expect(left(own.slice(0, 1), [])).toBe(1);
  expect(left(own.slice(0, 1), [own[0]!.id])).toBe(0);
  expect(left([{ ...own[0]!, zone: 'lying' }], [])).toBe(0);
});
