import { problems } from './pages/accessibility.ts';
import { RoomPage } from './pages/room.ts';
import { expect, test } from './site.ts';

const MODES = ['light', 'dark'] as const;

const ROOM_PANES = [
  ['数据', '.bars'],
  ['阵容', '.pt'],
  ['往绩', '.past'],
] as const;

for (const mode of MODES) {
  test(`every screen is free of accessibility faults, ${mode}`, async ({ login, page, room, sandbox }) => {
    await page.addInitScript((chosen) => localStorage.setItem('courtside.mode', chosen), mode);
    await page.goto('/entry/login');
    await expect(login.submit).toBeVisible();
    expect(await problems(page)).toEqual([]);

    await login.as('beian', '/app/home');
    await expect(page.locator('article.lc').first()).toBeVisible();
    expect(await problems(page)).toEqual([]);

    await page.goto(RoomPage.matchPath(await sandbox.liveMatch()));
    await expect(room.chat.locator('.chat-line').first()).toBeVisible();
    await expect(room.gift('哨子')).toBeVisible();
    expect(await problems(page)).toEqual([]);

    await page.goto('/app/wallet/coins');
    await expect(page.getByRole('heading', { name: '金币明细' })).toBeVisible();
    expect(await problems(page)).toEqual([]);
  });

  test(`[2.10] every pane of a room is free of accessibility faults, ${mode}`, async ({
    page,
    room,
    sandbox,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('courtside.mode', chosen), mode);
    await room.openMatch(await sandbox.liveMatch(), 'ANIMATION');
    for (const [pane, shows] of ROOM_PANES) {
      await room.pane(pane).click();
      await expect(page.locator(shows).first()).toBeVisible();
      expect(await problems(page, '.rm__left')).toEqual([]);
    }
    await page.goto(RoomPage.matchPath(await sandbox.upcomingMatch()));
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await problems(page, '.stg')).toEqual([]);
  });
}
