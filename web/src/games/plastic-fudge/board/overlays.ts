import type { Overlay, Piece as DrawnPiece, Tone } from '../scene/api';
import type { Orders } from '../orders/orders.svelte';
import type { Draft } from '../orders/drafts.svelte';
import { isWorth, oddsOf, type AttackDraft } from '../orders/shooting.svelte';
import type { Action, Attack, CardWeapon, Piece, Position, Preview, Setup, Spot, Thing } from '../types';
import { t } from '../../../texts';
import { describeLeft } from '../describe/costs';
import { wholePercent } from '../dice/odds';
import { weaponName } from '../names';
import { cardOf, inches, placeOf, plateName, unitOf } from '../describe/units';
import { bearing } from '../scene/plane';
import { hintOverlays, wantedOverlays } from './hint-overlays';
import { lookOf } from './model';
import { namesOf } from './plates.svelte';

/** What is drawn besides the orders: the hint on show, the move that a lesson asks for, and names. `all` names every Unit, as lessons do. */
type Extras = { hinted: Action | null; wanted: Action | null; names: 'none' | 'some' | 'all' };

/** Everything that is drawn on the table besides the things that lie there. */
export function drawnOver(
  orders: Orders,
  setup: Setup,
  position: Position,
  { hinted, wanted, names }: Extras,
): Overlay[] {
  return namedOnce([
    ...overlaysOf(orders, setup, position),
    ...(hinted ? hintOverlays(hinted, setup, position) : []),
    ...(wanted && orders.drafts.list.length === 0 ? wantedOverlays(wanted, position) : []),
    ...(names === 'none' ? [] : namesOf(orders, setup, position, names === 'all')),
  ]);
}

/** Labels over places that are nearer to each other than this would cover each other, in inches. */
const tight = 1.5;

/**
 * The overlays without a second name of a figure that has one already, and without a text over a place that
 * another text would cover.
 */
export function namedOnce(overlays: readonly Overlay[]): Overlay[] {
  const [named, above]: [Set<string>, Spot[]] = [new Set(), []];
  return overlays.filter((one) => {
    if (one.kind !== 'label') return true;
    const { at } = one;
    if (one.above) {
      if (above.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < tight)) return false;
      above.push([at[0], at[1]]);
    }
    if (!one.beside) return true;
    const isFirst = !named.has(at.join());
    named.add(at.join());
    return isFirst;
  });
}

/** What the orders draw on the table. */
export function overlaysOf(orders: Orders, setup: Setup, position: Position): Overlay[] {
  return [
    ...selected(orders, setup, position),
    ...zones(orders, position),
    ...piece(orders, position),
    ...drafts(orders, setup, position),
    ...moving(orders),
    ...shooting(orders, setup, position),
    ...jets(orders, setup),
    ...rod(orders, position),
  ];
}

/**
 * The rings around the selected Units, and the name of the first one. While attacks are chosen there is no
 * name, because it would hide targets.
 */
function selected(orders: Orders, setup: Setup, position: Position): Overlay[] {
  return orders.selected.flatMap((id): Overlay[] => {
    // A Unit that is not deployed yet stands where its draft puts it.
    const draft = orders.drafts.of(id);
    const placed = draft?.action.do === 'deploy' ? draft.way[0] : undefined;
    const [at, card] = [placed ?? unitOf(position, id)?.at, cardOf(setup, id)];
    if (!at || !card) return [];
    return [
      { kind: 'ring', at, radius: card.radius, tone: 'hint' },
      ...(id === orders.lead && orders.asks !== 'commit'
        ? [
            {
              kind: 'label' as const,
              at,
              side: card.side,
              text: plateName(setup, card),
              beside: true,
            },
          ]
        : []),
    ];
  });
}

function zones(orders: Orders, position: Position): Overlay[] {
  const hints = orders.table.hints();
  if (hints?.asks === 'deploy' && hints.zone) return [{ kind: 'zone', side: hints.seat, zone: hints.zone }];
  if (hints?.asks !== 'place') return [];
  return (['green', 'tan'] as const).flatMap((side): Overlay[] => {
    const zone = position.zones?.[side];
    return zone ? [{ kind: 'zone', side, zone }] : [];
  });
}

/** The outline of a piece that is first turned around its origin and then moved, as the server does it. */
export function laid(piece: Piece, at: Spot, facing: number): DrawnPiece {
  const [x0, y0, x1, y1] = piece.rect ?? [0, 0, 0, 0];
  const corners: Spot[] = piece.polygon ?? [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  const [c, s] = [Math.cos((facing * Math.PI) / 180), Math.sin((facing * Math.PI) / 180)];
  const polygon = corners.map(([x, y]): Spot => [at[0] + x * c - y * s, at[1] + x * s + y * c]);
  return {
    id: piece.id,
    type: piece.type,
    polygon,
    ...(piece.height === undefined ? {} : { height: piece.height }),
  };
}

function piece(orders: Orders, position: Position): Overlay[] {
  const held = orders.deploying.piece;
  const known = held && (position.pool ?? []).find(({ id }) => id === held.id);
  return held && known
    ? [
        {
          kind: 'piece',
          piece: laid(known, held.at, held.facing),
          tone: held.legal === false ? 'bad' : held.legal ? 'good' : 'hint',
        },
      ]
    : [];
}

function drafts(orders: Orders, setup: Setup, position: Position): Overlay[] {
  return orders.drafts.list.flatMap((draft): Overlay[] => {
    const tone = draft.legal === false ? 'bad' : draft.legal ? 'good' : 'hint';
    const card = cardOf(setup, draft.key);
    const [first] = draft.way;
    if (draft.action.do === 'lay') {
      return [
        { kind: 'ring', at: draft.action.at, radius: 0.5, tone },
        { kind: 'label', at: draft.action.at, text: t(draft.action.real ? 'pf-mine-real' : 'pf-mine-false') },
      ];
    }
    if (!card || !first) return [];
    if (draft.action.do === 'deploy')
      return [{ kind: 'ghost', id: draft.key, look: lookOf(card), at: first, facing: draft.facing, tone }];
    if (draft.action.do === 'leave')
      return [{ kind: 'ghost', look: lookOf(card), at: draft.action.at, facing: draft.action.facing, tone }];
    const way =
      draft.action.do === 'move' ? [placeOf(position, draft.key) ?? first, ...draft.way] : draft.way;
    const left: Overlay[] =
      draft.path && draft.key === orders.lead
        ? [
            {
              kind: 'label',
              at: draft.path.end.at,
              above: true,
              text: describeLeft(draft.path.left),
            },
          ]
        : [];
    return [
      { kind: 'path', id: draft.key, look: lookOf(card), way, facing: draft.facing, tone },
      ...behind(setup, draft, tone),
      ...left,
    ];
  });
}

/** A translucent model of the towed gun, at the place where the server will put the gun. */
function behind(setup: Setup, { path }: Draft, tone: Tone): Overlay[] {
  const gun = path?.towed && cardOf(setup, path.towed.unit);
  return path?.towed && gun
    ? [{ kind: 'ghost', look: lookOf(gun), at: path.towed.end.at, facing: path.towed.end.facing, tone }]
    : [];
}

function moving(orders: Orders): Overlay[] {
  const { reach } = orders.moving;
  return reach
    ? [{ kind: 'reach', size: reach.cells.size, cells: reach.cells.at, allowance: reach.allowance }]
    : [];
}

/** With more arrows than this, the chances at the arrows would cover the battle. */
const fewArrows = 4;

/** The chances of a drafted attack on a Unit, as a text on its arrow. */
function chancesAt(position: Position, draft: AttackDraft): Overlay[] {
  const [from, to] = [draft.attack.unit, draft.attack.target ?? ''].map((id) => placeOf(position, id));
  const odds = oddsOf(draft);
  if (!from || !to || !odds) return [];
  const at: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const args = { kill: wholePercent(odds.kill), injury: wholePercent(odds.injury) };
  return [{ kind: 'label', at, text: t('pf-arrow-odds', args) }];
}

function shooting(orders: Orders, setup: Setup, position: Position): Overlay[] {
  const { shooting, lead } = orders;
  const kept = [...shooting.drafts.values()].filter(
    ({ attack }) => attack.unit !== shooting.aim?.attack.unit,
  );
  const drawn = [
    ...kept.flatMap(({ attack, preview }) => attackOf(setup, position, attack, preview)),
    ...(shooting.listed && kept.length <= fewArrows ? kept.flatMap((one) => chancesAt(position, one)) : []),
  ];
  const unit = lead !== null && orders.shoots(lead) ? cardOf(setup, lead) : undefined;
  const from = lead === null ? null : placeOf(position, lead);
  if (!unit || !from) return drawn;
  const chosen = shooting.aim?.weapon.name ?? shooting.drafts.get(unit.id)?.preview?.weapon;
  const [farthest] = unit.weapons.toSorted((one, other) => other.reach - one.reach);
  const weapon = unit.weapons.find(({ name }) => name === chosen) ?? farthest;
  const reach = weapon?.reach ?? 0;
  const marks = (shooting.targets?.attacks ?? []).flatMap((aimed) => {
    const at = isWorth(aimed) ? placeOf(position, aimed.label) : null;
    return at ? [{ at, radius: cardOf(setup, aimed.label)?.radius ?? 0.5, legal: true }] : [];
  });
  const first = marks[0];
  const marked = new Map(marks.map((mark) => [mark.at.join(), mark]));
  const aimed = shooting.aim ?? shooting.looked;
  return [
    {
      kind: 'range',
      at: from,
      radius: unit.radius,
      reach,
      text: rangeOf(weapon, reach),
      ...(first ? { ahead: bearing(from, first.at) } : {}),
    },
    { kind: 'targets', marks: [...marked.values()] },
    ...drawn,
    ...(aimed ? attackOf(setup, position, aimed.attack, aimed.preview) : []),
  ];
}

/** The text at the ring of a weapon: the weapon, and how far it reaches. */
const rangeOf = (weapon: CardWeapon | undefined, reach: number): string =>
  t('pf-range-label', { weapon: weapon ? weaponName(weapon.name) : '', reach: inches(reach) });

/** The drawing of an attack: a flame, or a line with the disc of its template. */
function attackOf(setup: Setup, position: Position, attack: Attack, preview: Preview | null): Overlay[] {
  const from = placeOf(position, attack.unit);
  if (!from) return [];
  const tone = preview === null ? 'hint' : preview.legal ? 'good' : 'bad';
  if (attack.direction !== undefined) {
    const reach = preview?.template
      ? preview.template.radius - (cardOf(setup, attack.unit)?.radius ?? 0)
      : setup.options.flame_radius;
    return [
      {
        kind: 'flame',
        at: from,
        radius: cardOf(setup, attack.unit)?.radius ?? 0.5,
        reach: Math.max(0.5, reach),
        direction: attack.direction,
        tone,
      },
    ];
  }
  const to = attack.point ?? placeOf(position, attack.target ?? attack.mine ?? '');
  if (!to) return [];
  const round = preview?.hole ?? (preview?.template?.direction === null ? preview.template : null);
  const disc: Overlay[] = round ? [{ kind: 'disc', at: round.at, radius: round.radius, tone }] : [];
  return [{ kind: 'attack', from, to, blockedBy: preview?.sight.blocked_by ?? [], tone }, ...disc];
}

function jets(orders: Orders, setup: Setup): Overlay[] {
  if (orders.asks !== 'jets') return [];
  const position = orders.table.view().position;
  return [...orders.jets.values()].flatMap(({ unit, at, target }): Overlay[] => {
    const card = cardOf(setup, unit);
    const to = target === undefined ? null : placeOf(position, target);
    if (!card) return [];
    const line: Overlay[] = to ? [{ kind: 'attack', from: at, to, tone: 'hint' }] : [];
    return [
      { kind: 'ghost', look: lookOf(card), at, facing: orders.deploying.ahead(), tone: 'hint' },
      ...line,
    ];
  });
}

function rod(orders: Orders, position: Position): Overlay[] {
  const { from, answer, end, on } = orders.ruler;
  const place = (thing: Thing | null): Spot | null =>
    typeof thing === 'string' ? placeOf(position, thing) : thing;
  const [start, stop] = [place(from), place(end)];
  if (on && start && !answer) return [{ kind: 'ring', at: start, radius: 0.5, tone: 'hint' }];
  return on && start && stop && answer
    ? [{ kind: 'rod', from: start, to: stop, text: t('pf-inches', { length: inches(answer.gap) }) }]
    : [];
}
