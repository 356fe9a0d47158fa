import { expect, sweep, test } from '../site.ts';

test(
  '[7.15] on a phone the overview links to pages whose bar leads back',
  sweep,
  async ({ login, page, statement }) => {
    await login.as('beian', '/app/wallet');
    await page
      .getByRole('navigation', { name: '钱包', exact: true })
      .getByRole('link', { name: '交易记录' })
      .click();
    await expect(page.getByRole('heading', { name: '交易记录', level: 1 })).toBeVisible();
    await statement.rows.first().click();
    await expect(statement.sheet).toContainText('订单号');
    await statement.sheet.getByRole('button', { name: '关闭' }).click();
    await expect(statement.sheet).toHaveCount(0);
    await page.getByRole('link', { name: '返回', exact: true }).click();
    await expect(page.getByRole('heading', { name: '钱包总览', level: 1 })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '钱包' }),
    ).toHaveAttribute('aria-current', 'page');
  },
);
