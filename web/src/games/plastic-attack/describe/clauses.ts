import type { Setup, Special } from '../types';

type Edition = Setup['edition'];

/**
 * For each action: the word in its clause ids, and how many clauses it has in the edition of 2009 and the
 * revised one.
 */
const parts: Record<Special, [word: string, first: number, revised: number]> = {
  armor: ['ARMOR', 0, 2],
  blast: ['BLAST', 0, 2],
  boost: ['BOOST', 0, 2],
  dodge: ['DODGE', 2, 2],
  explosion: ['EXPL', 0, 1],
  heal: ['HEAL', 2, 0],
  intimidate: ['INTIM', 0, 2],
  intimidation: ['INTIM', 2, 0],
  'knock-out': ['KO', 3, 0],
  luck: ['LUCK', 3, 3],
  'master-plan': ['MP', 3, 2],
  'mind-control': ['MC', 3, 3],
  'quick-action': ['QA', 3, 0],
  recover: ['REC', 5, 5],
  sharpshooter: ['SHARP', 1, 0],
  shield: ['SHIELD', 2, 0],
  sneak: ['SNEAK', 0, 3],
  'special-weapon': ['SW', 2, 0],
  stun: ['STUN', 0, 3],
  vulnerable: ['VULN', 4, 0],
};

/** Returns the beginning of the clause ids of an edition. */
const prefixOf = (edition: Edition): string => (edition === '2009' ? 'PA1' : 'PA2');

/** Returns the ids of all clauses on an action; empty if the edition lacks the action. */
export function specialClauses(edition: Edition, special: Special): string[] {
  const [word, first, revised] = parts[special];
  const count = edition === '2009' ? first : revised;
  return Array.from({ length: count }, (_, i) => `${prefixOf(edition)}-ACT-${word}-0${i + 1}`);
}

export const specialsOf = (edition: Edition): Special[] =>
  (Object.keys(parts) as Special[]).filter((special) => specialClauses(edition, special).length > 0);

/**
 * Returns the id of the first clause on an action, or of the clause on all actions if the edition lacks it.
 */
export function specialClause(edition: Edition, special: Special): string {
  return specialClauses(edition, special)[0] ?? `${prefixOf(edition)}-SPEC-02`;
}

/** Returns the id of the clause that defines a stage of the turn. */
export function stageClause(edition: Edition, stage: 'attack' | 'defend' | 'play' | 'use' | 'guard'): string {
  const guard = edition === '2009' ? 'ACT-SHIELD-02' : 'ACT-ARMOR-02';
  const ends = { attack: 'TURN-02', defend: 'TURN-04', play: 'BATTLE-01', use: 'SPEC-01', guard };
  return `${prefixOf(edition)}-${ends[stage]}`;
}
