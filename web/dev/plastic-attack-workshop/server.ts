import armies2009 from '../../../games/plastic_attack/data/armies-2009.json';
import armiesRevised from '../../../games/plastic_attack/data/armies-revised.json';
import roster from '../../../games/plastic_attack/data/roster.json';
import english from '../../../rules/plastic-attack/rulebook.md?raw';
import korean from '../../../rules/plastic-attack/rulebook.ko.md?raw';
import { specialClauses } from '../../src/games/plastic-attack/words/clauses';
import type { ArmyFile } from '../../src/wire/plastic_attack/ArmyFile';
import type { FigureFile } from '../../src/wire/plastic_attack/FigureFile';
import type { Special } from '../../src/wire/plastic_attack/Special';
import type { GamePage } from '../../src/wire';

const actions: Record<'2009' | 'revised', Special[]> = {
  '2009': ['dodge', 'heal', 'intimidation', 'knock-out', 'luck', 'master-plan', 'mind-control', 'quick-action', 'recover', 'sharpshooter', 'shield', 'special-weapon', 'vulnerable'],
  revised: ['armor', 'blast', 'boost', 'dodge', 'explosion', 'intimidate', 'luck', 'master-plan', 'mind-control', 'recover', 'sneak', 'stun'],
};

/** The page of an edition as the server would send it. */
export function pageOf(edition: '2009' | 'revised'): GamePage {
  const collection = roster.characters.map(({ cards, ...rest }) => ({ ...rest, card: cards[edition] })) as unknown as FigureFile[];
  return {
    id: `plastic-attack-${edition}`,
    boards: [], options: [], levels: [1, 2, 3, 4, 5], players: { min: 2, max: 6 }, brings: 'army',
    seats: ['red', 'blue', 'green', 'yellow', 'purple', 'orange'],
    own: {
      collection,
      ready: edition === '2009' ? armies2009.armies : armiesRevised.armies,
      specials: actions[edition].map((word) => ({ word, name: word, clauses: specialClauses(edition, word) })),
    },
  };
}

function bookOf(text: string) {
  const clauses = text.split(/^### /m).slice(1).map((part) => {
    const [head = '', ...lines] = part.split('\n');
    return { id: head.split(' ')[0], title: head.split(' ').slice(1).join(' '), text: lines.join(' ').split(/ {2}|##/)[0]?.trim(), kind: 'clause', modelled: true };
  });
  return { game: '', title: '', edition: '2009', revision: 1, chapters: [{ title: '', clauses }] };
}

/** Answers what the workshop asks, without a server. */
export function pretend(): void {
  window.fetch = async (input, init) => {
    const path = String(input);
    const say = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
    if (path.includes('/rules')) return say(bookOf(path.includes('lang=ko') ? korean : english));
    if (path.includes('/check-force')) {
      const { force } = JSON.parse(String(init?.body)) as { force: ArmyFile };
      const out = force.army.reduce((sum, { power }) => sum + power, 0);
      const because = `the army has ${out} Power Points on its dice; 15 are allowed`;
      return say({ faults: out > 15 ? [{ rule: 'PA1-SETUP-04', because }] : [] });
    }
    return say({ type: 'about:blank', title: 'not here' }, 404);
  };
}
