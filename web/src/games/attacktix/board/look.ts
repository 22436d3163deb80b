import type { AimLine, Fan, Ghost, Look, Mark, Shoulder, Sweep, Tone } from '../scene/api';
import { along } from '../scene/units';
import { t } from '../../../texts';
import { describeLength } from '../describe/measures';
import { cardOf, figureName, figureOf, heightOf, thingName, typeName } from '../describe/names';
import { lineOf } from '../orders/line';
import type { Orders, Thing } from '../orders/orders.svelte';
import type { Spot, View } from '../types';

/** What is drawn over the table now, such as drafts, aims and names, but never the outcome of an attack. */
export function lookOf(orders: Orders, view: View): Look {
  const { lead } = orders;
  return {
    selected: lead === null ? [] : [lead],
    hover: orders.hovered,
    targets: targets(orders),
    protected: (orders.aiming.targets?.targets ?? [])
      .filter((target) => target.protected)
      .map(({ id }) => id),
    spent: [...(view.turn?.moved ?? []), ...(view.turn?.attacked ?? [])],
    ghosts: [...placed(orders), ...moved(orders, view), ...advised(orders, view), ...led(orders, view)],
    fan: fan(orders, view),
    ...aimed(orders, view),
    marks: [...line(orders), ...ruler(orders, view), ...strikes(orders), ...met(orders)],
    names: names(orders, view),
  };
}

/** Names above figures that are selected, aimed at or pointed at; numbers above others that look alike. */
function names(orders: Orders, view: View): Record<string, string> {
  const setup = orders.table.setup();
  const named = new Set([orders.lead, orders.aiming.chosen, orders.hovered, orders.sight?.id]);
  const alike = new Map<string, string[]>();
  for (const { id, controller, zone } of view.figures) {
    const card = cardOf(setup, id);
    if (!card || zone !== 'in-play') continue;
    const key = `${controller} ${typeName(card)}`;
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  return Object.fromEntries(
    [...alike.values()].flatMap((ids) =>
      ids
        .filter((id) => named.has(id) || ids.length > 1)
        .map((id) => [
          id,
          named.has(id) ? figureName(setup, id) : t('at-serial', { serial: cardOf(setup, id)?.serial ?? 0 }),
        ]),
    ),
  );
}

const toneOf = (legal: boolean | null | undefined): Tone =>
  legal === undefined || legal === null ? 'hint' : legal ? 'good' : 'bad';

/**
 * The targets that an attack or a special could have; `legal` says whether the player may choose the target.
 * Figures always count. A section counts if it is in the arc, and an object if it is the chosen target. All
 * sections and objects count once the player asks for targets that are not figures.
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

/** Where the hint would move a figure that has no draft yet. */
function advised({ table, moving }: Orders, view: View): Ghost[] {
  const action = table.hinted();
  if (!action || !('move' in action) || moving.drafts.has(action.move.figure)) return [];
  const { figure, path } = action.move;
  const from = figureOf(view, figure);
  if (!from?.at) return [];
  let [at, facing]: [Ghost['at'], number] = [from.at, from.facing];
  const way = [at];
  for (const leg of path) {
    if ('face' in leg) facing = leg.face;
    else way.push((at = along(at, facing, leg.roll)));
  }
  return [{ figure, at, facing, way, tone: 'hint' }];
}

/** Where a special would put a figure. */
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
  return { at: figure.at, fan: reach.fan, ...(radius === undefined ? {} : { radius }) };
}

/**
 * The arc that the selected figure's melee weapon reaches. The centre of the arc is where the figure's draft
 * ends, or where the figure stands if it has no draft.
 */
function strikes(orders: Orders): Mark[] {
  const { lead, moving, table } = orders;
  const isNear = moving.reach !== null || (orders.can(lead, 'attack') && !orders.aiming.aim);
  const weapon = lead === null || !isNear ? undefined : cardOf(table.setup(), lead)?.weapon;
  const end = lead === null ? null : moving.end(lead);
  if (!weapon || weapon.reach === 0 || !end) return [];
  const [from, to] = weapon.arcs.yaw.map((yaw) => end.facing + yaw) as [number, number];
  return [{ kind: 'arc', at: end.at, radius: weapon.reach, from, to, tone: 'hint' }];
}

/**
 * A ring around the thing that the line of the weapon meets first, unless the line passes above it. If the
 * thing is not a figure, its name stands above it.
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

/** The figure that aims, for the camera behind it; null while no weapon is aimed. */
export function shoulderOf({ aiming, lead }: Orders, view: View): Shoulder | null {
  const figure = figureOf(view, lead);
  if (!aiming.aim || !figure?.at) return null;
  const target = figureOf(view, aiming.chosen)?.at;
  const far = target ? Math.hypot(target[0] - figure.at[0], target[1] - figure.at[1]) : null;
  return { at: figure.at, heading: figure.facing + (aiming.aim.yaw ?? 0), far, choice: aiming.choices };
}

/** The weapon as it is set, and its line or its sweep. */
function aimed(orders: Orders, view: View): Pick<Look, 'aim' | 'sweep' | 'aims'> {
  const { aim, line: answer } = orders.aiming;
  const figure = figureOf(view, orders.lead);
  if (!aim || !figure?.at || orders.lead === null) return {};
  const tone = orders.hitsOwn ? 'bad' : toneOf(answer?.legal);
  const { sight } = orders;
  const way = lineOf(orders);
  const [from, to] = [way[0], way.at(-1)];
  const meets = sight?.above ? null : (answer?.first?.distance ?? null);
  const drawn: AimLine | null = from && to ? { from, to, meets, arc: way, tone } : null;
  const sweep: Sweep | null = answer?.sweep ? { at: figure.at, ...answer.sweep, tone } : null;
  return { aims: { [orders.lead]: aim }, ...(sweep ? { sweep } : { aim: drawn }) };
}

/** The free parts of the seat's own line, while a figure is being placed. */
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
