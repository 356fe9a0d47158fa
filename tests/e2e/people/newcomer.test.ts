import { MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { DepositPage } from '../pages/deposit.ts';
import { GamePage } from '../pages/game.ts';
import { IdentityPage } from '../pages/identity.ts';
import { expect, test } from '../site.ts';

test('[C.04] a newcomer registers, is verified, deposits, bets and plays', async ({
  deposit,
  entry,
  page,
  request,
  sandbox,
  search,
  slip,
}) => {
  await request.post('/sandbox/reviewer', { data: { mode: 'automatic' }, maxRetries: 1 });
  const fresh = String(Date.now() % 100_000_000).padStart(8, '0');
  await page.goto(`/entry/register?fromPage=${encodeURIComponent(DepositPage.path)}`);
  await entry.fill(`xin${fresh}`, 'xinmima66', `139${fresh}`);
  await entry.register.click();
  await page.getByRole('link', { name: '去核验身份' }).click();
  const identity = new IdentityPage(page);
  await identity.fill({ name: '沈一帆', number: '11010519491231002x' });
  await identity.submit.click();
  await expect(identity.row('身份证件')).toBeInViewport();
  await sandbox.advance(10 * SECOND_MS);
  await page.getByRole('link', { name: '去充值' }).click();

  await page.getByRole('textbox', { name: '每天' }).fill('5000');
  await deposit.button('设定限额').click();
  await deposit.make(/银行卡转账/, '1000');
  await deposit.pay();
  await sandbox.advance(3 * MINUTE_MS);
  await expect(deposit.end).toHaveText(/已到账/);

  await page.goto('/app/home');
  await slip.prices.nth(6).click();
  await slip.bar.click();
  await slip.stake.fill('100');
  await page.getByRole('button', { name: '转入 ¥100.00' }).click();
  await slip.acceptAnyPrice();
  await slip.submit();
  await expect(slip.placed).toContainText('¥100');

  await page.goto('/app/egame/bt');
  await search.field.fill('夜场灯光');
  await search.group('游戏').first().click();
  await search.gameSheet.getByRole('textbox', { name: /进入前转入/ }).fill('100');
  await search.gameSheet.getByRole('button', { name: '转入 ¥100.00 并进入' }).click();
  const game = new GamePage(page);
  await game.play();
  await expect(game.sum('本次投注')).toHaveText('10.00');
});
