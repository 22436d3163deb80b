import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listen, test } from './fixtures';
import { openDrawer } from './match';
import {
  answerOf,
  askedFor,
  createBattle,
  driveTo,
  expect,
  give,
  me,
  movedOn,
  near,
  pass,
  question,
  rowOf,
  seenBy,
  sitDown,
  snails,
  stepOf,
  tableOf,
  yard,
  section,
  type Seen,
  type Side,
} from './plastic-fudge';
import type { Server } from './server';

test.use({ actionTimeout: 30_000 });

const sides: Side[] = ['green', 'tan'];

/**
 * Expects that no step tells its viewer a secret: an attack before both sides have committed, or what is
 * under a marker of the other side.
 */
function expectSealed(seen: readonly Seen[], mine: readonly Side[]): void {
  const told = seen
    .filter(({ view }) => view.over === null)
    .flatMap(({ seq, view, events }) => {
      const own = (side: Side | null | undefined): boolean =>
        side === view.viewer && side !== null && mine.includes(side as Side);
      const attacks = sides.filter((side) => Array.isArray(view.position.committed?.[side]) && !own(side));
      const mayKnow = (finders: readonly Side[] = []): boolean => finders.some((side) => own(side));
      const markers = (view.position.mines ?? []).filter(
        (marker) => marker.real !== undefined && !own(marker.side) && !mayKnow(marker.found_by),
      );
      const committed = events.filter(
        (event) => event.type === 'committed' && event.attacks !== null && !own(event.seat),
      );
      const laid = events.filter((event) => event.type === 'laid' && event.real !== null && !own(event.seat));
      return [...attacks, ...markers, ...committed, ...laid].map((secret) => ({
        seq,
        viewer: view.viewer,
        secret,
      }));
    });
  expect(told).toEqual([]);
}

/** Drafts an attack of one Unit on another, through the rows and the list of targets. */
async function draftAttack(page: Page, unit: string, target: string): Promise<void> {
  await rowOf(page, unit).click();
  await tableOf(page).locator(`[data-target="${target}"][data-legal="true"]`).first().click();
  await expect(tableOf(page).locator(`[data-attack="${unit}"]`)).toBeVisible();
}

async function commit(page: Page): Promise<void> {
  const before = await stepOf(page);
  await answerOf(page, 'commit').click();
  await movedOn(page, before);
}

test('with two people at one screen a curtain falls between the sides, and attacks stay secret until both have committed', async ({
  page,
}) => {
  const seen = seenBy(page);
  const id = await createBattle(page, {
    seats: [me, { kind: 'same_device' }],
    battlefield: yard,
    forces: [section, { ...snails, markers: 1 }],
  });
  await page.goto('/settings');
  await driveTo(page, id, 'moves', sides, {
    ...near,
    tan: [...near.tan.slice(0, 3), { do: 'lay', at: [1, 11.5], real: true }, ...near.tan.slice(3)],
  });
  await sitDown(page, id);
  const curtain = page.getByRole('button', { name: /^I am (Green|Tan)$/ });
  /** Lifts the curtain. Returns the side whose player takes over. */
  const lift = async (): Promise<Side> => {
    await expect(curtain).toBeFocused();
    await expect(tableOf(page).locator('[data-table], [data-row], [data-attack], canvas')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Log' })).toHaveCount(0);
    const side = (await curtain.innerText()).replace('I am ', '').toLowerCase() as Side;
    await expect
      .poll(() => seen.at(-1)?.view.viewer ?? null, 'whose picture lies behind the curtain')
      .toBe(null);
    await curtain.click();
    await expect(tableOf(page)).toHaveAttribute('data-viewer', side);
    return side;
  };
  const markers = async (side: Side): Promise<void> => {
    const [own, other] = side === 'green' ? ['m1', 'm3'] : ['m3', 'm1'];
    await expect(rowOf(page, own)).toContainText(/mine|false marker/);
    await expect(rowOf(page, own)).not.toContainText('not known');
    await expect(rowOf(page, other)).toContainText('mine or false, not known');
  };

  for (let phase = 0; phase < 2; phase += 1) {
    const side = await lift();
    await markers(side);
    await pass(page, await askedFor(page, 'moves'));
  }
  // Both players have to choose attacks now. The one who has just moved chooses first.
  const first = (await tableOf(page).getAttribute('data-viewer')) as Side;
  const [mine, theirs] = first === 'green' ? (['g3', 't1'] as const) : (['t1', 'g3'] as const);
  await askedFor(page, 'commit');
  await draftAttack(page, mine, theirs);
  const from = seen.length;
  await commit(page);

  const second = await lift();
  expect(second).not.toBe(first);
  await question(page);
  await expect(tableOf(page).locator('[data-attack]')).toHaveCount(0);
  await expect(tableOf(page).getByText('has chosen')).toBeVisible();
  await page.reload();
  await expect(tableOf(page)).toHaveAttribute('data-viewer', second);
  await askedFor(page, 'commit');
  const since = seen.slice(from).filter(({ view }) => view.viewer !== first);
  expect(since.length).toBeGreaterThan(1);
  expect(JSON.stringify(since), 'the first attack stays secret from the second player').not.toContain(
    `"unit":"${mine}","target"`,
  );
  await draftAttack(page, theirs, mine);
  await commit(page);
  await tableOf(page).getByRole('tab', { name: 'Last fight' }).click();
  await expect(tableOf(page).locator('[data-report="2"]')).toBeVisible();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log.getByRole('listitem').filter({ hasText: /Rifle/ }).first()).toBeVisible();
  expectSealed(seen, sides);
});

type Guest = { page: Page; seen: Seen[]; faults: string[]; context: BrowserContext };

/** Opens a page for another guest, in a browser context of their own. */
async function guest(browser: Browser, server: Server): Promise<Guest> {
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  const faults = listen(context);
  const page = await context.newPage();
  return { page, seen: seenBy(page), faults, context };
}

test('a reload in the Attack step keeps drafts and committed attacks, and a spectator sees no secrets', async ({
  page,
  browser,
  server,
}) => {
  const seen = seenBy(page);
  const id = await createBattle(page, {
    seats: [me, { kind: 'invite' }],
    battlefield: yard,
    forces: [section, null],
  });
  await page.goto(`/match/${id}`);
  const link = await page.getByRole('textbox', { name: /^Link of the invitation/ }).inputValue();
  const friend = await guest(browser, server);
  const onlooker = await guest(browser, server);
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await friend.page.getByTestId('force-change').click();
  await friend.page.getByRole('radio', { name: /^Mixed patrol/ }).check();
  await expect(page.locator('body'), 'the force of the other side stays secret').not.toContainText(
    'Mixed patrol',
  );
  await friend.page.getByRole('button', { name: 'Hand the force in' }).click();
  await onlooker.page.goto(`/match/${id}`);
  await expect(onlooker.page.getByText(/You are watching/)).toBeVisible();

  await test.step('Green deploys and lays its markers; Tan sees where they lie but not what they are', async () => {
    const deployed = await driveTo(page, id, null, ['green'], near);
    await movedOn(friend.page, deployed - 1);
    await askedFor(friend.page, 'deploy');
    await tableOf(friend.page).locator('[data-action="line"]').click();
    await expect(tableOf(friend.page).locator('[data-draft][data-legal="true"]').first()).toBeVisible();
    await give(friend.page);
    await pass(friend.page, await askedFor(friend.page, 'deploy'));
    for (const one of [friend, onlooker])
      await expect(rowOf(one.page, 'm2')).toContainText('mine or false, not known');
    await expect(rowOf(page, 'm2')).not.toContainText('not known');
  });

  await test.step('both players come to the Attack step', async () => {
    const all = [page, friend.page];
    const asks = async (one: Page) => tableOf(one).locator('[data-asks]').getAttribute('data-asks');
    for (let n = 0; n < 12; n += 1) {
      const [first, now] = await Promise.race(all.map(async (one) => [one, await question(one)] as const));
      if (!now || now.asks === 'commit') break;
      const seq = now.seq;
      await pass(first, now);
      for (const one of all) await movedOn(one, seq);
    }
    for (const one of all) await expect.poll(() => asks(one)).toBe('commit');
  });

  await test.step('only its player sees a draft, and the draft survives a reload', async () => {
    await draftAttack(page, 'g2', 'm1');
    const before = await stepOf(friend.page);
    await page.reload();
    await askedFor(page, 'commit');
    await expect(tableOf(page).locator('[data-attack]')).toHaveCount(1);
    expect(await stepOf(friend.page)).toBe(before);
  });

  await test.step('a committed attack stays committed after a reload, and secret', async () => {
    await commit(page);
    await page.reload();
    await expect(tableOf(page)).toHaveAttribute('data-ready', 'true');
    for (const one of [page, friend.page, onlooker.page])
      await expect(tableOf(one).getByText('has chosen')).toHaveCount(1);
    await expect(answerOf(page, 'commit')).toHaveCount(0);
    expect(seen.at(-1)?.view.position.committed?.green).toMatchObject([{ unit: 'g2', mine: 'm1' }]);
    await friend.page.reload();
    await askedFor(friend.page, 'commit');
    for (const one of [friend, onlooker])
      expect(JSON.stringify(one.seen), 'the committed sweep stays secret').not.toContain('"mine":"m1"}');
  });

  await test.step('both sides see all attacks once both have committed', async () => {
    await commit(friend.page);
    for (const one of [page, friend.page, onlooker.page]) {
      await openDrawer(one);
      await tableOf(one).getByRole('tab', { name: 'Last fight' }).click();
      await expect(tableOf(one).locator('[data-report]')).toContainText(/Marker 1/);
    }
  });

  expectSealed(seen, ['green']);
  expectSealed(friend.seen, ['tan']);
  expectSealed(onlooker.seen, []);
  for (const one of [friend, onlooker]) {
    expect(one.faults).toEqual([]);
    await one.context.close();
  }
});
