import type { Battlefield, ForceFile } from '../../src/games/plastic-fudge/files';
import { estimateOf } from '../../src/games/plastic-fudge/workshop/bill';
import { kinds, levels } from './page';

function faultsOf(force: ForceFile, most: number) {
  const { points } = estimateOf(force, kinds, levels);
  const commanders = force.units.filter(({ commander }) => commander).length;
  const vehicle = force.units.findIndex(({ type, commander }) => commander && type === 'tank');
  return [
    ...(points > most
      ? [
          {
            type: 'too_many_points',
            rule: 'PF-SCEN-04',
            because: 'too dear',
            points,
            most,
            over: points - most,
            markers: 0,
          },
        ]
      : []),
    ...(commanders !== 1
      ? [{ type: 'commanders', rule: 'PF-CMD-01', because: 'commanders', commanders }]
      : []),
    ...(vehicle >= 0
      ? [{ type: 'commander_vehicle', rule: 'PF-CMD-01', because: 'a vehicle', nth: vehicle, unit: 'Tank' }]
      : []),
  ];
}

/** Answers the requests of the workshop without a server. `book` returns the rulebook in a language. */
export function pretend(book: (korean: boolean) => unknown): void {
  window.fetch = async (input, init) => {
    const path = String(input);
    const say = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
    if (path.includes('/rules')) return say(book(path.includes('lang=ko')));
    if (path.includes('/check-force')) {
      const { force, setup } = JSON.parse(String(init?.body)) as {
        force: ForceFile;
        setup: { options?: { points?: number } } | null;
      };
      return say({
        faults: faultsOf(force, setup?.options?.points ?? 500),
        bill: estimateOf(force, kinds, levels),
      });
    }
    if (path.includes('/boards/check')) {
      const board = JSON.parse(String(init?.body)) as Battlefield;
      return say({
        faults:
          board.name === '' ? [{ type: 'name', rule: 'PF-SCN-01', because: 'no name', characters: 0 }] : [],
      });
    }
    return say({ type: 'about:blank', title: 'not here' }, 404);
  };
}
