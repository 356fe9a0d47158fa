import type { Page } from '@playwright/test';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import { DepositPage } from '../pages/deposit.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';
import { NETWORK_NAME } from '../world.ts';

const launch = chromiumLaunch();

test.use({
  launchOptions: {
    ...launch,
    args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${NETWORK_NAME} 127.0.0.1`],
  },
  baseURL: async ({ world }, use) => use(world.replace('localhost', NETWORK_NAME)),
});

/** Environment of the core worker: cipher support of the browser, and the files it loaded. */
const coreOf = async (page: Page) => {
  const all = await Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(() => ({
        hasCiphers: 'subtle' in crypto,
        files: performance.getEntriesByType('resource').map(({ name }) => name),
      })),
    ),
  );
  return all.filter(({ files }) => files.some((file) => /crypto-js-engine/.test(file)));
};

test('[C.02] a whole visit from the network runs on crypto-js', async ({
  deposit,
  home,
  login,
  page,
  policyWatch,
  sandbox,
}) => {
  policyWatch.expectRefusal(/^The Cross-Origin-Opener-Policy header has been ignored/);
  await page.goto('/app/home');
  await expect(home.rows.first()).toBeVisible();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect.poll(() => coreOf(page)).toMatchObject([{ hasCiphers: false }]);

  const room = new RoomPage(page);
  const path = RoomPage.matchPath(await sandbox.liveMatch(), 'LIVE');
  await page.goto(path);
  await expect(room.lines.first()).toBeVisible();
  await expect
    .poll(() => room.video.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1);

  await login.as('qinghe', path);
  await room.input.fill('从手机来的问候');
  await room.send.click();
  await expect(room.row('从手机来的问候')).toHaveCount(1);

  await page.goto(DepositPage.path);
  await deposit.make(/银行卡转账/, '120.5');
  await expect(deposit.now).toContainText('待支付');
});

test(
  'the console of a network-accessible site stays on the loopback interface',
  sweep,
  async ({ page, world }) => {
    const { port } = new URL(world);
    const answer = await page.goto(`http://${NETWORK_NAME}:${Number(port) + 4}/sandbox/`);
    expect(answer?.status()).toBe(421);
  },
);
