import { beyondEdge, problems } from './pages/accessibility.ts';
import { StatementPage } from './pages/statement.ts';
import { expect, test } from './site.ts';

const SCREENS = ['', '/transfer', '/exchange', '/treasury', '/limits', '/records'];
/** Where a phone has a layout of its own. */
const REBUILT = ['', '/records'];

test('on a phone every screen of the wallet fits the window, and what it lays out anew is free of accessibility faults', async ({
  login,
  page,
}) => {
  await login.as('beian', '/app/wallet');
  for (const screen of SCREENS) {
    await page.goto(`/app/wallet${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.sk')).toHaveCount(0);
    expect([screen, await beyondEdge(page)]).toEqual([screen, 0]);
    if (REBUILT.includes(screen)) expect(await problems(page, 'main')).toEqual([]);
  }
});

test('[7.15] on a phone the doors of the overview lead on, and the bar of each page back', async ({
  login,
  page,
}) => {
  const statement = new StatementPage(page);
  await login.as('beian', '/app/wallet');
  await page.getByRole('navigation', { name: '钱包导航' }).getByRole('link', { name: '交易记录' }).click();
  await expect(page.getByRole('heading', { name: '交易记录', level: 1 })).toBeVisible();
  await statement.rows.first().click();
  await expect(statement.sheet).toContainText('流水号');
  await statement.sheet.getByRole('button', { name: '关闭' }).click();
  await expect(statement.sheet).toHaveCount(0);
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(page.getByRole('heading', { name: '钱包总览', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '钱包' }),
  ).toHaveAttribute('aria-current', 'page');
});
