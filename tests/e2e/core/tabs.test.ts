import type { Page } from '@playwright/test';
import { expect, sweepAfterFirst, test } from '../site.ts';
import { openTabs } from './room-tabs.ts';

// Five pages take longer than one page does.
test.describe.configure({ timeout: 150_000 });

const POLL = 'chat.offline';

for (const [index, count] of [2, 5].entries()) {
  test(
    `${count} tabs in a room share one poll and show every message once`,
    sweepAfterFirst(index),
    async ({ context, sandbox }) => {
      const { rooms, say } = await openTabs(context, sandbox, count);
      await expect.poll(async () => (await sandbox.calls(POLL)).open).toBe(1);
      const before = await sandbox.calls(POLL);
      for (let number = 1; number <= 5; number += 1) await say(`${count} 页同看 ${number}。`);
      for (const room of rooms) {
        for (let number = 1; number <= 5; number += 1)
          await expect(room.row(`${count} 页同看 ${number}。`)).toHaveCount(1);
      }
      const after = await sandbox.calls(POLL);
      expect(after.total - before.total, 'fewer than if each tab asked by itself').toBeLessThan(5 * count);
      await expect.poll(async () => (await sandbox.calls(POLL)).open).toBeLessThanOrEqual(1);
    },
  );
}

const crash = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
};

const endings: readonly { readonly how: string; readonly end: (page: Page) => Promise<unknown> }[] = [
  { how: 'is closed', end: (page) => page.close() },
  { how: 'crashes', end: crash },
  { how: 'goes to another page', end: (page) => page.goto('/app/home') },
];

for (const [index, { how, end }] of endings.entries()) {
  test(
    `when the leader tab ${how} the others continue without gaps or duplicates`,
    sweepAfterFirst(index),
    async ({ context, sandbox }) => {
      const { rooms, say } = await openTabs(context, sandbox, 3);
      const [first, ...others] = rooms;
      if (!first) throw new Error('no tab');
      const messages = ['之前', '之时', '之后'].map((when) => `${how} ${when}。`);
      const [before = '', during = '', after = ''] = messages;
      await say(before);
      const ending = end(first.page);
      await say(during);
      await ending;
      await say(after);
      for (const room of others) {
        for (const text of messages) await expect(room.row(text)).toHaveCount(1);
      }
      await expect.poll(async () => (await sandbox.calls(POLL)).open).toBe(1);
    },
  );
}
