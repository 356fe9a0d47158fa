import { settled } from '../pages/settled.ts';
import { expect, sweep, test } from '../site.ts';

test('[3.10] on a phone the slip is a bar and a keypad sheet', async ({ login, home, page, slip }) => {
  await login.as('beian', '/app/home?scope=early');
  await slip.pricesIn(home.rows, 0).first().click();
  await slip.bar.click();
  const sheet = page.getByRole('dialog', { name: '投注单' });
  await slip.acceptAnyPrice();
  await sheet.getByRole('textbox', { name: '投注金额' }).click();
  const pad = sheet.getByRole('group', { name: '数字键盘' });
  for (const key of ['3', '0', '00', '退格', '退格'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  await expect(slip.stake).toHaveValue('30');
  await pad.getByRole('button', { name: '完成' }).click();
  await slip.submit();
  await expect(slip.placed).toContainText('已受理 ¥30.00');

  await slip.tab('我的注单').click();
  await sheet.getByRole('link', { name: '全部注单和返还怎么算' }).click();
  await expect(page.getByRole('heading', { name: '我的注单' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('on a phone the page ends above the bar of open bets', sweep, async ({ login, page, slip }) => {
  await login.as('beian', '/app/me/security');
  await settled(page);
  await expect(slip.bar).toBeVisible();
  const ground = async () => {
    const [bar, tabs] = [
      await slip.bar.boundingBox(),
      await page.getByRole('navigation', { name: '底部导航' }).boundingBox(),
    ];
    return { left: bar?.x, width: bar?.width, gap: (tabs?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0) };
  };
  expect(await ground(), 'nothing of the page is seen beside the bar').toEqual({
    left: 0,
    width: 390,
    gap: 0,
  });
  const lowest = () =>
    page.getByRole('main').evaluate((main) => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const controls = [...main.querySelectorAll('a, button')];
      return Math.max(...controls.map((control) => control.getBoundingClientRect().bottom));
    });
  const top = (await slip.bar.boundingBox())?.y ?? 0;
  await expect.poll(lowest).toBeGreaterThan(0);
  expect(await lowest()).toBeLessThanOrEqual(top);
});
