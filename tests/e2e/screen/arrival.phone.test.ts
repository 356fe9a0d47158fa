import { expect, sweep, test } from '../site.ts';

test(
  '[4.05] on a phone an order opens at its top',
  sweep,
  async ({ login, page, deposit, orderAdmin: _others }) => {
    await login.as('beian', '/app/wallet/deposit?way=bank');
    await deposit.amount.fill('300');
    await page.evaluate(() => window.scrollTo({ top: 315, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await deposit.submit.click();
    await expect(page).toHaveURL(/\/deposit\/[^/?]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);
