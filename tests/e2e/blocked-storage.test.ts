import { GamePage, SLOT } from './pages/game.ts';
import { expect, test } from './site.ts';

test('[3.02] where the browser gives other sites no storage, a member logs in, a room plays, and a game opens and is played', async ({
  login,
  page,
  room,
  sandbox,
}) => {
  await login.as('xuexian', '/app/home');
  await room.openMatch(await sandbox.liveMatch(), 'LIVE');
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await page.goto(`/app/play/${SLOT}?demo=1`);
  const game = new GamePage(page);
  await game.play();
  await expect(game.sum('本次投注')).toHaveText('10.00');
  const stored = await game.start.evaluate(() => {
    try {
      return localStorage.length;
    } catch (thrown) {
      return String(thrown);
    }
  });
  expect(stored).toContain('SecurityError');
});
