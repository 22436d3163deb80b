import type { View } from '../types';

/**
 * The view of a player, with the racks that the views of the other side show. A replay with open hands uses
 * it.
 */
export function withHands(view: View, others: readonly View[]): View {
  if (view.viewer === null || view.racks) return view;
  const racks = { blue: view.rack ?? [], red: view.rack ?? [] };
  const known = others.filter(({ viewer, rack }) => viewer && rack && viewer !== view.viewer);
  for (const { viewer, rack } of known) if (viewer && rack) racks[viewer] = rack;
  return known.length > 0 ? { ...view, racks } : view;
}
