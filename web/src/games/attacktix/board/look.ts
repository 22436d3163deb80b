import type { AimLine, Fan, Ghost, Look, Mark, Sweep, Tone } from '../scene/api';
import { tixWords } from '../say/measures';
import { cardOf, figureOf } from '../say/names';
import type { Desk } from '../orders/desk.svelte';
import type { Thing } from '../orders/ruler.svelte';
import type { Spot, View } from '../types';

/** Everything that is drawn over the table just now: what is in the making, never what would come of it. */
export function lookOf(desk: Desk, view: View): Look {
  const { lead } = desk;
  return {
    selected: lead === null ? [] : [lead],
    hover: desk.hovered,
    targets: targets(desk),
    protected: (desk.aiming.targets?.targets ?? []).filter((target) => target.protected).map(({ id }) => id),
    spent: [...(view.turn?.moved ?? []), ...(view.turn?.attacked ?? [])],
    ghosts: [...placed(desk), ...moved(desk, view), ...led(desk, view)],
    fan: fan(desk, view),
    ...aimed(desk, view),
    marks: [...line(desk), ...rod(desk, view)],
    ...(desk.hovered ? { names: [desk.hovered] } : {}),
  };
}

const toneOf = (legal: boolean | null | undefined): Tone =>
  legal === undefined || legal === null ? 'hint' : legal ? 'good' : 'bad';

/** What may be chosen: as a target of an attack, or of a special. */
function targets(desk: Desk): { id: string; legal?: boolean }[] {
  const { hint } = desk.choosing;
  if (desk.asks === 'special' && hint) return hint.targets.map((id) => ({ id, legal: true }));
  return (desk.aiming.targets?.targets ?? []).map((target) => ({
    id: target.id,
    legal: target.in_arc && !target.protected,
  }));
}

function placed(desk: Desk): Ghost[] {
  const { wish, room } = desk.placing;
  if (!wish || !room) return [];
  const [before, after] = desk.placing.ends(wish);
  return [{ figure: wish.figure, at: after, facing: room.facing, way: [before, after], tone: 'hint' }];
}

function moved(desk: Desk, view: View): Ghost[] {
  return [...desk.moving.drafts.values()].flatMap(({ figure, answer }): Ghost[] => {
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

/** Where a special would bring a figure. */
function led(desk: Desk, view: View): Ghost[] {
  const { leads, targets: chosen, hint } = desk.choosing;
  const figure = chosen[0] ?? hint?.of;
  if (!leads?.at || figure === undefined || desk.asks !== 'special') return [];
  const from = desk.choosing.needs('heading') ? figureOf(view, figure)?.at : null;
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

function fan(desk: Desk, view: View): Fan | null {
  const { reach } = desk.moving;
  const figure = reach ? figureOf(view, reach.figure) : undefined;
  if (!reach || !figure?.at) return null;
  const radius = cardOf(desk.table.setup(), reach.figure)?.radius;
  return { at: figure.at, fan: reach.fan, ...(radius === undefined ? {} : { radius }) };
}

/** The weapon as it is set, and its line. */
function aimed(desk: Desk, view: View): Pick<Look, 'aim' | 'sweep' | 'aims'> {
  const { aim, line: answer } = desk.aiming;
  const figure = figureOf(view, desk.lead);
  if (!aim || !figure?.at || desk.lead === null) return {};
  const tone = toneOf(answer?.legal);
  const drawn: AimLine | null = answer
    ? { ...answer.line, meets: answer.first?.distance ?? null, tone }
    : null;
  const sweep: Sweep | null = answer?.sweep ? { at: figure.at, ...answer.sweep, tone } : null;
  return { aims: { [desk.lead]: aim }, ...(sweep ? { sweep } : { aim: drawn }) };
}

/** The own line with the room on it, while figures are placed or come back. */
function line(desk: Desk): Mark[] {
  const { room, wish } = desk.placing;
  if (!room || !wish) return [];
  return room.ranges.map(([from, to]) => {
    const [start] = desk.placing.ends({ ...wish, along: from });
    const [stop] = desk.placing.ends({ ...wish, along: to });
    return { kind: 'line', from: start, to: stop, tone: 'good' };
  });
}

function rod(desk: Desk, view: View): Mark[] {
  const { on, from, to, answer } = desk.ruler;
  const place = (thing: Thing | null): Spot | null => {
    if (thing === null || typeof thing !== 'string') return thing;
    return figureOf(view, thing)?.at ?? view.terrain.find(({ id }) => id === thing)?.at ?? null;
  };
  const [start, stop] = [place(from), place(to)];
  return on && start && stop && answer
    ? [
        {
          kind: 'line',
          from: start,
          to: stop,
          tone: 'plain',
          text: tixWords(desk.table.setup(), Math.max(0, answer.gap)),
        },
      ]
    : [];
}
