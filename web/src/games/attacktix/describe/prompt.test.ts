import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { newClasses } from './prompt';

const { view, hints } = momentOf('move');
const at = (number: number, moved: string[] = []) => ({ ...view, turn: { ...view.turn!, number, moved } });

it('says what the letters on the flags mean in the first turn of a seat, until a figure has moved', () => {
  const said = newClasses(setup, at(2), hints)!.split(', ');
  expect(said).toContain('C\u00a0Captain');
  expect(new Set(said).size).toBe(said.length);
  expect(newClasses(setup, at(2, ['p1-01']), hints)).toBeNull();
  expect(newClasses(setup, at(3), hints)).toBeNull();
  expect(newClasses(setup, at(2), null)).toBeNull();
});
