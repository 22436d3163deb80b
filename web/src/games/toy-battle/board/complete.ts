import type { BoardFile, BoardRegion, BoardText, Setup } from '../types';

const MARGIN = 70;

/** Fills in the parts that a board file may leave out, so that the board can be drawn. */
export function completeBoard(text: BoardText): BoardFile {
  const spots = new Map([...text.hqs, ...text.bases].map((place) => [place.id, place]));
  const far = (axis: 'x' | 'y') => Math.max(0, ...[...spots.values()].map((place) => place[axis])) + MARGIN;
  const regions = text.regions.map((region): BoardRegion => {
    const boundary = region.boundary ?? region.bases;
    const corners = boundary.flatMap((id) => spots.get(id) ?? []);
    const middle = (axis: 'x' | 'y') =>
      corners.reduce((sum, corner) => sum + corner[axis], 0) / (corners.length || 1);
    return { ...region, boundary, label: region.label ?? { x: middle('x'), y: middle('y') } };
  });
  const { en, ...others } = text.name ?? {};
  return {
    ...text,
    regions,
    name: { ...others, en: en ?? Object.values(others)[0] ?? text.id },
    size: text.size ?? { w: far('x'), h: far('y') },
    total_medals: text.total_medals ?? regions.reduce((sum, region) => sum + region.medals, 0),
  };
}

/** A set-up from the server with its board completed. */
export function completeSetup(setup: Setup): Setup {
  return { ...setup, board: completeBoard(setup.board) };
}
