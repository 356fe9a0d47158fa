import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[2.10] favourite markets come first, also in another match and after a reload',
  sweep,
  async ({ room, page, sandbox }) => {
    const markets = page.getByRole('tabpanel', { name: '盘口' }).getByRole('heading', { level: 2 });
    await room.openMatch(await sandbox.upcomingMatch());
    await room.pane('盘口').click();
    await expect(markets.first()).toHaveText(/^全场独赢/);
    await page.getByRole('button', { name: '收藏两队都进球' }).click();
    await expect(markets.first()).toHaveText(/^两队都进球/);
    await page.goto(RoomPage.matchPath(await sandbox.liveMatch(), 'ANIMATION'));
    await expect(markets.first()).toHaveText(/^两队都进球/);
    await page.reload();
    await expect(markets.first()).toHaveText(/^两队都进球/);
    await page.getByRole('button', { name: '收藏两队都进球' }).click();
    await expect(markets.first()).toHaveText(/^全场独赢/);
  },
);
