import { expect, listen, test } from './fixtures';
import { found } from './looks';
import { createMatch } from './match';

test('two people send pictures, phrases and words, and one of them mutes the other', async ({
  page,
  browser,
  server,
}) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'invite' }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await expect(page.getByRole('button', { name: 'Talk' })).toHaveCount(0);
  const link = await page.getByRole('textbox', { name: /^Link of the invitation/ }).inputValue();
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
  });
  const faults = listen(context);
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: '자리에 앉기' }).click();
  await expect(other).toHaveURL(/\/match\//);

  await page.getByRole('button', { name: 'Talk' }).click();
  const panel = page.getByRole('region', { name: 'Talk' });
  await panel.getByRole('button', { name: 'Good game!' }).click();
  await expect(other.locator('.bubbles').getByText('좋은 게임이었어요!')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Write something' }).fill('Hello there');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Waves' }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/Good game!/, /Hello there/, /Waves/]);
  expect(await found(page)).toEqual([]);

  await other.getByRole('button', { name: '대화: 새 메시지 3개' }).click();
  const sheet = other.getByRole('region', { name: '대화' });
  await expect(sheet.getByRole('listitem')).toHaveText([
    /좋은 게임이었어요!/,
    /Hello there/,
    /손을 흔듭니다/,
  ]);
  expect(await found(other)).toEqual([]);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await other.reload();
  await other.getByRole('button', { name: '대화', exact: true }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await sheet.getByRole('checkbox').check();
  await expect(sheet.getByText('아직 아무 말도 없습니다.')).toBeVisible();
  await panel.getByRole('button', { name: 'Oops!' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await sheet.getByRole('checkbox').uncheck();
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  expect(faults).toEqual([]);
  await context.close();
});
