import type { Place, Special, Terrain } from '../types';
import type { OwnBoard } from './board';
import { partnerOf } from './symmetry';

/** The kind of special base of each terrain that has one. */
export const specialOf: Readonly<Partial<Record<Terrain, Special['kind']>>> = {
  castle_field: 'recall',
  tropical_pool: 'allow',
  city_of_clouds: 'draw',
  volcanic_jungle: 'shove',
  cursed_cemetery: 'exhume',
  station_metal_x: 'nullify',
  battlefield: 'pin',
};
export const terrains: readonly Terrain[] = [
  'none',
  'castle_field',
  'tropical_pool',
  'city_of_clouds',
  'volcanic_jungle',
  'cursed_cemetery',
  'caribbean_sea',
  'station_metal_x',
  'battlefield',
];
export const values: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', 'K'];

/**
 * Makes a base and its partner special, or plain again. `allowed` are the values that a base of the Tropical
 * Pool lets in; other terrains ignore it.
 */
export function withSpecial(
  board: OwnBoard,
  id: Place,
  on: boolean,
  allowed: string[] = ['1', '2', '3', 'K'],
): OwnBoard {
  const kind = specialOf[board.terrain];
  const both = [id, partnerOf(board, id)];
  const special = !on || !kind ? null : kind === 'allow' ? { kind, values: allowed } : ({ kind } as Special);
  return {
    ...board,
    bases: board.bases.map((base) => (both.includes(base.id) ? { ...base, special } : base)),
  };
}

/** Restricts a headquarters and its partner to Troops with these values; null removes the restriction. */
export function withAllowed(board: OwnBoard, id: Place, allowed: string[] | null): OwnBoard {
  const both = [id, partnerOf(board, id)];
  return {
    ...board,
    hqs: board.hqs.map((hq) => {
      if (!both.includes(hq.id)) return hq;
      const { allow: _, ...open } = hq;
      return allowed ? { ...open, allow: allowed } : open;
    }),
  };
}

/**
 * Changes the terrain. Special bases become those of the new terrain, or plain if it has none. Only the
 * Tropical Pool keeps restricted headquarters.
 */
export function withTerrain(board: OwnBoard, terrain: Terrain): OwnBoard {
  const special = board.bases.filter((base) => base.special).map(({ id }) => id);
  const free = terrain === 'tropical_pool' ? board.hqs : board.hqs.map(({ allow: _, ...hq }) => hq);
  const plain = {
    ...board,
    terrain,
    hqs: free,
    bases: board.bases.map((base) => ({ ...base, special: null })),
  };
  return special.reduce((next, id) => withSpecial(next, id, true), plain as OwnBoard);
}
