import type { Page } from '@playwright/test';
import type { ClockPlan, SeatPlan, Summary } from '../src/wire';
import type { ArmyFile } from '../src/wire/plastic_attack/ArmyFile';
import type { Edition } from '../src/wire/plastic_attack/Edition';
import type { Event } from '../src/wire/plastic_attack/Event';
import type { Hints } from '../src/wire/plastic_attack/Hints';
import type { View } from '../src/wire/plastic_attack/View';
import { atRest, expect, tableOf } from './fixtures';
import { onFrame } from './frames';
import { stepOf, waiting } from './match';

/** The kinds of decisions that a player makes. */
export type Asks = Hints['asks'];
/** A step that a socket of the page received. `seat` is the viewer; null is the public view. */
export type Seen = { seq: number; seat: string | null; view: View; events: Event[] };

/**
 * How a test makes decisions. For fields that are left out, the test chooses the first legal figure, lays the
 * highest card, and uses every action that is offered.
 */
export type Way = {
  /** Figures with which to attack, in order of preference. */
  attackers?: readonly string[];
  defenders?: readonly string[];
  /** Whether to lay the highest card. If not, lays the lowest. */
  high?: (asked: { attacks: boolean }) => boolean;
  /** Whether to use an offered action. */
  uses?: boolean;
  /** The figure on which to use the offered action. */
  target?: string;
  /** Whether to spend a guard to save a figure. */
  guards?: boolean;
};

/** Returns an army of figures, each with a name, a Power, and the same action on every slot. */
export function army(
  edition: Edition,
  name: string,
  figures: readonly [figure: string, power: number, action: string][],
): ArmyFile {
  return {
    format: 1,
    game: `plastic-attack-${edition}`,
    name,
    army: figures.map(([figure, power, action]) => ({
      figure,
      power,
      card: { high: action, mid: action, low: action },
    })),
  };
}

export type Order = {
  edition: Edition;
  seats: SeatPlan[];
  /** The armies by seat; null leaves the army to the bot, or to the waiting room. */
  forces?: (ArmyFile | null)[];
  options?: Record<string, unknown>;
  odds?: boolean;
  clock?: ClockPlan;
};

const named = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];

/** Sets up a match through the API, as the guest of this page. Returns its id. */
export async function createTable(
  page: Page,
  { edition, seats, forces = [], options = {}, odds = false, clock }: Order,
): Promise<string> {
  await page.request.post('/api/me');
  const brought = forces.flatMap((force, n) => (force === null ? [] : [[named[n], force]]));
  const answer = await page.request.post('/api/matches', {
    data: {
      game: `plastic-attack-${edition}`,
      setup: { edition, seats: named.slice(0, seats.length), options, odds },
      seats,
      clock: clock ?? { kind: 'none' },
      forces: Object.fromEntries(brought),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Summary).id;
}

/** Returns a list to which every frame is added that the sockets of the page receive from now on. */
export function seenBy(page: Page): Seen[] {
  const seen: Seen[] = [];
  page.on('websocket', (socket) => onFrame(socket, (frame) => seen.push(frame as unknown as Seen)));
  return seen;
}

/** Returns whether the table shows the result of the game. */
export const isOver = async (page: Page) => (await tableOf(page).locator('[data-result]').count()) > 0;

/** A decision that this page's player is to make, with everything that the player may choose. */
export type Question = {
  asks: Asks;
  seq: number;
  figures: string[];
  players: string[];
  cards: string[];
  buttons: string[];
  attacks: boolean;
};

/** Waits until this page's player is to make a decision. Returns null if the game is over. */
export async function question(page: Page): Promise<Question | null> {
  const answer = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-result]')) return 'over';
      const table = document.querySelector<HTMLElement>('[data-testid="table"][data-ready="true"]');
      const asks = table?.querySelector('[data-table] [data-stage]')?.getAttribute('data-stage');
      if (!table || !asks) return null;
      const all = (what: string, key: string) =>
        [...table.querySelectorAll(what)].map((one) => one.getAttribute(key) ?? '');
      return {
        asks,
        seq: Number(table.dataset.seq),
        figures: all('[data-figure][data-legal]', 'data-figure'),
        players: all('[data-player][data-legal]', 'data-player'),
        cards: all('[data-card][data-legal]', 'data-card'),
        buttons: all('.answers [data-action]', 'data-action'),
        attacks:
          table.querySelector(`[data-duel="now"] .attacker [data-anchor="slot:${table.dataset.viewer}"]`) !==
          null,
      };
    },
    null,
    waiting,
  );
  const said = (await answer.jsonValue()) as Question | 'over';
  return said === 'over' ? null : said;
}

/**
 * Waits until this page's player is to make a decision. Returns its kind, or `over` if the game is over.
 */
export async function asked(page: Page): Promise<Asks | 'over'> {
  return (await question(page))?.asks ?? 'over';
}

/** Waits until the table shows a later step than `before`. */
export async function movedOn(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (step) => Number(document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset.seq ?? -1) > step,
    before,
    waiting,
  );
}

const ranks = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const valueOf = (card: string) => ranks.indexOf(card.slice(0, -1));

export const figureOf = (page: Page, figure: string) => tableOf(page).locator(`[data-figure="${figure}"]`);
export const cardOf = (page: Page, card: string) => tableOf(page).locator(`[data-card="${card}"]`);
/** The button that chooses a player. On a small screen, the one for an attack is among the answers. */
export const playerOf = (page: Page, player: string) =>
  tableOf(page).locator(`[data-player="${player}"], [data-action="attack-${player}"]`);
export const answerOf = (page: Page, key: string) => tableOf(page).locator(`.answers [data-action="${key}"]`);

const liked = (lit: readonly string[], wish: readonly string[] = []) =>
  wish.find((one) => lit.includes(one)) ?? lit[0] ?? '';

/** Makes one decision by clicks on what is highlighted. Returns its kind, or `over` if the game is over. */
export async function decide(page: Page, way: Way = {}): Promise<Asks | 'over'> {
  const now = await question(page);
  if (!now) return 'over';
  const cards = now.cards.sort((one, two) => valueOf(one) - valueOf(two));
  const isHigh = way.high?.({ attacks: now.attacks }) ?? true;
  switch (now.asks) {
    case 'attack':
      await figureOf(page, liked(now.figures, way.attackers)).click();
      await tableOf(page).locator('[data-player][data-legal], [data-action^="attack-"]').first().click();
      break;
    case 'defend':
      await figureOf(page, liked(now.figures, way.defenders)).click();
      break;
    case 'play':
      await cardOf(page, (isHigh ? cards.at(-1) : cards[0]) ?? '').click();
      break;
    case 'use':
      if (way.uses === false) await answerOf(page, 'decline').click();
      else if (now.figures.length > 0)
        await figureOf(page, liked(now.figures, way.target ? [way.target] : [])).click();
      else {
        if (now.players.length > 0) await playerOf(page, now.players[0] ?? '').click();
        await answerOf(page, 'use').click();
      }
      break;
    case 'guard':
      await answerOf(page, way.guards === false ? 'decline' : 'guard').click();
  }
  await movedOn(page, now.seq);
  return now.asks;
}

/** Makes every decision until the game is over. Returns the kinds of the decisions, in order. */
export async function playOut(page: Page, way: Way = {}, take: typeof decide = decide): Promise<Asks[]> {
  const all: Asks[] = [];
  for (let n = 0; n < 400; n += 1) {
    const question = await take(page, way);
    if (question === 'over') return all;
    all.push(question);
  }
  throw new Error('the game is not over after 400 decisions of this player');
}

/**
 * Returns the number of the step that the page shows, and all cards that are face up on the page, except
 * those of the last battle.
 */
export async function openCards(page: Page): Promise<{ seq: number; cards: string[] }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-face]')].filter(
      (one) => !one.closest('[data-duel="past"]'),
    );
    const cards = [...new Set(all.map((one) => one.getAttribute('data-face') ?? ''))].filter(
      (card) => card !== 'back',
    );
    return { seq: Number(document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset.seq), cards };
  });
}

/** Returns the cards that only the viewer of a step may see: the hand, and the card laid face down. */
export function secretsOf({ view }: Seen): string[] {
  const hand = view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? [];
  return view.battle?.own_card ? [...hand, view.battle.own_card] : hand;
}

/** Returns a step without what only its viewer may know. */
export function publicPart({ seq, view }: Seen): unknown {
  const { viewer: _, unseen, in_hands, battle, seats, ...rest } = view;
  const plain = battle && { ...battle, own_card: null };
  return { seq, ...rest, battle: plain, seats: seats.map((side) => ({ ...side, hand: null })) };
}

/**
 * Expects that no frame for a viewer, before the end of the game, holds another player's hand or laid card.
 */
export function expectSealed(seen: readonly Seen[], mine: readonly string[]): void {
  const told = seen
    .filter(({ view }) => view.over === null)
    .flatMap(({ seq, view, events }) => {
      const hands = view.seats.filter(
        ({ seat, hand }) => hand !== null && !(seat === view.viewer && mine.includes(seat)),
      );
      const drawn = events.filter(
        (event) =>
          event.type === 'drew' &&
          event.cards !== null &&
          event.cards.length > 0 &&
          event.seat !== view.viewer,
      );
      const laid = events.filter(
        (event) => event.type === 'laid' && event.card !== null && event.seat !== view.viewer,
      );
      const battle = view.battle;
      const own =
        battle?.own_card && ![battle.attacker, battle.defender].includes(view.viewer ?? '')
          ? [battle.own_card]
          : [];
      return [...hands, ...drawn, ...laid, ...own].map((secret) => ({ seq, viewer: view.viewer, secret }));
    });
  expect(told).toEqual([]);
}

export { atRest, expect, stepOf, tableOf };
