import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, Frame, ViewerName } from '../wire';
import { FakeWire } from '../../dev/fake-wire';
import { aFrame, aSetup, aSummary, aStep } from '../../dev/samples';
import type { Listener } from './connection';
import { MatchSocket } from './socket';

const draw: Action = { draw: {} };
const frame = (seq: number, viewer: ViewerName = 'blue'): Frame => aFrame(seq, viewer);

function open(look: ViewerName | null = null) {
  const wires: FakeWire[] = [];
  const told: string[] = [];
  const note = (what: string) => (f: Frame) => void told.push(`${what} ${f.seq}`);
  const listener: Listener = {
    notBegun: () => void told.push('not begun'),
    connection: (state) => void told.push(state),
    welcome: (_summary, _setup, viewer) => void told.push(`welcome ${viewer}`),
    picture: note('picture'),
    step: note('step'),
    past: note('past'),
    settled: (id) => void told.push(`settled ${id}`),
    rejected: (id, refusal) => void told.push(`rejected ${id} ${refusal?.clause}`),
    why: (id, refusal) => void told.push(`why ${id} ${refusal?.clause ?? 'allowed'}`),
    thinking: (seat, done) => void told.push(`thinking ${seat} ${done}`),
    summary: () => void told.push('summary'),
    clock: () => void told.push('clock'),
    talk: (lines, all) => void told.push(`talk ${lines.length} ${all}`),
    undo: (seq, { offer }) => void told.push(`undo ${seq} ${offer?.to}`),
    bye: (reason) => void told.push(`bye ${reason}`),
    turnedAway: (reason) => void told.push(`turned away ${reason}`),
  };
  const socket = new MatchSocket(
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    listener,
    look,
  );
  socket.start();
  const wire = (n: number) =>
    wires[n] ??
    (() => {
      throw new Error(`no connection ${n}`);
    })();
  return { socket, wires, wire, told };
}

function seated(seq: number) {
  const line = open();
  line.wire(0).accept();
  line
    .wire(0)
    .say({ type: 'welcome', summary: aSummary(), setup: aSetup(), viewer: 'blue', frame: frame(seq) });
  line.told.length = 0;
  line.wire(0).sent.length = 0;
  return line;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('steps', () => {
  it('begin with a hello without a step number; the page then gets a whole frame', () => {
    const { wire, told } = open();
    wire(0).accept();
    expect(wire(0).sent).toEqual([{ type: 'hello', seq: null, look: null }]);
    wire(0).say({ type: 'welcome', summary: aSummary(), setup: aSetup(), viewer: 'blue', frame: frame(3) });
    expect(told).toEqual(['connecting', 'open', 'welcome blue', 'picture 3']);
  });

  it('come in order; repeated ones are reported as past', () => {
    const { wire, told } = seated(3);
    for (const seq of [4, 5, 5, 6]) wire(0).say(aStep(frame(seq)));
    expect(told).toEqual(['step 4', 'step 5', 'past 5', 'step 6']);
  });

  it('settle the decision that led to them', () => {
    const { socket, wire, told } = seated(3);
    socket.act('blue', draw, 'd1');
    wire(0).say(aStep(frame(4), 'd1'));
    expect(told).toEqual(['step 4', 'settled d1']);
    expect(socket.waiting).toBe(0);
  });

  it('are requested once after a gap, and no step is delivered out of order', () => {
    const { wire, told } = seated(3);
    wire(0).say(aStep(frame(5)));
    wire(0).say(aStep(frame(6)));
    expect(told).toEqual([]);
    expect(wire(0).sent).toEqual([{ type: 'hello', seq: 3, look: 'blue' }]);
    for (const seq of [4, 5, 6]) wire(0).say(aStep(frame(seq)));
    expect(told).toEqual(['step 4', 'step 5', 'step 6']);
  });

  it('of the history are reported as past', () => {
    const { socket, wire, told } = seated(2);
    socket.history();
    expect(wire(0).sent).toEqual([{ type: 'hello', seq: 0, look: 'blue' }]);
    for (const seq of [1, 2, 3]) wire(0).say(aStep(frame(seq)));
    expect(told).toEqual(['past 1', 'past 2', 'step 3']);
  });
});

describe('reconnecting', () => {
  it('resumes from the last step', () => {
    const { wire, wires, told } = seated(3);
    wire(0).break();
    expect(told).toEqual(['lost']);
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
    wire(1).accept();
    expect(wire(1).sent).toEqual([{ type: 'hello', seq: 3, look: 'blue' }]);
    wire(1).say(aStep(frame(4)));
    expect(told).toContain('step 4');
  });

  it('waits longer after a restart of the server, so that clients do not all come back at once', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const { wire, wires } = seated(3);
    wire(0).break(1012);
    vi.advanceTimersByTime(1_800);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
    vi.mocked(Math.random).mockRestore();
  });

  it('says why a server has turned this person away, and tries again', () => {
    const { wire, wires, told } = seated(3);
    wire(0).break(1008, 'You are banned here: rude');
    expect(told).toEqual(['turned away You are banned here: rude', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });

  it('gives up a silent connection within ten seconds', () => {
    const { wire, told } = seated(0);
    vi.advanceTimersByTime(5_000);
    expect(wire(0).sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(4_900);
    expect(told).not.toContain('lost');
    vi.advanceTimersByTime(100);
    expect(told).toContain('lost');
  });

  it('keeps the connection if the server answers, however late a hidden page pings again', () => {
    const { wire, told } = seated(0);
    for (let n = 0; n < 5; n += 1) {
      vi.advanceTimersByTime(5_000);
      vi.advanceTimersByTime(20);
      wire(0).say({ type: 'pong' });
    }
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(5_000);
    expect(told).not.toContain('lost');
  });

  it('does not happen after `stop`', () => {
    const { socket, wires, told } = seated(0);
    socket.stop();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(told).toEqual(['closed']);
  });

  it('happens at once when the network returns', () => {
    const { socket, wire, wires } = seated(0);
    wire(0).break();
    socket.wake();
    expect(wires).toHaveLength(2);
  });
});

describe('decisions', () => {
  it('are sent again with the same id until the server answers', () => {
    const { socket, wire, told } = seated(3);
    socket.act('blue', draw, 'd1');
    vi.advanceTimersByTime(4_100);
    const act = { type: 'act', id: 'd1', seat: 'blue', action: draw };
    expect(wire(0).sent).toEqual([act, act]);
    wire(0).say({ type: 'accepted', id: 'd1', seq: 4 });
    vi.advanceTimersByTime(5_000);
    expect(wire(0).sent.filter(({ type }) => type === 'act')).toHaveLength(2);
    expect(told).toEqual(['settled d1']);
    expect(socket.waiting).toBe(0);
  });

  it('that are made without a connection are sent after the hello', () => {
    const { socket, wire } = seated(3);
    wire(0).break();
    socket.act('blue', draw, 'd2');
    vi.advanceTimersByTime(1_000);
    wire(1).accept();
    expect(wire(1).sent.map((message) => message.type)).toEqual(['hello', 'act']);
  });

  it('that the rules refuse are not sent again', () => {
    const { socket, wire, told } = seated(3);
    socket.act('blue', draw, 'd3');
    const refusal = { clause: 'TB-DRAW-02', because: 'the rack is full', reason: { type: 'rack_full' } };
    wire(0).say({ type: 'rejected', id: 'd3', refusal, problem: null });
    vi.advanceTimersByTime(9_000);
    expect(told).toEqual(['rejected d3 TB-DRAW-02']);
    expect(wire(0).sent.filter(({ type }) => type === 'act')).toHaveLength(1);
  });
});

describe('questions', () => {
  const asked = (line: ReturnType<typeof seated>, n: number) => {
    const message = line.wire(0).sent[n];
    return message?.type === 'ask' ? message.id : '';
  };

  it('get their answers in whatever order they come', async () => {
    const line = seated(3);
    const [near, far] = [
      line.socket.ask('blue', { reach: 'near' }),
      line.socket.ask('public', { reach: 'far' }),
    ];
    expect(line.wire(0).sent).toEqual([
      { type: 'ask', id: asked(line, 0), seat: 'blue', question: { reach: 'near' } },
      { type: 'ask', id: asked(line, 1), seat: 'public', question: { reach: 'far' } },
    ]);
    line.wire(0).say({ type: 'answer', id: asked(line, 1), answer: { mm: 300 } });
    line.wire(0).say({ type: 'answer', id: asked(line, 1), answer: 'twice' });
    line.wire(0).say({ type: 'answer', id: asked(line, 0), answer: { mm: 20 } });
    expect(await Promise.all([near, far])).toEqual([{ mm: 20 }, { mm: 300 }]);
    expect(line.told).toEqual([]);
  });

  it('that have no answer fail with the reason', async () => {
    const line = seated(3);
    const asking = line.socket.ask('blue', {});
    line.wire(0).say({ type: 'no_answer', id: asked(line, 0), because: 'this game answers no questions' });
    await expect(asking).rejects.toThrow('this game answers no questions');
  });

  it('fail when the connection is lost, and are not asked again', async () => {
    const line = seated(3);
    const asking = line.socket.ask('blue', {});
    const lost = expect(asking).rejects.toThrow('connection was lost');
    line.wire(0).break();
    await lost;
    vi.advanceTimersByTime(1_000);
    await expect(line.socket.ask('blue', {})).rejects.toThrow('no connection');
    line.wire(1).accept();
    expect(line.wire(1).sent.map((message) => message.type)).toEqual(['hello']);
  });

  it('fail when the page stops the socket', async () => {
    const line = seated(3);
    const lost = expect(line.socket.ask('blue', {})).rejects.toThrow('connection was lost');
    line.socket.stop();
    await lost;
  });
});

describe('a change of viewer', () => {
  it('drops frames of the previous viewer from the moment of the request', () => {
    const { socket, wire, told } = seated(3);
    socket.look('red');
    expect(wire(0).sent).toEqual([{ type: 'look', viewer: 'red' }]);
    wire(0).say(aStep(frame(4, 'blue')));
    wire(0).say({ type: 'frame', frame: frame(4, 'red') });
    expect(told).toEqual(['picture 4']);
  });

  it('still holds after a reconnection', () => {
    const { socket, wire } = seated(3);
    socket.look('public');
    wire(0).break();
    vi.advanceTimersByTime(1_000);
    wire(1).accept();
    expect(wire(1).sent).toEqual([{ type: 'hello', seq: null, look: 'public' }]);
  });
});

it('both tabs of one player see the same steps', () => {
  const [one, two] = [seated(0), seated(0)];
  one.socket.act('blue', draw, 'd4');
  one.wire(0).say({ type: 'accepted', id: 'd4', seq: 1 });
  for (const tab of [one, two]) tab.wire(0).say(aStep(frame(1)));
  expect(one.told).toEqual(['settled d4', 'step 1']);
  expect(two.told).toEqual(['step 1']);
});
