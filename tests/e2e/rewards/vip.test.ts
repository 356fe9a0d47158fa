import { expect, sweep, test } from '../site.ts';

test(
  '[3.13] [7.16] a member sees the grade requirements, and claims a gift and rebates',
  sweep,
  async ({ login, page }) => {
    await login.as('fangguan', '/app/me/vip');
    const head = page.getByRole('region', { name: 'VIP 5', exact: true });
    await expect(head).toContainText('升到 VIP 6 还差充值');
    await expect(head.getByRole('listitem').filter({ hasText: '当前' })).toContainText('5');
    await expect(page.getByRole('region', { name: '保级' })).toContainText('保级线');
    const gifts = page.getByRole('region', { name: '我的礼金' });
    await gifts.getByRole('button', { name: '领取VIP 5 升级礼金 ¥388.00' }).click();
    await expect(page.getByText('已领取 ¥388.00，已进入中心钱包')).toBeVisible();
    await expect(gifts.getByRole('listitem').filter({ hasText: 'VIP 5 升级礼金' })).toContainText('已领取');

    const tabs = page.getByRole('navigation', { name: 'VIP 与返水' });
    await tabs.getByRole('link', { name: '返水' }).click();
    const ready = page.getByRole('region', { name: '可领取返水' });
    await ready.getByRole('button', { name: '全部领取到中心钱包' }).click();
    await expect(page.getByText(/^已领取返水 ¥/)).toBeVisible();
    await expect(ready.getByRole('button', { name: '暂时没有可领的返水' })).toBeDisabled();
    const records = page.getByRole('region', { name: '返水记录' });
    await expect(records.getByRole('row').filter({ hasText: '已领取' }).first()).toBeVisible();
  },
);
