import { describe, expect, it } from 'vitest';
import { setup } from '../../../../dev/attacktix/moments';
import { thingName } from './names';

/** The names of barrels on a table that has barrels with these ids. */
function called(...ids: string[]): string[] {
  const barrel = setup.terrain.find(({ code }) => code === 'F10')!;
  const table = { ...setup, terrain: ids.map((id) => ({ ...barrel, id })) };
  return ids.map((id) => thingName(table, id));
}

describe('a piece of terrain is called', () => {
  it('by its name alone where it is the only one', () => expect(called('barrel7')).toEqual(['Barrel']));
  it('by the number that ends its id', () =>
    expect(called('barrel2', 'barrel1.3')).toEqual(['Barrel 2', 'Barrel 1.3']));
  it('by its place among them where none has a number', () =>
    expect(called('east', 'west')).toEqual(['Barrel 1', 'Barrel 2']));
  // The tower in the middle was once called "Signal Tower tower", and two walls of the maze had the same
  // name.
  it('by its place among them where some have no number or two have the same', () => {
    expect(called('barrel', 'barrel1')).toEqual(['Barrel 1', 'Barrel 2']);
    expect(called('wall1', 'wall2', 'inner1')).toEqual(['Barrel 1', 'Barrel 2', 'Barrel 3']);
  });
});
