import type { Page } from '@playwright/test';
import { Camera, seenAt } from '../src/games/plastic-fudge/scene/camera';
import type { ClockPlan, SeatPlan, Summary } from '../src/wire';
import type {
  Action,
  Asks,
  Battlefield,
  Event,
  ForceFile,
  Hints,
  Side,
  Spot,
  View,
} from '../src/wire/plastic_fudge/all';
import { expect, tableOf } from './fixtures';
import { onFrame } from './frames';
import { openDrawer, stepOf, waiting } from './match';
import { meadow, places, section, snails } from './plastic-fudge-battles';

export * from './plastic-fudge-battles';

export type { Action, Asks, Side, Spot };
/** A step or a whole frame, as a socket of the page received it. */
export type Seen = { seq: number; seat: string | null; view: View; events: Event[]; hints: Hints | null };

/** The types of all events in the steps, each step once, even if several sockets received it. */
export function toldIn(seen: readonly Seen[]): string[] {
  const steps = new Map(seen.map(({ seq, events }) => [seq, events]));
  return [...steps.values()].flatMap((events) => events.map(({ type }) => type));
}

export type Order = {
  seats: SeatPlan[];
  battlefield?: string | Battlefield;
  /**
   * The forces of Green and Tan. If one is null, the bot chooses it, or a person does so in the waiting room.
   */
  forces?: (ForceFile | null)[];
  options?: Record<string, unknown>;
  clock?: ClockPlan;
};

/** Sets a match up through the API, as the guest of this page. */
export async function createBattle(
  page: Page,
  { seats, battlefield = meadow, forces = [section, snails], options = {}, clock }: Order,
): Promise<string> {
  await page.request.post('/api/me');
  const brought = forces.flatMap((one, n) => (one ? [[n === 0 ? 'green' : 'tan', one]] : []));
  const answer = await page.request.post('/api/matches', {
    data: {
      game: 'plastic-fudge',
      setup: { battlefield, options },
      seats,
      clock: clock ?? { kind: 'none' },
      forces: Object.fromEntries(brought),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Summary).id;
}

/**
 * Returns a list to which every step and whole frame is added that the page's sockets receive from now on.
 */
export function seenBy(page: Page): Seen[] {
  const seen: Seen[] = [];
  page.on('websocket', (socket) => onFrame(socket, (frame) => seen.push(frame as unknown as Seen)));
  return seen;
}

/**
 * Makes the decisions of some seats over separate sockets. Deploys by the list `deploying`, and otherwise
 * does as little as possible. Stops when the game asks one of the seats for the decision `until`; if `until`
 * is null, stops when one seat has deployed. `page` may show any page of the server. Returns the last step
 * that the sockets received. A page at the table may show this step a little later: `movedOn` waits for it.
 */
export async function driveTo(
  page: Page,
  id: string,
  until: Asks | null,
  sides: Side[] = ['green'],
  deploying = places,
): Promise<number> {
  return page.evaluate(
    ({ id, until, sides, deploying }) => {
      const rest: Record<string, unknown> = {
        place: { do: 'pass' },
        roll: { do: 'roll' },
        'choose-role': { do: 'choose-role', role: 'a' },
        moves: { do: 'end-moves' },
        commit: { do: 'commit', attacks: [] },
        jets: { do: 'jets', jets: [] },
      };
      type Heard = {
        type: string;
        id?: string;
        refusal?: unknown;
        frame?: Told;
      };
      type Told = { seq: number; view?: { viewer: string | null }; hints?: { asks: string } | null };
      let newest = -1;
      const drive = (side: 'green' | 'tan', stop: (fault?: string) => void): WebSocket => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/matches/${id}/socket`);
        const queue = [...deploying[side]];
        const say = (message: unknown): void => socket.send(JSON.stringify(message));
        let last = -1;
        socket.onopen = () => say({ type: 'hello', seq: null, look: side });
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(String(data)) as Heard;
          const { type, id: answered, refusal } = heard;
          // A step may hold only the changes since the frame before. The welcome message has already named
          // the viewer.
          const frame = type === 'step' ? (heard as unknown as Told) : heard.frame;
          // The server may refuse the roll, because the other side has thrown the dice already.
          if (type === 'rejected' && !answered?.includes('roll'))
            return stop(`${answered} is refused: ${JSON.stringify(refusal)}`);
          if (!frame || frame.seq <= last || (frame.view && frame.view.viewer !== side)) return;
          last = frame.seq;
          newest = Math.max(newest, last);
          if (!frame.hints) return until === null && queue.length === 0 ? stop() : undefined;
          if (frame.hints.asks === until) return stop();
          const action = frame.hints.asks === 'deploy' ? queue.shift() : rest[frame.hints.asks];
          say({ type: 'act', id: `${side}-${frame.hints.asks}-${frame.seq}`, seat: side, action });
        };
        return socket;
      };
      return new Promise<number>((done, failed) => {
        const sockets: WebSocket[] = [];
        const late = setTimeout(
          () =>
            failed(
              new Error(`${sides.join(' and ')} did not reach ${until ?? 'the end of deployment'} in 60 s`),
            ),
          60_000,
        );
        const stop = (fault?: string): void => {
          clearTimeout(late);
          for (const socket of sockets) socket.close();
          if (fault) failed(new Error(fault));
          else done(newest);
        };
        for (const side of sides) sockets.push(drive(side, stop));
      });
    },
    { id, until, sides, deploying: deploying as Record<Side, Action[]> },
  );
}

/** Resigns for a side, whether or not the game waits for this side. */
export async function giveUp(page: Page, id: string, side: Side = 'green'): Promise<void> {
  await page.evaluate(
    ({ id, side }) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/matches/${id}/socket`);
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: 'act', id: 'give-up', seat: side, action: { resign: {} } }));
        socket.onmessage = ({ data }) => {
          const { type } = JSON.parse(String(data)) as { type: string };
          if (type === 'rejected')
            failed(new Error(`the server refuses that ${side} resigns: ${String(data)}`));
          if (type !== 'accepted' && type !== 'rejected') return;
          socket.close();
          done();
        };
      }),
    { id, side },
  );
}

/** Opens the table of a match, drawn in low quality. */
export async function sitDown(page: Page, id: string): Promise<void> {
  await page.goto(`/match/${id}?quality=low`);
  await expect(tableOf(page)).toHaveAttribute('data-ready', 'true');
}

/** Returns whether the table of this page shows the end of the battle. */
export const isOver = async (page: Page) => (await tableOf(page).locator('[data-result]').count()) > 0;

/**
 * What this page's player is asked: the kind of decision, the number of steps in the match so far, and the
 * Round.
 */
export type Question = { asks: Asks; seq: number; round: number };

/**
 * Waits until the table asks this page's player for a decision, and returns the question. Returns null if the
 * battle is over.
 */
export async function question(page: Page): Promise<Question | null> {
  const answer = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-result]')) return 'over';
      const table = document.querySelector<HTMLElement>('[data-testid="table"][data-ready="true"]');
      const asks = table
        ?.querySelector('[data-table][data-busy="false"] [data-asks]')
        ?.getAttribute('data-asks');
      if (!table || !asks) return null;
      return {
        asks,
        seq: Number(table.dataset.seq),
        round: Number(table.querySelector('.bar [data-round]')?.getAttribute('data-round')),
      };
    },
    null,
    waiting,
  );
  const said = (await answer.jsonValue()) as Question | 'over';
  if (said !== 'over') await openDrawer(page);
  return said === 'over' ? null : said;
}

/**
 * Waits until the table asks for one kind of decision. Answers every other question with the answer that does
 * least.
 */
export async function askedFor(page: Page, asks: Asks, say: Say = byClick): Promise<Question> {
  for (let n = 0; n < 40; n += 1) {
    const now = await question(page);
    if (!now) throw new Error(`the battle ended before this page was asked for ${asks}`);
    if (now.asks === asks) return now;
    await pass(page, now, say);
  }
  throw new Error(`after 40 answers this page was not asked for ${asks}`);
}

/** Waits until the table shows a step later than `before`. */
export async function movedOn(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (step) => Number(document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset.seq ?? -1) > step,
    before,
    waiting,
  );
}

export const answerOf = (page: Page, key: string) => tableOf(page).locator(`.answers [data-action="${key}"]`);
export const rowOf = (page: Page, id: string) => tableOf(page).locator(`[data-row="${id}"]`);
export const draftOf = (page: Page, key: string) => tableOf(page).locator(`[data-draft="${key}"]`);

/** A way to give an answer: with a click on its button, or with the key of its letter. */
export type Say = (page: Page, key: string) => Promise<void>;
const byClick: Say = async (page, key) => {
  if (key !== 'roll') return answerOf(page, key).click();
  // Either side may throw the dice. If the enemy was quicker, the button has disappeared.
  await answerOf(page, key).evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
};
/** Gives an answer by pressing its letter. */
export const byLetter: Say = async (page, key) =>
  page.keyboard.press(
    {
      pass: 'u',
      roll: 'g',
      'role-a': 'a',
      'end-moves': 'u',
      commit: 'g',
      jets: 'g',
      'end-deploy': 'u',
      give: 'g',
    }[key] ?? '',
  );

const least: Readonly<Record<Asks, string>> = {
  place: 'pass',
  deploy: 'end-deploy',
  roll: 'roll',
  'choose-role': 'role-a',
  moves: 'end-moves',
  commit: 'commit',
  jets: 'jets',
};

/** Gives the answer that does least, and waits for the step after it. */
export async function pass(page: Page, { asks, seq }: Question, say: Say = byClick): Promise<void> {
  await say(page, least[asks]);
  await movedOn(page, seq);
}

/**
 * Sends all drafts, and waits until the game has carried them all out. Once every Unit has a draft, there is
 * no button for that; then only the key G sends the drafts without ending the phase.
 */
export async function give(page: Page): Promise<void> {
  const drafts = tableOf(page).locator('[data-draft]');
  const before = await stepOf(page);
  const count = await drafts.count();
  if ((await answerOf(page, 'give').count()) > 0) await byClick(page, 'give');
  else {
    // A letter that is typed into a field sends no orders.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await byLetter(page, 'give');
  }
  await expect(drafts).toHaveCount(0);
  expect(await stepOf(page)).toBeGreaterThanOrEqual(before + count);
}

/**
 * Taps and drags at places of the table. It resets the camera before each tap, so that the camera looks from
 * the player's own side.
 */
export class Hand {
  /** Whether the camera looks from above or at an angle; the key V changes this. */
  mode: Camera['mode'] = 'angle';

  constructor(
    private readonly page: Page,
    private readonly table: Spot,
    private readonly side: Side = 'green',
  ) {}

  /** Where a place on the table, or on a hill of this height in inches, is on the screen. */
  async at([x, y]: Spot, height = 0): Promise<[number, number]> {
    const canvas = tableOf(this.page).locator('canvas[data-board="ready"]');
    await tableOf(this.page).locator('[data-tool="reset"]').click();
    const box = await canvas.boundingBox();
    if (!box) throw new Error('the table has no visible canvas');
    const size = [Math.round(box.width), Math.round(box.height)] as const;
    const camera = new Camera();
    camera.mode = this.mode;
    camera.fit(this.table, size);
    const seen = seenAt(camera.seated(this.side), [x, y, height], ...size);
    if (!seen) throw new Error(`the place ${x}, ${y} is behind the camera`);
    return [box.x + seen.x, box.y + seen.y];
  }

  async tap(spot: Spot, height = 0): Promise<void> {
    await this.page.mouse.click(...(await this.at(spot, height)));
  }

  async drag(from: Spot, to: Spot): Promise<void> {
    const [start, end] = [await this.at(from), await this.at(to)];
    await this.page.mouse.move(...start);
    await this.page.mouse.down();
    await this.page.mouse.move(...end, { steps: 5 });
    await this.page.mouse.up();
  }
}

export { expect, stepOf, tableOf };
