import armies2009 from '../../../games/plastic_attack/data/armies-2009.json';
import armiesRevised from '../../../games/plastic_attack/data/armies-revised.json';
import roster from '../../../games/plastic_attack/data/roster.json';
import { specialClauses } from '../../src/games/plastic-attack/describe/clauses';
import type { GamePage } from '../../src/wire';
import type { FigureFile } from '../../src/wire/plastic_attack/FigureFile';
import type { Special } from '../../src/wire/plastic_attack/Special';

const actions: Record<'2009' | 'revised', Special[]> = {
  '2009': [
    'dodge',
    'heal',
    'intimidation',
    'knock-out',
    'luck',
    'master-plan',
    'mind-control',
    'quick-action',
    'recover',
    'sharpshooter',
    'shield',
    'special-weapon',
    'vulnerable',
  ],
  revised: [
    'armor',
    'blast',
    'boost',
    'dodge',
    'explosion',
    'intimidate',
    'luck',
    'master-plan',
    'mind-control',
    'recover',
    'sneak',
    'stun',
  ],
};

/** The page of an edition as the server would send it. */
export function pageOf(edition: '2009' | 'revised'): GamePage {
  const collection = roster.characters.map(({ cards, ...rest }) => ({
    ...rest,
    card: cards[edition],
  })) as unknown as FigureFile[];
  return {
    id: `plastic-attack-${edition}`,
    boards: [],
    options: [],
    lessons: [],
    levels: [1, 2, 3, 4, 5],
    players: { min: 2, max: 6 },
    brings: 'army',
    seats: ['red', 'blue', 'green', 'yellow', 'purple', 'orange'],
    own: {
      collection,
      ready: edition === '2009' ? armies2009.armies : armiesRevised.armies,
      specials: actions[edition].map((word) => ({
        word,
        name: word,
        clauses: specialClauses(edition, word),
      })),
    },
  };
}
