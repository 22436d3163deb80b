import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { newSigns } from './prompt';

const { view, hints } = momentOf('move');
const at = (number: number, moved: string[] = []) => ({ ...view, turn: { ...view.turn!, number, moved } });

it('says what numbers and flags mean in the first turn of a seat, until a figure has moved', () => {
  const said = newSigns(setup, at(2), hints)!;
  expect(said).toMatch(/^The number below it is how many tix it may roll/);
  const classes = said.slice(said.lastIndexOf(':') + 2, -1).split(', ');
  expect(classes).toContain('C\u00a0Captain');
  expect(new Set(classes).size).toBe(classes.length);
  expect(newSigns(setup, at(2, ['p1-01']), hints)).toBeNull();
  expect(newSigns(setup, at(3), hints)).toBeNull();
  expect(newSigns(setup, at(2), null)).toBeNull();
});

it('names the classes of the enemy too, and explains red where there is cover', () => {
  const foe = setup.figures.find(
    ({ owner, id }) => owner === 'p2' && view.figures.some((one) => one.id === id),
  )!;
  const shown = { ...view, figures: view.figures.filter(({ id }) => id === foe.id) };
  expect(newSigns(setup, { ...at(1), figures: shown.figures }, hints)).toContain(`${foe.class}\u00a0`);
  expect(newSigns(setup, at(1), hints)).toContain('Red counts only in cover');
  expect(newSigns({ ...setup, terrain: [] }, at(1), hints)).not.toContain('Red counts');
});
