import type { Page } from '@playwright/test';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

const CACHED = ['/configInfo/v1/get', '/gift/v1/config'];

/** Reads every stored response, as stored in the browser. */
const shelf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('courtside-answers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const entries = opening.result.transaction('core').objectStore('core').getAll();
          entries.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(entries.result));
          };
        };
      }),
  );

test(
  '[7.07] a second tab reuses cached responses that rarely change',
  sweep,
  async ({ room, context, sandbox }) => {
    const path = RoomPage.matchPath(await sandbox.liveMatch());
    await room.page.goto(path);
    await expect(room.lines.first()).toBeVisible();
    await expect.poll(() => shelf(room.page)).toContain('welcomeLevel');
    const second = new RoomPage(await context.newPage());
    const requestedPaths: string[] = [];
    second.page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await second.page.goto(path);
    await expect(second.lines.first()).toBeVisible();
    expect(requestedPaths.some((requestedPath) => requestedPath.endsWith('/history'))).toBe(true);
    expect(
      requestedPaths.filter((requestedPath) => CACHED.some((cached) => requestedPath.endsWith(cached))),
    ).toEqual([]);
  },
);

test(
  '[7.07] cached responses of a member are removed at logout',
  sweep,
  async ({ login, room, page, sandbox }) => {
    await login.as('beian', RoomPage.matchPath(await sandbox.liveMatch()));
    await expect(room.lines.first()).toBeVisible();
    await page.goto('/app/wallet/coins');
    await expect.poll(() => shelf(page)).toMatch(/"packId":/);
    expect(await shelf(page)).not.toMatch(/beian|12860/);
    await page.getByRole('button', { name: /的账户菜单$/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await login.confirmLogout.click();
    await expect(page.getByText('还没有登录')).toBeVisible();
    await expect.poll(() => shelf(page)).not.toMatch(/"packId":/);
  },
);
