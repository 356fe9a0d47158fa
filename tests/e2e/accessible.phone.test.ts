import { beyondEdge, problems } from './pages/accessibility.ts';
import { RoomPage } from './pages/room.ts';
import { expect, test } from './site.ts';

const OPEN = [
  '/entry/login',
  '/entry/register',
  '/cs',
  '/app/news',
  '/app/help',
  '/app/experts',
  '/app/sponsors',
];
const MEMBERS_ONLY = ['/app/me', '/app/wallet', '/app/wallet/coins', '/app/messages'];

for (const mode of ['light', 'dark'] as const) {
  test(`on a phone every screen fits the window and is free of accessibility faults, ${mode}`, async ({
    login,
    page,
    room,
    sandbox,
  }) => {
    const isFine = async (path: string) => {
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect([path, await beyondEdge(page), await problems(page)]).toEqual([path, 0, []]);
    };
    await page.addInitScript((chosen) => localStorage.setItem('courtside.mode', chosen), mode);
    for (const path of OPEN) {
      await page.goto(path);
      await isFine(path);
    }
    await login.as('beian', RoomPage.matchPath(await sandbox.liveMatch(), 'ANIMATION'));
    await expect(room.chat.locator('.chat-line').first()).toBeVisible();
    await isFine('room');
    for (const path of MEMBERS_ONLY) {
      await page.goto(path);
      await isFine(path);
    }
  });
}
