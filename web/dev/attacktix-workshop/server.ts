import type { FigureType, ForceFile, TableFile } from '../../src/games/attacktix/workshop/files';
import { estimateOf, pointsOf, typesOf } from '../../src/games/attacktix/workshop/force';
import { own } from './page';

type Setup = { limit?: number; official?: boolean } | null;

function judged(force: ForceFile, setup: Setup) {
  const types = typesOf(own.figures, force),
    limit = setup?.limit ?? 100;
  const points = pointsOf(types, force.battle),
    backup = pointsOf(types, force.backup ?? []);
  const codes = [...new Set([...force.battle, ...(force.backup ?? [])])];
  const named = (code: string) => types.find((type) => type.code === code);
  const masters = [...force.battle, ...(force.backup ?? [])].filter(
    (code) => named(code)?.class === 'M',
  ).length;
  const faults = [
    ...codes
      .filter((code) => !named(code))
      .map((code) => ({ type: 'no_such_figure', rule: 'AT-FORCE-01', because: 'no figure', code })),
    ...(points !== limit
      ? [
          {
            type: 'points',
            rule: 'AT-FORCE-01',
            because: 'points',
            part: 'battle',
            points,
            agreed: limit,
            exact: true,
          },
        ]
      : []),
    ...(backup !== limit / 2
      ? [
          {
            type: 'points',
            rule: 'AT-FORCE-02',
            because: 'points',
            part: 'backup',
            points: backup,
            agreed: limit / 2,
            exact: true,
          },
        ]
      : []),
    ...(setup?.official && masters > 0
      ? [{ type: 'masters_official', rule: 'AT-BM-05', because: 'masters', count: masters }]
      : []),
  ];
  const figures = codes.flatMap((code) => {
    const type = named(code);
    return type ? [{ code, name: type.name, points: type.points, rule_of_thumb: type.points }] : [];
  });
  return { faults, bill: estimateOf(types, force, limit, figures) };
}

function priced(figure: FigureType) {
  const weapon = own.prices?.weapon[figure.weapon] ?? 0;
  const red = figure.wheel.filter((window) => window.includes('r')).length;
  const speed = figure.wheel.reduce((sum, window) => sum + Number.parseInt(window, 10), 0) / 12;
  const points = Math.max(5, Math.round((weapon + speed) / 5) * 5);
  const faults =
    red === 6
      ? []
      : [{ type: 'figure_colours', rule: 'AT-R-02', because: 'colours', code: figure.code, red }];
  const named =
    figure.name === ''
      ? [
          {
            type: 'figure_name',
            rule: 'AT-R-71',
            because: 'name',
            code: figure.code,
            of: 'figure',
            letters: 0,
            most: 24,
          },
        ]
      : [];
  return {
    points,
    rows: [
      { what: 'weapon', points: weapon },
      { what: 'speed', points: speed },
      { what: 'rounding', points: points - weapon - speed },
    ],
    faults: [...faults, ...named],
  };
}

/**
 * The standings of a tournament. In a game of n players, first place gives 2n points and second place n.
 * Third place gives 1 point in a game of four, and all other places give 0. Only the real server breaks ties
 * and asks for coins.
 */
function standings({ players, rounds, played }: { players: string[]; rounds: number; played: string[][][] }) {
  const worth = (place: number, of: number): number => [2 * of, of, of === 4 ? 1 : 0, 0][place] ?? 0;
  const points = Object.fromEntries(
    players.map((name) => [
      name,
      played.reduce((sum, places) => {
        const at = places.findIndex((together) => together.includes(name));
        return at < 0 ? sum : sum + worth(at, places.flat().length);
      }, 0),
    ]),
  );
  const left = rounds - played.length;
  const best = players.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0)).slice(0, 2);
  return { points, final: left > 0 ? null : best, rounds_left: left, coin_needed: false };
}

const seats = (names: string[]) =>
  names.map((seat, n) => ({
    seat,
    kind: n === 0 ? 'guest' : 'bot',
    name: seat,
    you: n === 0,
    online: true,
    ready: true,
  }));

/**
 * Answers the requests of the workshop without a server. Every match is over at once, and its last seat wins.
 */
export function pretend(): void {
  let made = 0;
  const matches = new Map<string, string[]>();
  const summary = (id: string) => ({
    id,
    game: 'attacktix',
    seats: seats(matches.get(id) ?? []),
    status: 'over',
    steps: 9,
    over: { winners: matches.get(id)?.slice(-1) ?? [], by: 'last-standing', clause: 'AT-FFA-09' },
  });
  window.fetch = async (input, init) => {
    const path = String(input);
    const say = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
    const asked = (): never => JSON.parse(String(init?.body)) as never;
    if (path.includes('/rules')) return say({ chapters: [] });
    if (path.includes('/check-force')) {
      const { force, setup } = asked() as { force: ForceFile; setup: Setup };
      return say(judged(force, setup));
    }
    if (path.includes('/boards/check')) {
      const table = asked() as TableFile;
      return say({
        faults:
          table.name === ''
            ? [{ type: 'name', rule: 'AT-TERR-01', because: 'no name', letters: 0, most: 40 }]
            : [],
      });
    }
    if (path.includes('/consult')) {
      const question = asked() as { ask: string; figure: FigureType };
      return say(question.ask === 'price' ? priced(question.figure) : standings(question as never));
    }
    const [, id, more] = /\/matches\/(m\d+)(\/replay)?/.exec(path) ?? [];
    if (id && more) {
      const places = (matches.get(id) ?? []).toReversed().map((seat) => [seat]);
      return say({
        summary: summary(id),
        setup: null,
        frames: [{ events: [], view: { viewer: null, over: { winners: places[0], places } } }],
      });
    }
    if (id) return say(summary(id));
    if (path.endsWith('/matches')) {
      const { setup } = asked() as { setup: { seats: string[] } };
      matches.set(`m${(made += 1)}`, setup.seats);
      return say({ ...summary(`m${made}`), status: 'playing', over: null });
    }
    return say({ type: 'about:blank', title: 'not here' }, 404);
  };
}
