import type { Locator, Page } from '@playwright/test';
import { paths } from '#app/routes/paths.ts';
import { settled } from '../pages/settled.ts';
import { expect, sweep, test } from '../site.ts';

/** Composes a word as an input method does: its letters first, then the characters that were chosen. */
async function compose(page: Page, field: Locator, letters: string, chosen: string): Promise<void> {
  const input = await page.context().newCDPSession(page);
  await field.focus();
  for (let length = 1; length <= letters.length; length += 1) {
    const text = letters.slice(0, length);
    await input.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await input.send('Input.insertText', { text: chosen });
}

const FIELDS: readonly (readonly [string, string, (page: Page) => Locator])[] = [
  ['the help centre', paths.help, (page) => page.getByRole('main').getByRole('searchbox')],
  ['feedback', paths.feedback, (page) => page.getByLabel('说说发生了什么')],
];

for (const [name, path, fieldOf] of FIELDS)
  test(`a word composed by an input method arrives whole: ${name}`, sweep, async ({ login, page }) => {
    await login.as('beian', path);
    const field = fieldOf(page);
    await expect(field).toBeVisible();
    await settled(page);
    await compose(page, field, 'chongzhi', '充值');
    await expect(field).toHaveValue('充值');
  });

test('[2.10] a help centre search is in the address after typing pauses', sweep, async ({ page }) => {
  await page.goto(paths.help);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('充值');
  await expect(page).toHaveURL(`${paths.help}?q=${encodeURIComponent('充值')}`);
  await expect(field).toHaveValue('充值');
});

test(
  'digits typed into the middle of a withdrawal keep the caret position',
  sweep,
  async ({ login, page }) => {
    await login.as('xuexian', paths.withdraw);
    const amount = page.getByRole('textbox', { name: '提现金额' });
    await amount.fill('1234');
    await amount.press('Home');
    await amount.press('ArrowRight');
    await amount.pressSequentially('56');
    await expect(amount).toHaveValue('156234');
  },
);
