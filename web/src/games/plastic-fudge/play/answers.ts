import type { Answer } from '../../../parts/answers';
import { t } from '../../../texts';
import { placeAhead, sentAhead, shootsFromHere, staying, type Advance } from '../orders/ahead';
import type { Orders } from '../orders/orders.svelte';
import { inches, platesFor, plateName, unitOf } from '../describe/units';
import { joined, listed } from '../../../parts/describe';
import { nearest } from '../rows/rows';
import type { Action, Card, Hints, Position, Spot } from '../types';

/**
 * The answers that have buttons, such as to throw dice, to choose a role, to send orders, or to end a phase.
 * `stepwise` is set in a lesson: no answer then both sends orders and ends a phase. An answer that the lesson
 * may not want is then never the main one. `hinted` is the decision that the hint on show recommends.
 */
export function answersOf(
  orders: Orders,
  hints: Hints | null,
  stepwise = false,
  hinted: Action | null = null,
): Answer[] {
  const answers = mainLast(hints ? answersTo(hints, orders, stepwise) : []);
  return hinted ? advised(answers, hinted) : answers;
}

/**
 * The main answer is always the last one, so that it keeps its place in the corner while the others change.
 */
const mainLast = (answers: readonly Answer[]): Answer[] =>
  answers.toSorted((one, other) => Number(one.main) - Number(other.main));

/** The answers for all Units at once. A hint of one move or one attack does not recommend them. */
const sweeping = ['advance', 'best'];

/**
 * Makes the hinted answer the main one. A hint of one move or one attack makes no answer for all Units the
 * main one.
 */
function advised(answers: readonly Answer[], hinted: Action): Answer[] {
  const key = hinted.do === 'choose-role' ? `role-${hinted.role}` : hinted.do;
  const isTold = key !== 'commit' || (hinted.do === 'commit' && hinted.attacks.length === 0);
  const meant = isTold ? answers.find((one) => one.key === key || one.points?.includes(key)) : undefined;
  return answers.map((one) => ({
    ...one,
    main: meant ? one === meant : one.main && !sweeping.includes(one.key),
  }));
}

function answersTo(hints: Hints, orders: Orders, stepwise: boolean): Answer[] {
  if (orders.ruler.on)
    return [
      {
        key: 'measured',
        text: t('pf-measure-stop'),
        letter: '',
        main: true,
        say: () => orders.ruler.toggle(),
      },
    ];
  const says = (key: string, text: string, letter: string, action: Action, main = false): Answer => ({
    key,
    text,
    letter,
    main,
    say: () => orders.table.act(action),
  });
  switch (hints.asks) {
    case 'place':
      return placing(orders, says);
    case 'deploy':
      return [...line(orders), ...deployed(orders, says, stepwise)];
    case 'roll':
      return [
        says(
          'roll',
          t(hints.roll_for === 'morale' ? 'pf-roll-morale' : 'pf-roll-initiative'),
          'G',
          { do: 'roll' },
          true,
        ),
      ];
    case 'choose-role':
      return [
        says('role-a', t('pf-role-a'), 'A', { do: 'choose-role', role: 'a' }),
        says('role-b', t('pf-role-b'), 'B', { do: 'choose-role', role: 'b' }),
      ];
    case 'moves':
      return moves(orders, says, stepwise);
    case 'commit':
      return committing(orders, stepwise);
    case 'jets':
      return [
        says(
          'jets',
          t('pf-jets-go', { count: orders.jets.size }),
          'G',
          { do: 'jets', jets: [...orders.jets.values()] },
          true,
        ),
      ];
  }
}

type Says = (key: string, text: string, letter: string, action: Action, main?: boolean) => Answer;

function placing(orders: Orders, says: Says): Answer[] {
  const placement = orders.deploying.placement();
  return [
    ...(placement ? [says('place', t('pf-place'), 'G', placement, true)] : []),
    says('pass', t('pf-pass'), 'U', { do: 'pass' }),
  ];
}

/** The answer that drafts a place for each Unit that still waits; empty if no Unit waits. */
function line({ deploying, drafts }: Orders): Answer[] {
  const count = deploying.waiting().length;
  if (count === 0) return [];
  const main = drafts.list.length === 0;
  return [{ key: 'line', text: t('pf-line', { count }), letter: 'A', main, say: () => deploying.line() }];
}

/**
 * The answers that send drafts and end the deployment. If every Unit has a place or a draft, a single answer
 * does both, except with `stepwise`. No deployment may end while a Unit waits. PF-R-74
 */
function deployed(orders: Orders, says: Says, stepwise: boolean): Answer[] {
  const waits = orders.deploying.waiting().length > 0;
  const end: Action = { do: 'end-deploy' };
  const give = giving(orders, t('pf-give-places', { count: orders.drafts.count }));
  if (orders.drafts.list.length > 0 && !waits)
    return stepwise ? give : [...dropping(orders), ending(orders, t('pf-give-end-deploy'), end, true)];
  return waits ? give : [...give, says('end-deploy', t('pf-end-deploy'), 'U', end, true)];
}

/** The answers that send all drafts or drop them; empty without drafts. */
function giving(orders: Orders, text: string): Answer[] {
  const { drafts } = orders;
  if (drafts.count === 0) return [];
  return [{ key: 'give', text, letter: 'G', main: true, say: () => drafts.give() }, ...dropping(orders)];
}

/** The answer that drops all drafts. */
const dropping = ({ drafts }: Orders): Answer[] => [
  { key: 'clear', text: t('pf-drafts-clear'), letter: '', main: false, say: () => drafts.clear() },
];

/** The answer that sends all drafts, and ends the phase once all of them have been carried out. */
function ending({ drafts, table }: Orders, text: string, end: Action, main: boolean): Answer {
  return {
    key: 'give-end',
    points: [end.do],
    text,
    letter: 'U',
    main,
    say: () => drafts.give(null, () => table.act(end)),
  };
}

/** The answers that commit the attacks, or draft the best attack of each Unit without one. */
function committing(orders: Orders, stepwise: boolean): Answer[] {
  const { shooting, table } = orders;
  const unaimed = orders.unaimed();
  const best: Answer = {
    key: 'best',
    text: t('pf-attack-best'),
    letter: 'A',
    main: shooting.drafts.size === 0 && !stepwise,
    say: () => {
      orders.select(null);
      shooting.best(unaimed);
    },
  };
  return [
    ...(unaimed.length > 0 ? [best] : []),
    {
      key: 'commit',
      text: t('pf-commit', { count: shooting.drafts.size }),
      letter: 'G',
      main: shooting.drafts.size > 0 || unaimed.length === 0,
      say: () => table.act(shooting.commitment()),
    },
  ];
}

/** The answer that fires the drafted attack of the selected Unit, if the options allow this during moves. */
function firing(orders: Orders): Answer[] {
  const { lead, shooting, table } = orders;
  const draft = lead === null ? undefined : shooting.drafts.get(lead);
  if (!draft || !orders.can(lead, 'fire')) return [];
  return [
    {
      key: 'fire',
      text: t('pf-fire'),
      letter: 'R',
      main: true,
      say: () => table.act({ do: 'fire', ...draft.attack }),
    },
  ];
}

/**
 * Says why Units stay: "Commander stays back, .50 cal cannot move, 2 can shoot from here"; null if some stay
 * for another reason.
 */
export function whyStay(orders: Orders): string | null {
  const [setup, { position }] = [orders.table.setup(), orders.table.view()];
  const sent = sentAhead(setup, position, orders.idle()).units;
  if (sent.length === 0) return null;
  const stay = staying(orders, sent);
  const others = stay.filter(({ commander }) => !commander);
  const stuck = others.filter(({ id }) => orders.hinted(id)?.can.includes('move') === false);
  const free = others.filter((card) => !stuck.includes(card));
  if (stay.length === 0 || !free.every((card) => shootsFromHere(setup, position, card))) return null;
  const said = (text: string, [one, ...more]: readonly Card[]): string[] =>
    one ? [t(text, { count: more.length + 1, name: plateName(setup, one), why: one.type })] : [];
  return [
    ...(others.length < stay.length ? [t('pf-advance-back')] : []),
    ...said('pf-advance-stuck', stuck),
    ...said('pf-advance-shoots', free),
  ].join(', ');
}

/** How many names the answer that sends all ahead gives, before it only counts the others. */
const namesAtMost = 3;

/** The names of Units. Of many, only the first ones, and how many others there are. */
function namesGiven(names: readonly string[]): string {
  if (names.length <= namesAtMost + 1) return joined(names);
  const count = names.length - namesAtMost;
  return t('pf-advance-many', { names: listed(names.slice(0, namesAtMost)), count });
}

/**
 * Says who goes and how far: "Advance Basic and Runner up to 6″". If only one goes, also says how near to
 * which enemy that is.
 */
function advanceText(orders: Orders, sent: readonly Advance[], isCommander: boolean): string {
  if (isCommander) return t(`pf-advance-commander${orders.drafts.count > 0 ? '-others' : ''}`);
  const [setup, { position }] = [orders.table.setup(), orders.table.view()];
  const goers = setup.units.filter(({ id }) => sent.some(({ unit }) => unit === id));
  const names = namesGiven(goers.map((card) => plateName(setup, card)));
  const [first, second] = sent;
  const far = inches(Math.max(0, ...sent.map((one) => one.far)));
  const end = first && !second ? placeAhead(position, first.unit, first.far) : null;
  const unit = end && first ? unitOf(position, first.unit) : undefined;
  const near = unit && end ? nearest(setup, movedTo(position, unit.id, end), unit) : null;
  if (!near) return t('pf-advance', { names, far });
  const enemy = platesFor(setup, orders.side())(near.id);
  return t('pf-advance-one', { names, far, gap: inches(near.gap), enemy });
}

/** The position with one Unit at another place. */
const movedTo = (position: Position, id: string, at: Spot): Position => ({
  ...position,
  units: position.units.map((unit) => (unit.id === id ? { ...unit, at: [at[0], at[1]] } : unit)),
});

/**
 * The answers while Units move: send all Units ahead or send the drafts, and end the phase. The answer that
 * ends the phase says how many Units would stay. While others wait for orders, drafts are sent without ending
 * the phase. If every Unit but the Commander has its order and none may fire, the end is the main answer.
 */
function moves(orders: Orders, says: Says, stepwise: boolean): Answer[] {
  const idle = orders.idle().length;
  const sent = sentAhead(orders.table.setup(), orders.table.view().position, orders.idle());
  const count = orders.drafts.count;
  /** How many Units stay where they are, if the moves end now. */
  const still = staying(orders, []).length;
  const end: Action = { do: 'end-moves' };
  if (count > 0 && stepwise) return [...firing(orders), ...giving(orders, t('pf-give-some', { count }))];
  // A lesson asks for the end of the moves only after it has asked for a move.
  const { units } = orders.table.view().position;
  const isBegun = stepwise && units.some(({ side, moved }) => moved && side === orders.side());
  /** False if only the Commander has no order yet. Others may have none and still stay, as the careful do. */
  const others = sent.commander !== 'goes';
  const advance: Answer = {
    key: 'advance',
    text: advanceText(orders, sent.units, sent.commander === 'goes'),
    letter: 'A',
    main: count === 0 && !stepwise && others,
    say: () => orders.advance(sent.units),
  };
  const advances = sent.units.length > 0 ? [advance] : [];
  const fires = orders.table.hints()?.units.some(({ can }) => can.includes('fire')) ?? false;
  if (count > 0) {
    const goesOn = (idle > 0 && others) || fires;
    return [
      ...firing(orders),
      ...advances,
      ...(goesOn
        ? giving(orders, t('pf-give-some', { count }))
        : [...dropping(orders), ending(orders, t('pf-give-end-moves', { count: still }), end, true)]),
    ];
  }
  const onlyEnds = !stepwise && !others && !fires;
  return [
    ...firing(orders),
    ...advances,
    says('end-moves', t('pf-end-moves', { count: still }), 'U', end, idle === 0 || isBegun || onlyEnds),
  ];
}
