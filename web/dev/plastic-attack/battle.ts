import { characterOf, valueOf } from '../../src/games/plastic-attack/describe/names';
import type { Battle, Setup, Side, Sum, SumPart } from '../../src/games/plastic-attack/types';
import type { Moment } from './views';

/** A sum as the rules would list it. */
export function sumOf(
  setup: Setup,
  seat: string,
  figure: string,
  card: string | null,
  extra: SumPart[] = [],
): Sum {
  const power = characterOf(setup, figure)?.starts ?? 1;
  const prefix = setup.edition === '2009' ? 'PA1' : 'PA2';
  const first: SumPart = card
    ? { what: 'card', amount: valueOf(card), clause: `${prefix}-BATTLE-04` }
    : { what: 'no_card', amount: 0, clause: 'PA-R-11' };
  const parts: SumPart[] = [first, { what: 'power', amount: power, clause: `${prefix}-BATTLE-03` }, ...extra];
  return { seat, figure, card, parts, total: parts.reduce((sum, part) => sum + part.amount, 0) };
}

export function battleOf(attacker: Side, defender: Side): Battle {
  return {
    attacker: attacker.seat,
    attacking: attacker.army[0]?.figure ?? '',
    defender: defender.seat,
    defending: defender.army[0]?.figure ?? null,
    laid: [],
    without_card: [],
    own_card: null,
    sums: null,
    won: null,
    action: null,
    hit: null,
  };
}

/** Opens the cards of a battle, and sets its sums and whether the attacker wins. */
export function opened(moment: Moment, battle: Battle, cards: [string, string | null]): void {
  const { setup } = moment;
  const first = setup.edition === '2009';
  const prefix = first ? 'PA1' : 'PA2';
  const plus: SumPart = first
    ? { what: 'special-weapon', amount: 5, clause: `${prefix}-ACT-SW-01` }
    : { what: 'blast', amount: 5, clause: `${prefix}-ACT-BLAST-01` };
  const minus: SumPart = {
    what: first ? 'intimidation' : 'intimidate',
    amount: -5,
    clause: `${prefix}-ACT-INTIM-01`,
  };
  const dodge: SumPart = { what: 'dodge', amount: 5, clause: `${prefix}-ACT-DODGE-01` };
  battle.laid = [battle.attacker, battle.defender];
  battle.sums = [
    sumOf(setup, battle.attacker, battle.attacking, cards[0], [plus]),
    sumOf(setup, battle.defender, battle.defending ?? '', cards[1], [dodge, minus]),
  ];
  battle.won = battle.sums[0].total >= battle.sums[1].total;
}
