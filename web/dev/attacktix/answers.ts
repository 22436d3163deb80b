import type { AimAnswer, Answers, PathAnswer, Question, WhyNot } from '../../src/games/attacktix/types';
import { cards, places, tix } from './cards';
import { momentOf } from './moments';

const path = (at: [number, number], more: Partial<PathAnswer> = {}): PathAnswer => ({
  legal: true,
  refusal: null,
  tix: 2,
  limit: 152_400,
  rolled: 50_800,
  way: [at],
  end: { at, facing: 0 },
  stopped: null,
  crossed: [],
  touching: [],
  inside: [],
  ...more,
});

/** Made-up answers, in the form in which the server gives them. */
export function answerAt(name: string, question: Question): Promise<unknown> {
  const answers: { [K in keyof Answers]: (question: Extract<Question, { ask: K }>) => Answers[K] } = {
    reach: ({ figure }) => ({
      figure,
      tix: 6,
      limit: 152_400,
      fan: Array.from({ length: 72 }, (_, n) => [n * 500, 152_400]),
      slow: false,
      pushing: figure === 'p1-01' ? ['barrel'] : [],
    }),
    way: ({ to }) => ({ path: [{ face: 4_500 }, { roll: 50_800 }], ...path(to) }),
    path: ({ figure, path: legs }) => {
      const rolled = legs.reduce((sum, leg) => sum + ('roll' in leg ? leg.roll : 0), 0);
      const refusal = {
        clause: 'AT-MOVE-01',
        because: 'That is too far.',
        reason: { type: 'too_far', figure, tix: Math.ceil(rolled / tix), limit: 6, by: 'speed' },
      } satisfies WhyNot;
      const [x, z] = places[figure] ?? [0, 0];
      return path([x, z + rolled], {
        tix: Math.ceil(rolled / tix),
        rolled,
        legal: rolled <= 6 * tix,
        refusal: rolled <= 6 * tix ? null : refusal,
        crossed: rolled > 100_000 ? ['fence.1'] : [],
      });
    },
    check: () => ({ legal: true, refusal: null }),
    placing: () => ({
      ranges: [
        [-587_600, -60_000],
        [60_000, 587_600],
      ],
      facing: 0,
      advance_max: 50_800,
    }),
    aims: ({ figure }) => ({
      figure,
      targets: [
        {
          id: 'p2-02',
          what: 'figure',
          bearing: 1_095,
          distance: 310_000,
          gap: 266_000,
          in_arc: true,
          protected: null,
          aim: { ...cards.find(({ id }) => id === figure)!.weapon.default, yaw: 1_095 },
        },
        {
          id: 'p2-03',
          what: 'figure',
          bearing: -680,
          distance: 480_000,
          gap: 436_000,
          in_arc: true,
          protected: { clause: 'AT-COVER-02' },
          aim: null,
        },
        {
          id: 'p2-01',
          what: 'figure',
          bearing: 9_900,
          distance: 580_000,
          gap: 536_000,
          in_arc: false,
          protected: null,
          aim: null,
        },
        {
          id: 'fence.1',
          what: 'section',
          bearing: 0,
          distance: 320_000,
          gap: 298_000,
          in_arc: true,
          protected: null,
          aim: null,
        },
      ],
    }),
    aim: ({ figure, aim }): AimAnswer => {
      const [x, z] = places[figure] ?? [0, 0];
      const [tox, toz] = places['p2-02'] ?? [x, z + 1];
      const share = 300_000 / Math.hypot(tox - x, toz - z);
      return {
        legal: true,
        refusal: null,
        aim,
        line: { from: [x, 53_000, z], to: [x + (tox - x) * share, 60_000, z + (toz - z) * share] },
        first: { id: 'p2-02', what: 'figure', distance: 266_000 },
        sweep: null,
      };
    },
    return: ({ along }) => ({ at: [along, -530_000] }),
    shift: ({ figure, roll }) => ({
      legal: true,
      refusal: null,
      end: [(places[figure] ?? [0, 0])[0], (places[figure] ?? [0, 0])[1] + roll],
    }),
    surroundings: ({ figure }) => ({
      figure,
      rows: [
        {
          id: 'p2-02',
          what: 'figure',
          gap: 266_000,
          distance: 310_000,
          bearing: 1_095,
          turn: 1_095,
          window: '6w',
          covered: false,
          touching: false,
        },
        {
          id: 'barrel',
          what: 'object',
          gap: 400,
          distance: 42_000,
          bearing: 27_000,
          turn: -9_000,
          window: null,
          covered: false,
          touching: true,
        },
      ],
    }),
    measure: () => ({ gap: 266_000, distance: 310_000, tix: 11 }),
  };
  if (!momentOf(name).hints)
    return Promise.reject(new Error('there are no sample answers for a seat without hints'));
  return Promise.resolve((answers[question.ask] as (question: Question) => unknown)(question));
}
