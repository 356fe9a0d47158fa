import type { Page } from '@playwright/test';
import type { RoomPage } from './pages/room.ts';
import { expect, test } from './site.ts';

// Three pages, or a fault that lasts, take longer than one page does.
test.describe.configure({ timeout: 90_000 });

/** Watches the frames a person sees: the longest time the picture stood still, ms, and how long it has moved since. */
const watchFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { last: performance.now(), longest: 0, steadySince: performance.now() };
    const STILL_MS = 400;
    const frame = () => {
      const now = performance.now();
      const gap = now - seen.last;
      if (gap > STILL_MS) seen.steadySince = now;
      seen.longest = Math.max(seen.longest, gap);
      seen.last = now;
      document.querySelector('video')?.requestVideoFrameCallback(frame);
    };
    document.querySelector('video')?.requestVideoFrameCallback(frame);
    return seen;
  });

/** Number of the video domain that is being played, from 0. */
async function playingHost(room: RoomPage): Promise<number> {
  await room.video.hover();
  const line = await room.page.getByRole('button', { name: /^线路[一二三]/ }).textContent();
  return ['线路一', '线路二', '线路三'].findIndex((name) => line?.includes(name));
}

type Case = { readonly fault: Record<string, unknown> & { kind: string }; readonly withinMs: number };

/** What a domain may do in the middle of a picture, and the longest the picture may stand for it. */
const CASES: readonly Case[] = [
  { fault: { kind: 'dead' }, withinMs: 4_000 },
  { fault: { kind: 'black-hole' }, withinMs: 6_000 },
  { fault: { kind: 'slow', bytesPerSecond: 3_000 }, withinMs: 12_000 },
  { fault: { kind: 'status', status: 403 }, withinMs: 4_000 },
  { fault: { kind: 'status', status: 404 }, withinMs: 4_000 },
  { fault: { kind: 'status', status: 503 }, withinMs: 4_000 },
  { fault: { kind: 'stall' }, withinMs: 12_000 },
  { fault: { kind: 'end' }, withinMs: 12_000 },
];

for (const { fault, withinMs } of CASES) {
  test(`[8.16] a domain that turns ${Object.values(fault).join(' ')} costs the picture less than ${withinMs} ms`, async ({
    page,
    room,
    sandbox,
  }, info) => {
    await room.openMatch(await sandbox.liveMatch());
    await expect.poll(() => room.played()).toBeGreaterThan(1);
    const host = await playingHost(room);
    const loaded = await page.evaluate(() => performance.timeOrigin);
    const frames = await watchFrames(page);
    await sandbox.break({ host, media: 'both', fault });
    await expect.poll(() => playingHost(room), { timeout: 30_000 }).not.toBe(host);
    await expect
      .poll(() => frames.evaluate(({ steadySince, last }) => last - steadySince), { timeout: 15_000 })
      .toBeGreaterThan(2_000);
    const stoodMs = Math.round(await frames.evaluate(({ longest }) => longest));
    info.annotations.push({ type: 'picture stood', description: `${stoodMs} ms` });
    expect(stoodMs).toBeLessThan(withinMs);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
    expect(await sandbox.tokenLeaks()).toBe(0);
  });
}

test('a network that goes and comes back brings the picture back by itself', async ({
  page,
  room,
  sandbox,
}) => {
  await room.openMatch(await sandbox.liveMatch());
  await expect.poll(() => room.played()).toBeGreaterThan(1);
  const frames = await watchFrames(page);
  await page.context().setOffline(true);
  await expect
    .poll(() => frames.evaluate(({ last }) => performance.now() - last), { timeout: 30_000 })
    .toBeGreaterThan(1_500);
  await page.context().setOffline(false);
  await expect
    .poll(() => frames.evaluate(({ steadySince, last }) => last - steadySince), { timeout: 15_000 })
    .toBeGreaterThan(1_000);
});
