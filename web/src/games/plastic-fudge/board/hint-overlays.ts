import { t } from '../../../texts';
import { wayOf } from '../describe/course';
import { cardOf, placeOf, unitOf } from '../describe/units';
import type { Overlay } from '../scene/api';
import type { Action, Position, Setup } from '../types';
import { lookOf } from './model';

/** What the table draws for a hint: the way of a move and where it ends, or the line of each attack. */
export function hintOverlays(action: Action, setup: Setup, position: Position): Overlay[] {
  if (action.do === 'commit')
    return action.attacks.flatMap(({ unit, target, point }): Overlay[] => {
      const [from, to] = [placeOf(position, unit), point ?? placeOf(position, target ?? '')];
      return from && to ? [{ kind: 'attack', from, to, tone: 'hint' }] : [];
    });
  if (action.do !== 'move' || action.path.length === 0) return [];
  const [unit, card] = [unitOf(position, action.unit), cardOf(setup, action.unit)];
  if (!unit?.at || !card) return [];
  const { way, facing } = wayOf(unit.at, unit.facing ?? 90, action.path);
  const end = way.at(-1) ?? unit.at;
  return [
    { kind: 'path', look: lookOf(card), way, facing, tone: 'hint' },
    { kind: 'label', at: end, above: true, text: t('hint') },
  ];
}
