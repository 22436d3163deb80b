import { afterEach, expect, it } from 'vitest';
import { setupAt } from '../../../../dev/plastic-fudge/moments';
import { setLanguage } from '../../../texts';
import type { Action, Card, Setup, Spot, View } from '../types';
import { describeAction, hintPoints } from './actions';

afterEach(() => setLanguage('en'));

const base = setupAt('moves');
const card = (id: string, side: Card['side'], name: string): Card =>
  ({ ...base.units[0]!, id, side, type: 'sniper', name }) as Card;
const viewWith = (enemy: Spot): View => {
  const unit = (id: string, side: Card['side'], at: Spot) => ({ id, side, at, facing: 90 });
  return { position: { units: [unit('g1', 'green', [9, 9]), unit('t1', 'tan', enemy)] } } as unknown as View;
};
const view = viewWith([3, 15]);
const setup: Setup = { ...base, units: [card('g1', 'green', 'Ann'), card('t1', 'tan', 'Bob')] };

const said: [Action, string, string][] = [
  [{ do: 'place', piece: 'p1', at: [1, 1] }, 'Place the marked piece of terrain.', '지형을'],
  [{ do: 'pass' }, 'Pass.', '넘기세요.'],
  [{ do: 'deploy', unit: 'g1', at: [1, 1] }, 'Deploy Ann.', '배치하세요.'],
  [{ do: 'lay', at: [1, 1], real: true }, 'Lay a marker.', '표지를'],
  [{ do: 'end-deploy' }, 'End your deployment.', '배치를 끝내세요.'],
  [{ do: 'roll' }, 'Throw the dice.', '주사위를'],
  [{ do: 'choose-role', role: 'a' }, 'Move first.', '먼저'],
  [{ do: 'choose-role', role: 'b' }, 'Move second.', '나중에'],
  [
    { do: 'move', unit: 'g1', path: [{ turn: 45 }, { go: 3 }, { go: 1.5 }] },
    'Move your Ann: 4.5″ towards Tan’s Bob.',
    '움직이세요.',
  ],
  [{ do: 'move', unit: 'g1', path: [{ turn: 45 }] }, 'Turn your Ann.', '돌리세요.'],
  [{ do: 'move', unit: 'g1', path: [] }, 'Leave your Ann where it is.', '그 자리에'],
  [{ do: 'enter', unit: 'g1', at: 3, facing: 90, path: [] }, 'Bring Ann onto the table.', '탁자로'],
  [{ do: 'leave', unit: 'g1', at: [1, 1], facing: 0 }, 'Let Ann get out.', '내리게'],
  [{ do: 'call-jet', unit: 'g1' }, 'Let Ann call the Jet.', '제트기를'],
  [{ do: 'fire', unit: 'g1', target: 't1' }, 'Attack: your Ann → Tan’s Bob.', '공격:'],
  [{ do: 'end-moves' }, 'End the moves.', '이동을 끝내세요.'],
  [{ do: 'commit', attacks: [] }, 'Commit no attack.', '공격하지 않고'],
  [
    { do: 'commit', attacks: [{ unit: 'g1', point: [2, 2] }] },
    'Attack: your Ann → a place on the table.',
    '한 곳',
  ],
  [{ do: 'jets', jets: [] }, 'Send the Jets.', '보내세요.'],
];

it.each(said)('describes %j in English and Korean', (action, english, korean) => {
  expect(describeAction(action, setup, view)).toBe(english);
  setLanguage('ko');
  expect(describeAction(action, setup, view)).toContain(korean);
});

it('says where a move leads', () => {
  const move: Action = { do: 'move', unit: 'g1', path: [{ go: 2 }] };
  expect(describeAction(move, setup, viewWith([9, 3]))).toBe('Move your Ann: 2″ away from Tan’s Bob.');
  expect(describeAction(move, setup, viewWith([15, 10]))).toBe('Move your Ann: 2″ straight ahead.');
  const flagged = {
    ...setup,
    battlefield: { ...setup.battlefield, flag: { owner: 'tan', at: [9, 30] } },
  } as Setup;
  expect(describeAction(move, flagged, viewWith([9, 15]))).toBe('Move your Ann: 2″ towards the flag.');
  const left: Action = { ...move, path: [{ turn: 60 }, { go: 2 }] };
  expect(describeAction(left, setup, viewWith([12, 15]))).toBe('Move your Ann: 2″ to its left.');
});

it('a hint for a move points at the Unit and then at the button that gives the order', () => {
  expect(hintPoints({ do: 'move', unit: 'g1', path: [{ go: 2 }] })).toEqual(['g1', '#give']);
  expect(hintPoints({ do: 'roll' })).toBeNull();
});

it('says nothing about resignations and timeouts, which are not moves of the game', () => {
  expect([
    describeAction({ do: 'resign' }, setup, view),
    describeAction({ do: 'timeout' }, setup, view),
  ]).toEqual([null, null]);
});
