import { type Browser, chromium, request } from 'playwright';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import { RoomPage } from '#tests/e2e/pages/room.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import { startSite } from '#tools/launch/sandbox.ts';
import { watchArrivals } from './arrivals.ts';
import { talkIn } from './talk.ts';

const CORE = /\/entry-[^/]*\.js/;

/** Opens the built site on its own sandbox, a room in it, and browsers that view the room. */
export async function openScene() {
  const site = await startSite(['--seed', '7']);
  const asking = await request.newContext({ baseURL: consoleOrigin(site.url) });
  const sandbox = new SandboxAdmin(asking);
  await sandbox.crowd(0);
  const matchId = await sandbox.liveMatch(1);
  const roomNo = `m-${matchId}`;

  const openTab = async (browser: Browser) => {
    const context = browser.contexts()[0] ?? (await browser.newContext({ baseURL: site.url }));
    const page = await context.newPage();
    let cores = 0;
    page.on('worker', (worker) => {
      if (CORE.test(worker.url())) cores += 1;
    });
    const room = new RoomPage(page);
    await room.openMatch(matchId);
    await room.chat.locator('.chat-line').first().waitFor();
    return { page, context, arrivals: await watchArrivals(page), cores: () => cores };
  };
  return {
    sandbox,
    roomNo,
    talk: () => talkIn(sandbox, roomNo),
    /** Opens `count` tabs of one separate browser, one after another. */
    async openTabs(count: number) {
      const browser = await chromium.launch(chromiumLaunch());
      const first = await openTab(browser);
      const others: (typeof first)[] = [];
      for (let tab = 1; tab < count; tab += 1) others.push(await openTab(browser));
      const tabs: readonly [typeof first, ...(typeof first)[]] = [first, ...others];
      return { browser, tabs, context: first.context, close: () => browser.close() };
    },
    async close() {
      await asking.dispose();
      await site.stop();
    },
  };
}
export type Scene = Awaited<ReturnType<typeof openScene>>;
export type OpenTab = Awaited<ReturnType<Scene['openTabs']>>['tabs'][number];
