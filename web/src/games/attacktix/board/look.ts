import type { AimLine, Fan, Ghost, Look, Mark, Shoulder, Sweep, Tone } from '../scene/api';
import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import { describePointing } from '../describe/aim';
import { describeLength } from '../describe/measures';
import { follow, ranged, turnedAway } from '../describe/facing';
import { cardOf, figureName, figureOf, fullName, heightOf, thingName, typeName } from '../describe/names';
import { stopPlate } from '../describe/stops';
import { shakeOf } from '../describe/unsteady';
import { missPlate } from '../describe/aside';
import { lineOf, missesBy, ownBeside, threatsBeside } from '../orders/line';
import { prospectOf, whyProspect, type Prospect } from '../orders/prospect';
import type { Orders } from '../orders/orders.svelte';
import type { Thing } from '../orders/tapped';
import type { Spot, View } from '../types';

/**
 * Returns what is drawn over the table now: drafts, aims, names and marks. It never shows how an attack ends.
 */
export function lookOf(orders: Orders, view: View): Look {
  const { lead } = orders;
  return {
    selected: lead === null ? [] : [lead],
    hover: orders.hovered ?? orders.glance.enemy,
    targets: targets(orders),
    protected: (orders.aiming.targets?.targets ?? [])
      .filter((target) => target.protected)
      .map(({ id }) => id),
    spent: [...(view.turn?.moved ?? []), ...(view.turn?.attacked ?? [])],
    ghosts: [...placed(orders), ...moved(orders, view), ...advised(orders, view), ...led(orders, view)],
    fan: fan(orders, view),
    ...aimed(orders, view),
    marks: [
      ...line(orders),
      ...ruler(orders, view),
      ...strikes(orders, view),
      ...met(orders),
      ...threats(orders, view),
      ...verdict(orders),
      ...stops(orders, view),
    ],
    names: names(orders, view),
  };
}

/**
 * Returns the text on each figure's plate, by id. The plate of a figure shows its name if the figure is
 * selected, aimed at or pointed at. Otherwise it shows a number if a figure of the same player looks alike.
 * In a turn, plates also say which figures of the active player face away from every enemy. The plate of the
 * selected figure does not say so, because the prompt does.
 */
function names(orders: Orders, view: View): Record<string, string> {
  const setup = orders.table.setup();
  const named = new Set([
    orders.lead,
    orders.aiming.chosen,
    orders.hovered,
    orders.sight?.id,
    orders.glance.enemy,
  ]);
  // The plate of the lead would lie over the distances, over the label of its draft or of its aim. The line
  // at the edge of the picture and the prompt name the lead.
  const isTold = orders.aiming.aim !== null || orders.moving.reach !== null;
  const away = new Set(orders.asks === 'turn' ? turnedAway(setup, view, view.turn?.active ?? '') : []);
  const alike = new Map<string, string[]>();
  for (const { id, controller, zone } of view.figures) {
    const card = cardOf(setup, id);
    if (!card || zone !== 'in-play') continue;
    const key = `${controller} ${typeName(card)}`;
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  const plate = (id: string, hasLikes: boolean): string => {
    const isOwn = figureOf(view, id)?.controller === view.viewer;
    const name = named.has(id)
      ? (isOwn ? figureName : fullName)(setup, id)
      : hasLikes
        ? t('at-serial', { serial: cardOf(setup, id)?.serial ?? 0 })
        : '';
    return listed(
      [name, away.has(id) && id !== orders.lead ? t('at-plate-away') : ''].filter((part) => part !== ''),
    );
  };
  return Object.fromEntries(
    [...alike.values()]
      .flatMap((ids) => ids.map((id) => [id, isTold && id === orders.lead ? '' : plate(id, ids.length > 1)]))
      .filter(([, text]) => text !== ''),
  );
}

const toneOf = (legal: boolean | null | undefined): Tone =>
  legal === undefined || legal === null ? 'hint' : legal ? 'good' : 'bad';

/**
 * Returns the targets to mark for an attack or a special; `legal` says whether the player may choose them.
 * For an attack, these are all figures, the sections in the weapon's arc, and the chosen object. Once the
 * player asks for targets that are not figures, they include all sections and objects.
 */
function targets(orders: Orders): { id: string; legal?: boolean }[] {
  const { hint } = orders.choosing;
  if (orders.asks === 'special' && hint) return hint.targets.map((id) => ({ id, legal: true }));
  if (orders.tooFar !== null) return [];
  const { chosen } = orders.aiming;
  return (orders.aiming.targets?.targets ?? [])
    .filter(({ what, id, in_arc }) =>
      what === 'object' ? orders.scenery || id === chosen : what === 'figure' || orders.scenery || in_arc,
    )
    .map((target) => ({ id: target.id, legal: target.in_arc && !target.protected }));
}

function placed(orders: Orders): Ghost[] {
  const { wish, room } = orders.placing;
  if (!wish || !room) return [];
  const [before, after] = orders.placing.ends(wish);
  return [{ figure: wish.figure, at: after, facing: room.facing, way: [before, after], tone: 'hint' }];
}

function moved(orders: Orders, view: View): Ghost[] {
  return [...orders.moving.drafts.values()].flatMap(({ figure, answer }): Ghost[] => {
    const from = figureOf(view, figure)?.at;
    if (!answer || !from) return [];
    return [
      {
        figure,
        at: answer.end.at,
        facing: answer.end.facing,
        way: [from, ...answer.way],
        tone: toneOf(answer.legal),
      },
    ];
  });
}

/** Returns the label at the ghost of the selected figure's draft: on which number its wheel stops. */
function stops({ moving, lead, table }: Orders, view: View): Mark[] {
  const answer = moving.of(lead)?.answer;
  if (lead === null || !answer) return [];
  const text = stopPlate(table.setup(), view, lead, answer);
  return text === '' ? [] : [{ kind: 'label', at: answer.end.at, text, high: 0, below: true }];
}

/** Returns where the hint advises to move a figure; empty if the player has drafted a move of that figure. */
function advised({ table, moving }: Orders, view: View): Ghost[] {
  const action = table.hinted();
  if (!action || !('move' in action) || moving.drafts.has(action.move.figure)) return [];
  const { figure, path } = action.move;
  const from = figureOf(view, figure);
  if (!from?.at) return [];
  return [{ figure, ...follow({ at: from.at, facing: from.facing }, path), tone: 'hint' }];
}

/** Returns where the special that the player prepares would put a figure. */
function led(orders: Orders, view: View): Ghost[] {
  const { leads, targets: chosen, hint } = orders.choosing;
  const figure = chosen[0] ?? hint?.of;
  if (!leads?.at || figure === undefined || orders.asks !== 'special') return [];
  const from = orders.choosing.needs('heading') ? figureOf(view, figure)?.at : null;
  return [
    {
      figure,
      at: leads.at,
      facing: figureOf(view, figure)?.facing ?? 0,
      ...(from ? { way: [from, leads.at] } : {}),
      tone: toneOf(leads.why === null),
    },
  ];
}

function fan(orders: Orders, view: View): Fan | null {
  const { reach } = orders.moving;
  const figure = reach ? figureOf(view, reach.figure) : undefined;
  if (!reach || !figure?.at) return null;
  const radius = cardOf(orders.table.setup(), reach.figure)?.radius;
  // The label of a draft stands where the numbers would.
  const bare = orders.moving.of(reach.figure) !== null;
  return { at: figure.at, fan: reach.fan, bare, ...(radius === undefined ? {} : { radius }) };
}

/**
 * How far the two sides of a launcher's arc are drawn, in micrometres. A launcher reaches farther, so the arc
 * has no outer edge.
 */
const sightline = 150_000;

/**
 * Returns the arc within which the selected figure's weapon turns. While figures move, also returns rings
 * around the enemies in the arc. The centre of the arc is where the figure's draft ends, or where the figure
 * stands without a draft. For a melee weapon, the radius is its reach. While figures move, the arc of a
 * launcher appears only for a draft.
 */
function strikes(orders: Orders, view: View): Mark[] {
  const { lead, moving, table } = orders;
  const isNear = moving.reach !== null || (orders.can(lead, 'attack') && !orders.aiming.aim);
  const weapon = lead === null || !isNear ? undefined : cardOf(table.setup(), lead)?.weapon;
  const end = lead === null ? null : moving.end(lead);
  const isMoving = moving.reach !== null;
  if (!weapon || lead === null || !end || (weapon.reach === 0 && isMoving && !moving.of(lead))) return [];
  const [from, to] = weapon.arcs.yaw.map((yaw) => end.facing + yaw) as [number, number];
  const arc = { kind: 'arc', at: end.at, from, to, tone: 'hint' } as const;
  const enemies = isMoving ? ranged(table.setup(), view, lead, end).ahead : [];
  return [
    weapon.reach > 0 ? { ...arc, radius: weapon.reach } : { ...arc, radius: sightline, open: true },
    ...(weapon.reach > 0 && isMoving
      ? [
          {
            kind: 'reach',
            at: end.at,
            radius: weapon.reach,
            tone: enemies.length > 0 ? 'good' : 'plain',
          } as const,
        ]
      : []),
    ...enemies.flatMap((id): Mark[] => {
      const at = figureOf(view, id)?.at;
      const radius = (cardOf(table.setup(), id)?.radius ?? 0) + 10_000;
      return at ? [{ kind: 'ring', at, radius, tone: 'hint' }] : [];
    }),
  ];
}

/**
 * Returns a ring around the first thing that the line of the weapon meets, and for terrain also its name.
 * Returns nothing if the line passes above the thing.
 */
function met({ sight, table, aiming }: Orders): Mark[] {
  if (!sight?.reached || sight.above) return [];
  const setup = table.setup();
  const card = cardOf(setup, sight.id);
  const radius = (card?.radius ?? 26_000) + 14_000;
  const tone = aiming.chosen === null || aiming.chosen === sight.id ? 'good' : 'bad';
  const name: Mark = {
    kind: 'label',
    at: sight.at,
    text: thingName(setup, sight.id),
    high: heightOf(setup, sight.id) + 14_000,
  };
  return [{ kind: 'ring', at: sight.at, radius, tone }, ...(card ? [] : [name])];
}

/** Returns a broken ring around each thing beside the line that the shot may hit. */
const threats = (orders: Orders, view: View): Mark[] =>
  [...new Set([...threatsBeside(orders), ...ownBeside(orders)])].flatMap((id): Mark[] => {
    const at = figureOf(view, id)?.at ?? view.terrain.find((piece) => piece.id === id)?.at;
    const radius = (cardOf(orders.table.setup(), id)?.radius ?? 26_000) + 14_000;
    return at ? [{ kind: 'ring', at, radius, tone: 'bad' }] : [];
  });

/** How far before the thing that the line meets the label stands, in micrometres. */
const before = 45_000;

/**
 * Returns the label of the aimed weapon: what a shot promises, or else its angle. It stands on the ground
 * before the thing that the line meets, or at the end of the line, so that no bystander seems to be meant.
 */
function verdict(orders: Orders): Mark[] {
  const { aim } = orders.aiming;
  const way = lineOf(orders);
  const [from, to] = [way[0], way.at(-1)];
  if (!aim || !from || !to) return [];
  const far = Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
  const met = orders.sight?.reached && !orders.sight.above ? orders.sight.distance - before : far;
  const share = Math.min(1, Math.max(0.25, met / far));
  const at: Spot = [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[2] + (to[2] - from[2]) * share),
  ];
  const prospect = orders.aiming.line?.sweep ? null : prospectOf(orders);
  const off = missesBy(orders);
  const said = off ? missPlate(off) : prospect ? t(`at-prospect-${prospect}`) : describePointing(aim);
  const isNearOwn = prospect !== 'own' && ownBeside(orders).length > 0;
  const why = prospect && !off && !isNearOwn ? whyProspect(orders, prospect) : '';
  const full = why === '' ? said : t('at-prospect-why', { said, why });
  const text = isNearOwn ? t('at-prospect-near-own', { said }) : full;
  return [{ kind: 'label', at, text, high: 0 }];
}

/** Returns where the camera stands: behind the figure that aims. Null while no weapon is aimed. */
export function shoulderOf({ aiming, lead }: Orders, view: View): Shoulder | null {
  const figure = figureOf(view, lead);
  if (!aiming.aim || !figure?.at) return null;
  const target = figureOf(view, aiming.chosen)?.at;
  const far = target ? Math.hypot(target[0] - figure.at[0], target[1] - figure.at[1]) : null;
  return { at: figure.at, heading: figure.facing + (aiming.aim.yaw ?? 0), far, choice: aiming.choices };
}

/** The colour and the pattern of the line for what a shot promises. */
const strokes: Readonly<Record<Prospect, { tone: Tone; stroke: NonNullable<AimLine['stroke']> }>> = {
  hits: { tone: 'good', stroke: 'solid' },
  may: { tone: 'hint', stroke: 'dashed' },
  misses: { tone: 'bad', stroke: 'dotted' },
  own: { tone: 'bad', stroke: 'solid' },
  blocked: { tone: 'bad', stroke: 'solid' },
};

/** Returns the weapon as the player has set it, with its line, or with the area that a hand weapon sweeps. */
function aimed(orders: Orders, view: View): Pick<Look, 'aim' | 'sweep' | 'aims'> {
  const { aim, line: answer } = orders.aiming;
  const figure = figureOf(view, orders.lead);
  if (!aim || !figure?.at || orders.lead === null) return {};
  const { sight } = orders;
  // The straight line says nothing about a slash, which also hits what stands beside it.
  const prospect = answer?.sweep ? null : prospectOf(orders);
  const { tone, stroke } = prospect
    ? strokes[prospect]
    : { tone: orders.hitsOwn ? 'bad' : toneOf(answer?.legal), stroke: 'solid' as const };
  const way = lineOf(orders);
  const [from, to] = [way[0], way.at(-1)];
  const meets = sight?.above ? null : (sight?.distance ?? null);
  const shake = shakeOf(orders.table.setup(), orders.lead);
  const drawn: AimLine | null = from && to ? { from, to, meets, arc: way, tone, stroke, shake } : null;
  const sweep: Sweep | null = answer?.sweep ? { at: figure.at, ...answer.sweep, tone } : null;
  return { aims: { [orders.lead]: aim }, ...(sweep ? { sweep } : { aim: drawn }) };
}

/** Returns the free parts of the seat's starting line while the player places a figure. */
function line(orders: Orders): Mark[] {
  const { room, wish } = orders.placing;
  if (!room || !wish) return [];
  return room.ranges.map(([from, to]) => {
    const [start] = orders.placing.ends({ ...wish, along: from });
    const [stop] = orders.placing.ends({ ...wish, along: to });
    return { kind: 'line', from: start, to: stop, tone: 'good' };
  });
}

function ruler(orders: Orders, view: View): Mark[] {
  const { on, from, end, answer } = orders.ruler;
  const place = (thing: Thing | null): Spot | null => {
    if (thing === null || typeof thing !== 'string') return thing;
    return figureOf(view, thing)?.at ?? view.terrain.find(({ id }) => id === thing)?.at ?? null;
  };
  const [start, stop] = [place(from), place(end)];
  return on && start && stop && answer
    ? [
        {
          kind: 'line',
          from: start,
          to: stop,
          tone: 'plain',
          text: describeLength(orders.table.setup(), Math.max(0, answer.gap)),
        },
      ]
    : [];
}
