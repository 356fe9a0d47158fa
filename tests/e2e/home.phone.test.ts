import { beyondEdge, problems } from './pages/accessibility.ts';
import { expect, test } from './site.ts';

for (const mode of ['light', 'dark'] as const) {
  test(`[2.02] home on a phone, ${mode}: lists by thumb, nothing beyond the edge, no accessibility faults`, async ({
    home,
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('courtside.mode', chosen), mode);
    await home.open();
    await home.scope('早盘').tap();
    await expect(page).toHaveURL(/scope=early/);
    await home.tab('篮球').tap();
    await expect(home.rows.first()).toBeVisible();
    expect(await beyondEdge(page)).toBe(0);
    await page.getByRole('heading', { name: '场馆' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: '场馆' }).getByRole('link').first()).toBeVisible();
    expect(await problems(page)).toEqual([]);
  });
}
