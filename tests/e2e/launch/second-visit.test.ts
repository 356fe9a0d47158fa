import type { Page } from '@playwright/test';
import { HomePage } from '../pages/home.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';
import { removeNextBuild, rollOut } from './two-builds.ts';

test.use({ serviceWorkers: 'allow' });
// The site is built once more.
test.describe.configure({ timeout: 240_000 });
test.afterAll(removeNextBuild);

/** Waits until the service worker of the site is active and has cached the code of first screens. */
const untilCached = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/**
 * Waits until the newest service worker serves the page: under a debugger Chromium may never answer a page that reloads
 * while another one still does.
 */
const waitForActivation = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration?.installing && !registration?.waiting && registration?.active?.state === 'activated';
  });

/** Reads everything the service worker has cached: addresses and their content. */
const inCaches = (page: Page) =>
  page.evaluate(async () => {
    const entries: (readonly [string, string])[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        entries.push([request.url, (await (await cache.match(request))?.text()) ?? '']);
    }
    return entries;
  });

test('an offline second visit shows cached lists and no member data', async ({
  login,
  home,
  page,
  context,
}) => {
  await login.as('beian', '/app/home');
  await expect(home.rows.first()).toBeVisible();
  await untilCached(page);
  const caches = await inCaches(page);
  const addresses = caches.map(([address]) => new URL(address).pathname);
  expect(addresses).toContain('/index.html');
  expect(
    addresses.filter((path) => /^\/(?:api|sandbox|venue|gifts|art\/member|play\.html)/.test(path)),
  ).toEqual([]);
  expect(caches.filter(([, text]) => text.includes('北岸的风')).map(([address]) => address)).toEqual([]);

  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/app/home');
  const { rows } = new HomePage(again);
  await expect(rows.first()).toBeVisible();
  await expect(again.getByText(/^刚刚的列表/)).toBeVisible();
  await expect(
    rows
      .first()
      .getByRole('button', { name: /独赢|主胜|暂停/ })
      .first(),
  ).toBeDisabled();
  await context.setOffline(false);
  await expect(again.getByText(/^刚刚的列表/)).toHaveCount(0);
});

test(
  'a page continues during a roll-out and reloads into the new build',
  sweep,
  async ({ world, home, page }) => {
    const site = await rollOut(world);
    try {
      await page.goto(`${site.url}/app/home`);
      await expect(home.rows.first()).toBeVisible();
      await untilCached(page);
      const own = () => page.locator('script[type=module][src]').getAttribute('src');
      const before = await own();
      site.roll();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText('有新版本，刷新即可使用')).toBeVisible();
      await waitForActivation(page);

      await home.rows
        .first()
        .getByRole('link', { name: /进入直播间$/ })
        .click();
      await expect(new RoomPage(page).lines.first()).toBeVisible();
      await page.goBack();
      await home.liveCards
        .first()
        .getByRole('link', { name: /^多画面看/ })
        .click();
      await expect(page.getByText('网站已更新，刷新后才能打开这部分内容')).toBeVisible();
      expect(await own()).toBe(before);

      await page.getByRole('button', { name: '刷新', exact: true }).click();
      await expect.poll(own).not.toBe(before);
      await expect(page.getByText('网站已更新')).toHaveCount(0);
    } finally {
      site.close();
    }
  },
);

test.describe('tabs of two builds', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'tabs of two builds show every message in their own format',
    sweep,
    async ({ world, context, sandbox }) => {
      const site = await rollOut(world);
      try {
        const matchId = await sandbox.liveMatch(1);
        await sandbox.crowd(0);
        const openRoom = async () => {
          const page = await context.newPage();
          await page.goto(`${site.url}${RoomPage.matchPath(matchId, 'ANIMATION')}`);
          const room = new RoomPage(page);
          await expect(room.lines.first()).toBeVisible();
          return room;
        };
        const former = await openRoom();
        site.roll();
        const latter = await openRoom();
        await expect.poll(async () => (await sandbox.calls('chat.offline')).open).toBe(2);
        await sandbox.sendMessage(`m-${matchId}`, { text: '两个版本都在看。', username: '看台老周' });
        for (const room of [former, latter])
          await expect(room.rows.filter({ hasText: '两个版本都在看。' })).toContainText('看台老周');
      } finally {
        site.close();
      }
    },
  );
});
