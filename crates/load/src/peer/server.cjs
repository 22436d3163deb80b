// Runs the server of boardgame.io, which keeps its games in memory, with a small game. The messages of this game are
// about as long as those of Toy Battle. Players place tokens on a map of eleven bases. Racks and piles are hidden. A
// game takes at most 49 decisions.
const { Server, Origins } = require('boardgame.io/server');

const MAP = [[1, 3], [0, 2, 4], [1, 5], [0, 4, 6], [1, 3, 5, 7], [2, 4, 8], [3, 7, 9], [4, 6, 8, 9], [5, 7, 10], [6, 7, 10], [8, 9]];
const HOMES = [[0, 1, 2], [8, 9, 10]];
const KINDS = ['skully', 'capn', 'jumbo', 'hook', 'xb42', 'star', 'roxy', 'kwak'];
const RACK = 8;
const LAST_TURN = 49;

const strength = (token) => KINDS.indexOf(token) + 1;

// Returns the bases that a player can reach: the home bases, and the neighbours of each own base that the player can
// reach.
function reach(bases, player) {
  const own = (base) => bases[base]?.owner === player;
  const seen = new Set(HOMES[player]);
  for (const base of seen) if (own(base)) MAP[base].forEach((next) => seen.add(next));
  return seen;
}

function legal(G, player, token, base) {
  const top = G.bases[base];
  const beats = !top || top.owner === player || strength(top.token) < strength(token);
  return G.racks[player].includes(token) && beats && reach(G.bases, player).has(base);
}

function place({ G, playerID }, token, base) {
  const player = Number(playerID);
  if (!legal(G, player, token, base)) return 'INVALID_MOVE';
  G.racks[player].splice(G.racks[player].indexOf(token), 1);
  G.bases[base] = { owner: player, token };
  G.story = [{ type: 'placed', seat: player, troop: token, base: `b${base}` }];
}

function draw({ G, playerID }) {
  const player = Number(playerID);
  const drawn = G.piles[player].splice(0, Math.min(2, RACK - G.racks[player].length));
  G.racks[player].push(...drawn);
  G.story = [{ type: 'drew', seat: player, count: drawn.length }];
}

const game = {
  name: 'tokens',
  setup: ({ random }) => {
    const piles = [0, 1].map(() => random.Shuffle(KINDS.flatMap((kind) => [kind, kind, kind])));
    return { bases: MAP.map(() => null), racks: piles.map((pile, n) => pile.splice(0, 3 + n)), piles, story: [] };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    racks: G.racks.map((rack, player) => (String(player) === playerID ? rack : rack.length)),
    piles: G.piles.map((pile) => pile.length),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { place: { move: place, client: false }, draw: { move: draw, client: false } },
  endIf: ({ ctx }) => (ctx.turn > LAST_TURN ? { draw: true } : undefined),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log(`http://127.0.0.1:${process.argv[2]} is served`) });
