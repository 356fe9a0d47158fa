import type { BrowserContext } from '@playwright/test';
import { paths } from '#app/routes/paths.ts';
import { type CallName, calls } from '#contract/book/table.ts';
import { expect, sweep, test } from '../site.ts';

/** Holds the requests of one call until `end` decides about them and all later ones. */
async function hold(context: BrowserContext, name: CallName) {
  const { path } = calls[name];
  const decided = Promise.withResolvers<'sent' | 'lost'>();
  const requests = { count: 0, end: decided.resolve };
  await context.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      requests.count += 1;
      await ((await decided.promise) === 'sent' ? route.continue() : route.abort());
    },
  );
  return requests;
}

test(
  '[P.29] offers that were not stopped are not reported as stopped',
  sweep,
  async ({ context, login, page }) => {
    await login.as('xuexian', paths.preferences);
    const requests = await hold(context, 'inbox.setPreference');
    const stop = page.getByRole('region', { name: '一键停发优惠信息' }).getByRole('button');
    await stop.click();
    await expect.poll(() => requests.count).toBe(1);
    await stop.evaluate((button: HTMLElement) => button.click());
    await expect(stop).toHaveAttribute('aria-busy', 'true');
    expect(requests.count).toBe(1);
    requests.end('lost');
    await expect(stop).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('已停发')).toHaveCount(0);
    await expect(page.getByRole('switch', { name: '浮动推广窗' })).toBeChecked();
  },
);

test('[P.29] blocks chosen one after the other are all set', sweep, async ({ context, login, page }) => {
  await login.as('xuexian', paths.blocks);
  const requests = await hold(context, 'selfBlock.set');
  const switches = ['体育赛前', '体育滚球'].map((name) => page.getByRole('switch', { name }));
  for (const each of switches) await each.click();
  await expect.poll(() => requests.count).toBe(2);
  requests.end('sent');
  for (const each of switches) await expect(each).toBeChecked();
});
