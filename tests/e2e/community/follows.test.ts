import { problems } from '../pages/accessibility.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[2.02] followed items are listed together with a reminder of the next one',
  sweep,
  async ({ login, page }) => {
    await login.as('beian', '/app/experts/shen-yiwei');
    const star = page.getByRole('main').getByRole('button', { name: /^关注/ });
    const pressed = await star.getAttribute('aria-pressed');
    expect(pressed).toBe('false');
    const followed = page.waitForResponse(/followSet/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await followed;
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.goto('/app/me/follows');
    await expect(page.getByRole('region', { name: '专家' }).getByRole('link', { name })).toBeVisible();
    const remind = page.getByRole('button', { name: /^开赛前提醒我：/ }).last();
    const title = (await remind.getAttribute('aria-label')) ?? '';
    const reminded = page.waitForResponse(/remindSet/);
    await remind.click();
    await expect(remind).toHaveAttribute('aria-pressed', 'true');
    await reminded;
    await page.reload();
    const again = page.getByRole('button', { name: title, exact: true });
    await expect(again).toHaveAttribute('aria-pressed', 'true');
    expect(await problems(page)).toEqual([]);
    await again.click();
    await expect(again).toHaveAttribute('aria-pressed', 'false');
    await page
      .getByRole('region', { name: '专家' })
      .getByRole('button', { name: `关注${name}` })
      .click();
    await expect(page.getByRole('region', { name: '专家' }).getByRole('link', { name })).toBeHidden();
  },
);

test('[2.02] a refused follow is reverted with the reason', sweep, async ({ login, page }) => {
  await login.as('beian', '/app/experts/shen-yiwei');
  const star = page.getByRole('main').getByRole('button', { name: /^关注/ });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/api/game/live/v1/followSet', (route) => route.abort());
  await star.click();
  await expect(page.getByText(/网络/).first()).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});
