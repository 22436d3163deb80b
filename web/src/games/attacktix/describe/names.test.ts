import { describe, expect, it } from 'vitest';
import { setup } from '../../../../dev/attacktix/moments';
import { thingName } from './names';

/** Returns the names of the barrels on a table that has barrels with these ids. */
function called(...ids: string[]): string[] {
  const barrel = setup.terrain.find(({ code }) => code === 'F10')!;
  const table = { ...setup, terrain: ids.map((id) => ({ ...barrel, id })) };
  return ids.map((id) => thingName(table, id));
}

describe('a piece of terrain is called', () => {
  it('by its name alone if it is the only one of its kind', () =>
    expect(called('barrel7')).toEqual(['Barrel']));
  it('by the number at the end of its id', () =>
    expect(called('barrel2', 'barrel1.3')).toEqual(['Barrel 2', 'Barrel 1.3']));
  it('by its position in the list of its kind if no id has a number', () =>
    expect(called('east', 'west')).toEqual(['Barrel 1', 'Barrel 2']));
  // An earlier version called the tower in the middle "Signal Tower tower", and gave two walls of the maze
  // the same name.
  it('by its position in the list of its kind if an id has no number, or two ids have the same', () => {
    expect(called('barrel', 'barrel1')).toEqual(['Barrel 1', 'Barrel 2']);
    expect(called('wall1', 'wall2', 'inner1')).toEqual(['Barrel 1', 'Barrel 2', 'Barrel 3']);
  });
});
