import { beforeEach, expect, it } from 'vitest';
import { aSummary, aView } from '../../dev/samples';
import { setLanguage } from '../texts';
import type { SeatSummary } from '../wire';
import { tableStatus, type TableState } from './status';

beforeEach(() => setLanguage('en'));

const person = (seat: string, changes: Partial<SeatSummary> = {}): SeatSummary => ({
  seat,
  kind: 'guest',
  name: seat,
  you: false,
  online: true,
  ready: true,
  ...changes,
});
const over = { winners: ['blue'], by: 'resignation', clause: 'TB-R-34' };
const three = [person('red', { you: true }), person('blue'), person('green')];

const usual = (changes: Partial<TableState> = {}): TableState => ({
  summary: aSummary(),
  status: { awaiting: ['blue'] },
  view: aView('blue'),
  seat: 'blue',
  mine: ['blue'],
  connection: 'open',
  sending: false,
  filming: false,
  telling: false,
  ...changes,
});
const theirs = { status: { awaiting: ['red'] } };

it.each<[string, Partial<TableState>, [string, string]]>([
  ['my turn', {}, ['mine', 'Your turn.']],
  ['my turn at one screen', { mine: ['blue', 'red'] }, ['mine', 'Blue is to move.']],
  ['the turn of a bot', theirs, ['theirs', 'Red is thinking.']],
  [
    'the turn of a person',
    { ...theirs, summary: aSummary({ seats: [person('blue', { you: true }), person('red')] }) },
    ['theirs', 'Red is to move.'],
  ],
  [
    'the turn of several',
    {
      summary: aSummary({ seats: three }),
      seat: 'red',
      mine: ['red'],
      status: { awaiting: ['blue', 'green'] },
    },
    ['theirs', 'Blue and Green are to move.'],
  ],
  ['a spectator in the turn of a person', { seat: null, mine: [] }, ['theirs', 'Blue is to move.']],
  ['my decision under way', { sending: true }, ['sending', 'Sending …']],
  ['my decision under way, the turn told as theirs', { ...theirs, sending: true }, ['sending', 'Sending …']],
  ['a film, newer steps behind it', { ...theirs, filming: true }, ['film', 'Showing what happened.']],
  ['my turn, not shown yet', { telling: true }, ['film', 'Showing what happened.']],
  [
    'the turn of another person at this screen, not shown yet',
    { seat: null, mine: ['red', 'blue'], telling: true },
    ['film', 'Showing what happened.'],
  ],
  ['the turn of a bot, the last step not shown yet', { ...theirs, telling: true }, ['theirs', 'Red']],
  ['a film before my turn', { filming: true }, ['film', 'Showing what happened.']],
  [
    'offline in my turn',
    { connection: 'lost' },
    ['offline', 'The connection is lost. Rumpus is trying again; nothing you did is lost.'],
  ],
  ['offline in the turn of a bot', { ...theirs, connection: 'connecting' }, ['offline', 'Connecting …']],
  ['offline with a decision under way', { sending: true, connection: 'lost' }, ['offline', 'The connection']],
  [
    'waiting for a player',
    { status: null, view: null, summary: aSummary({ status: 'waiting' }) },
    ['waiting', 'Waiting'],
  ],
  [
    'offline while waiting',
    { status: null, view: null, summary: aSummary({ status: 'waiting' }), connection: 'lost' },
    ['offline', 'The connection is lost'],
  ],
  ['over', { status: { over } }, ['over', 'Red has resigned, Blue wins.']],
  ['over, offline', { status: { over }, connection: 'lost' }, ['over', 'Red has resigned, Blue wins.']],
  ['over, the end not shown yet', { status: { over }, telling: true }, ['film', 'Showing what happened.']],
  [
    'over, behind a film',
    { filming: true, summary: aSummary({ status: 'over', over }) },
    ['film', 'Showing'],
  ],
  ['called off', { status: null, summary: aSummary({ status: 'over', over: null }) }, ['off', 'Called off']],
  [
    'closed by an operator',
    { summary: aSummary({ status: 'over', over: null, closed: 'rude' }) },
    ['off', ''],
  ],
  [
    'suspended',
    { summary: aSummary({ suspended: { reason: 'failed' } as never }), sending: true },
    ['suspended', ''],
  ],
])('says one true sentence: %s', (_, changes, [kind, text]) => {
  const status = tableStatus(usual(changes), {});
  expect(status.kind).toBe(kind);
  expect(status.text).toContain(text);
  expect(status.text).not.toBe('');
  if (kind !== 'mine') expect(status.text).not.toContain('Your turn');
});

it('lets a game say what several seats do, and what a seat does in another seat’s turn', () => {
  const game = { describeAwaited: (_: unknown, names: string) => `${names} choose a card.` };
  const state = usual({
    summary: aSummary({ seats: three }),
    seat: null,
    status: { awaiting: ['red', 'blue'] },
  });
  expect(tableStatus(state, game).text).toBe('Red and Blue choose a card.');
  expect(tableStatus({ ...state, view: null }, game).text).toBe('Red and Blue are to move.');
  expect(tableStatus(usual(), { describeAsked: () => 'You defend.' }).text).toBe('You defend.');
  expect(tableStatus(usual(), { describeAsked: () => null }).text).toBe('Your turn.');
});
