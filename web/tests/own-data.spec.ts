import { expect, test } from './fixtures';

test('a person downloads their data, logs out other browsers, and deletes the data, by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/settings');
  const name = page.getByLabel('Your name');
  await expect(name).not.toHaveValue('');
  await name.fill('Nora Nutshell');
  await name.press('Enter');
  await expect(page.getByText('The name is saved.')).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).press('Enter');
  const file = await (await waiting).createReadStream();
  let text = '';
  for await (const piece of file) text += String(piece);
  expect(JSON.parse(text)).toMatchObject({ guest: { name: 'Nora Nutshell' } });

  const [cookie] = await page.context().cookies();
  const other = await browser.newContext({ baseURL });
  await other.addCookies([{ name: cookie!.name, value: cookie!.value, url: baseURL! }]);
  expect((await other.request.get('/api/me')).status()).toBe(200);
  await page.getByRole('button', { name: 'Log out all other browsers' }).press('Enter');
  await expect(page.getByText('Only this browser is logged in now.')).toBeVisible();
  expect((await other.request.get('/api/me')).status()).toBe(401);
  await other.close();

  await page.getByRole('button', { name: 'Delete my data' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete my data' });
  await expect(dialog).toContainText('This cannot be undone');
  await dialog.getByRole('button', { name: 'No, go back' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete my data' }).press('Enter');
  await dialog.getByRole('button', { name: 'Yes, do it' }).press('Enter');
  await page.waitForURL(/\/$/);
  await page.goto('/settings');
  await expect(name).not.toHaveValue('');
  await expect(name).not.toHaveValue('Nora Nutshell');
});
