import type { Page } from '@playwright/test';
import type { MediaKind } from '#contract/models/video.ts';
import type { MediaFault } from '#sandbox/faults/fault.ts';
import { moving } from './moving.ts';
import { RoomPage } from './pages/room.ts';
import { expect, test } from './site.ts';

test.use(moving);

// Three pages, or a fault that lasts, take longer than one page does.
test.describe.configure({ timeout: 90_000 });

/** Watches the frames a person sees: the longest time the picture stood still, ms, and how long it has moved since. */
const watchFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { last: performance.now(), longest: 0, steadySince: performance.now() };
    const STILL_MS = 400;
    const note = () => {
      const now = performance.now();
      const gap = now - seen.last;
      if (gap > STILL_MS) seen.steadySince = now;
      seen.longest = Math.max(seen.longest, gap);
      seen.last = now;
    };
    const watched = new WeakSet<HTMLVideoElement>();
    /** The player may go on in another element; frames of the first one count. */
    const look = () => {
      for (const video of document.querySelectorAll('video')) {
        if (watched.has(video)) continue;
        watched.add(video);
        const frame = () => {
          if (video === document.querySelector('video')) note();
          video.requestVideoFrameCallback(frame);
        };
        video.requestVideoFrameCallback(frame);
      }
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    return seen;
  });

/** Number of the video domain that is being played, from 0. */
async function playingHost(room: RoomPage): Promise<number> {
  await room.video.hover();
  const line = await room.page.getByRole('button', { name: /^线路[一二三]/ }).textContent();
  return ['线路一', '线路二', '线路三'].findIndex((name) => line?.includes(name));
}

const KINDS = [
  { kind: 'hls', name: 'HLS' },
  { kind: 'flv', name: 'HTTP-FLV' },
] as const;

type Case = { readonly fault: MediaFault; readonly over: readonly MediaKind[] };

/**
 * What a domain may do in the middle of a picture, one of each kind: it falls silent, answers late, refuses, sends what is
 * no picture. Only to HLS a late answer is anything: FLV asks no more. `video-stage.browser.test.tsx` has all of them.
 */
const CASES: readonly Case[] = [
  { fault: { kind: 'blackHole' }, over: ['hls'] },
  { fault: { kind: 'latency', ms: 10_000 }, over: ['hls'] },
  { fault: { kind: 'status', status: 403 }, over: ['hls', 'flv'] },
  { fault: { kind: 'stall' }, over: ['flv'] },
  { fault: { kind: 'corrupt' }, over: ['hls', 'flv'] },
];

/** The longest the picture may stand still, ms; what is aimed at is 0 and 1 500, the rest is left to a loaded machine. */
const STILL_MS = { hls: 1_500, flv: 2_500 };

for (const { kind, name } of KINDS) {
  for (const { fault } of CASES.filter(({ over }) => over.includes(kind))) {
    test(`[8.16] over ${name} a domain that turns ${Object.values(fault).join(' ')} costs the picture next to nothing`, async ({
      page,
      room,
      sandbox,
    }, info) => {
      await room.prefers(kind);
      await room.openMatch(await sandbox.liveMatch());
      await expect.poll(() => room.played()).toBeGreaterThan(4);
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
      expect(stoodMs).toBeLessThan(STILL_MS[kind]);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
      expect(await sandbox.tokenLeaks()).toBe(0);
    });
  }
}

for (const { kind, name } of KINDS) {
  for (const fault of ['corrupt', 'reset'] as const) {
    test(`[8.16] over ${name} the picture is back by itself after every domain was ${fault} for a while`, async ({
      page,
      room,
      sandbox,
    }) => {
      await room.prefers(kind);
      await room.openMatch(await sandbox.liveMatch());
      await expect.poll(() => room.played()).toBeGreaterThan(1);
      await sandbox.break({ host: 'every', media: 'both', fault: { kind: fault } });
      await expect(page.getByText('画面暂时打不开')).toBeVisible({ timeout: 40_000 });
      await sandbox.resetOverrides();
      const frames = await watchFrames(page);
      await expect
        .poll(() => frames.evaluate(({ steadySince, last }) => last - steadySince), { timeout: 30_000 })
        .toBeGreaterThan(2_000);
    });
  }
}

for (const { kind, name } of KINDS) {
  test(`[8.16] over ${name} a picture that every domain ends is said to be gone, not shown twice, and is back when asked for`, async ({
    page,
    room,
    sandbox,
  }) => {
    await room.prefers(kind);
    await room.openMatch(await sandbox.liveMatch());
    await expect.poll(() => room.played()).toBeGreaterThan(4);
    const frames = await watchFrames(page);
    await sandbox.break({ host: 'every', media: 'both', fault: { kind: 'end' } });
    await expect(page.getByText('画面暂时打不开')).toBeVisible({ timeout: 40_000 });
    const shown = await frames.evaluate(({ last }) => last);
    await expect(page.getByRole('button', { name: '立即重试' })).toBeVisible();
    await expect(page.getByText('画面暂时打不开')).toBeHidden({ timeout: 15_000 });
    await expect(page.getByText('画面暂时打不开')).toBeVisible({ timeout: 30_000 });
    expect(await frames.evaluate(({ last }) => last)).toBe(shown);
    await sandbox.resetOverrides();
    await page.getByRole('button', { name: '立即重试' }).click();
    await expect
      .poll(() => frames.evaluate(({ steadySince, last }) => last - steadySince), { timeout: 30_000 })
      .toBeGreaterThan(2_000);
  });
}

test('[2.11] an anchor is shown with the short delay, and the choice of the other is kept', async ({
  page,
  room,
  sandbox,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(RoomPage.anchorPath(await sandbox.liveAnchor()));
  await expect.poll(() => room.played()).toBeGreaterThan(1);
  expect(asked.some((path) => path.endsWith('.flv'))).toBe(true);
  await room.video.hover();
  await page.getByRole('button', { name: /^线路[一二三]/ }).click();
  await page.getByRole('dialog').locator('label', { hasText: '标准' }).click();
  await expect.poll(() => asked.some((path) => path.endsWith('.ts'))).toBe(true);
  asked.length = 0;
  await page.reload();
  await expect.poll(() => room.played()).toBeGreaterThan(1);
  expect(asked.some((path) => path.endsWith('.ts'))).toBe(true);
  expect(asked.some((path) => path.endsWith('.flv'))).toBe(false);
});

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
