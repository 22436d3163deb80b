import { t } from '../../../texts';
import { courseOf, wayOf } from '../describe/course';
import { cardOf, placeOf, plateName, thingName, unitOf } from '../describe/units';
import type { Overlay } from '../scene/api';
import type { Action, Position, Setup } from '../types';
import { lookOf } from './model';

/**
 * What the table draws for a hint: the way of a move and where it ends, or the line of each attack. The enemy
 * or the flag that the hint names has a ring and its name.
 */
export function hintOverlays(action: Action, setup: Setup, position: Position): Overlay[] {
  if (action.do === 'commit') {
    const targets = new Set(action.attacks.flatMap(({ target }) => target ?? []));
    return [
      ...action.attacks.flatMap(({ unit, target, point }): Overlay[] => {
        const [from, to] = [placeOf(position, unit), point ?? placeOf(position, target ?? '')];
        return from && to ? [{ kind: 'attack', from, to, tone: 'hint' }] : [];
      }),
      ...[...targets].flatMap((id) => marked(id, setup, position)),
    ];
  }
  if (action.do !== 'move' || action.path.length === 0) return [];
  const [unit, card] = [unitOf(position, action.unit), cardOf(setup, action.unit)];
  if (!unit?.at || !card) return [];
  const { way, facing } = wayOf(unit.at, unit.facing ?? 90, action.path);
  const end = way.at(-1) ?? unit.at;
  const course = courseOf(action.unit, action.path, setup, position);
  return [
    { kind: 'path', look: lookOf(card), way, facing, tone: 'hint' },
    { kind: 'label', at: end, above: true, text: t('hint') },
    ...('by' in course ? marked(course.by, setup, position) : []),
  ];
}

/** A ring around a Unit or the flag, and its name over it. */
function marked(id: string, setup: Setup, position: Position): Overlay[] {
  const flag = position.flag ?? setup.battlefield.flag;
  const card = cardOf(setup, id);
  const at = card ? placeOf(position, id) : id === 'flag' ? flag?.at : null;
  if (!at) return [];
  return [
    { kind: 'ring', at, radius: (card?.radius ?? 0.3) + 0.25, tone: 'hint' },
    card
      ? { kind: 'label', at, beside: true, side: card.side, text: plateName(setup, card) }
      : { kind: 'label', at, above: true, text: thingName(setup, id) },
  ];
}

/** The place where a move ends that a lesson asks for: a ring on the ground and a word. */
export function wantedOverlays(action: Action, position: Position): Overlay[] {
  const unit = action.do === 'move' ? unitOf(position, action.unit) : undefined;
  if (action.do !== 'move' || action.path.length === 0 || !unit?.at || unit.moved) return [];
  const at = wayOf(unit.at, unit.facing ?? 90, action.path).way.at(-1) ?? unit.at;
  return [
    { kind: 'ring', at, radius: 0.5, tone: 'hint' },
    { kind: 'ring', at, radius: 0.1, tone: 'hint' },
    { kind: 'label', at, text: t('pf-mark-here') },
  ];
}
