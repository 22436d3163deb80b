import { expect, test } from './fixtures';
import { createMatch, decide, isOver, myTurn, pieces } from './match';

test('the table celebrates the winner before it shows the result', async ({ page }) => {
  const storm = () => pieces(page).targets.and(page.locator('.hq'));
  let isWon = false;
  for (let n = 0; n < 6 && !isWon; n += 1) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
    await page.goto(`/match/${id}`);
    while (!isWon) {
      await myTurn(page);
      if (await isOver(page)) break;
      const rack = pieces(page).rack;
      if (await rack.count()) {
        await rack.first().click();
        isWon = (await storm().count()) > 0;
        if (!isWon) await page.keyboard.press('Escape');
      }
      if (!isWon) await decide(page);
    }
  }
  expect(isWon, 'whether the player could win one of six games').toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await storm().first().click();
  await expect(page.locator('[data-climax="blue"]')).toBeVisible();
  await expect(page.locator('[data-result]')).toBeHidden();
  await expect(page.locator('[data-result="hq"]')).toBeVisible();
  await expect(page.locator('[data-climax]')).toBeHidden();
});
