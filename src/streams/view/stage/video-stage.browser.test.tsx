import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MediaKind } from '#contract/community/video/schema.ts';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { breakHost, mendHosts } from '#tests/fixtures/video/media-origin.ts';
import { movesOn, playing, SLOW, seen } from '#tests/fixtures/video/room-playback.ts';

const KINDS = ['hls', 'flv'] as const satisfies readonly MediaKind[];

afterEach(async () => {
  await mendHosts();
});

const choose = async (name: string) => {
  const menu = page.getByRole('button', { name: /线路/ });
  if (menu.element().getAttribute('aria-expanded') !== 'true') await menu.click();
  // A line that has been requested shows its response time after its name.
  await page
    .getByRole('dialog')
    .getByText(new RegExp(`^${name}`))
    .click();
};
test.each(KINDS)('[2.11] a live room plays its video over %s and shows its latency', async (kind) => {
  const room = openRoom({ types: [kind] });
  await seen(room);
  await movesOn(room);
  await expect.element(page.getByText(/直播 · 延迟 \d+ 秒/)).toBeVisible();
  expect(room.reports[0]).toMatchObject({ is: 'playing', sourceId: 1 });
  expect(room.video.videoHeight).toBeGreaterThan(0);
});

test.each(KINDS)('[7.18] the age of a video over %s is measured by the server clock', async (kind) => {
  const room = openRoom({ types: [kind] }, { serverNow: () => Date.now() + 100_000 });
  await seen(room);
  await expect.element(page.getByRole('button', { name: /落后 1:4\d，回到直播/ })).toBeVisible();
});

test.each(KINDS)('[8.16] the last frame over %s stays until another line plays', async (kind) => {
  const room = openRoom({ types: [kind] });
  await seen(room);
  const frozen: { still: boolean; width: number; playing: number }[] = [];
  const watching = new MutationObserver(() =>
    frozen.push({ still: !room.freeze.hidden, width: room.freeze.width, playing: playing(room) }),
  );
  watching.observe(room.freeze, { attributeFilter: ['hidden'] });
  await choose('线路2');
  await seen(room, 2);
  await movesOn(room);
  watching.disconnect();
  expect(frozen).toEqual([
    { still: true, width: expect.toSatisfy((width: number) => width >= 480), playing: 1 },
    { still: false, width: expect.anything(), playing: 2 },
  ]);
  expect(room.views.at(-1)).toMatchObject({ is: 'ready', lineId: 'l1', sourceId: 2 });
});

test('another quality of an HLS video loads without a restart', async () => {
  const room = openRoom({ types: ['hls'] });
  await seen(room);
  await choose('流畅');
  await expect.poll(() => room.video.videoHeight, SLOW).toBe(360);
  await choose('高清');
  await expect.poll(() => room.video.videoHeight, SLOW).toBe(720);
  expect(playing(room)).toBe(1);
});

test('another quality of an FLV video is another source', async () => {
  const room = openRoom({ types: ['flv'] });
  await seen(room);
  expect(room.video.videoHeight).toBe(720);
  await choose('流畅');
  await expect.poll(() => room.video.videoHeight, SLOW).toBe(360);
  expect(room.views.at(-1)).toMatchObject({ qualityId: 'sd', lineId: 'l0', sourceId: 2 });
});

test.each(KINDS)('[8.16] the next line plays when a line over %s is dead', async (kind) => {
  await breakHost(0, { kind: 'reset' });
  const room = openRoom({ types: [kind] });
  await seen(room);
  expect(room.reports[0]).toMatchObject({ is: 'failed', code: 'NETWORK_ABNORMAL' });
  expect(room.views.at(-1)).toMatchObject({ is: 'ready', lineId: 'l1' });
});

test.each(KINDS)('[7.14] an expired signature over %s is shown until a fresh one', async (kind) => {
  const room = openRoom({ types: [kind], signature: 'late' });
  await expect
    .poll(() => room.reports[0], SLOW)
    .toMatchObject({ is: 'failed', code: 'MEDIA_EXPIRED', status: 403 });
  room.world.signature = 'good';
  await seen(room);
});

test.each(KINDS)(
  '[8.16] a stream over %s that ends on every line is reported as gone',
  async (kind) => {
    const room = openRoom({ types: [kind] });
    await seen(room);
    for (const host of [0, 1]) await breakHost(host, { kind: 'end' });
    await expect.element(page.getByText('画面暂时打不开'), { timeout: 16_000 }).toBeVisible();
    await expect.element(page.getByRole('button', { name: '立即重试' })).toBeVisible();
    expect(playing(room)).toBe(1);
    await mendHosts();
    await page.getByRole('button', { name: '立即重试' }).click();
    await expect.poll(() => playing(room), SLOW).toBe(2);
  },
  40_000,
);

test.each(KINDS)(
  '[4.01] a stream over %s that ends is played to its end',
  async (kind) => {
    const room = openRoom({ types: [kind] });
    await seen(room);
    room.world.state = 'ended';
    for (const host of [0, 1]) await breakHost(host, { kind: 'end' });
    await expect.element(page.getByText('直播已结束'), { timeout: 16_000 }).toBeVisible();
    expect(room.reports.at(-1)).toMatchObject({ is: 'ended' });
  },
  30_000,
);
