import { afterEach, expect, test } from 'vitest';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { breakHost, mendHosts } from '#tests/fixtures/video/media-origin.ts';

const SLOW = { timeout: 15_000 };

afterEach(async () => {
  await mendHosts();
});

const playing = ({ reports }: ReturnType<typeof openRoom>) =>
  reports.filter(({ is }) => is === 'playing').length;

test.each(['end', 'corrupt'] as const)(
  '[8.16] after every line has turned %s the FLV video resumes unpaused',
  async (kind) => {
    const room = openRoom({ types: ['flv'] });
    await expect.poll(() => playing(room), SLOW).toBe(1);
    for (const host of [0, 1]) await breakHost(host, { kind });
    await expect.poll(() => room.views.at(-1)?.is, { timeout: 20_000 }).toBe('failed');
    await mendHosts();
    await expect.poll(() => playing(room), { timeout: 25_000 }).toBeGreaterThan(1);
    const from = room.video.currentTime;
    await expect.poll(() => room.video.currentTime - from, SLOW).toBeGreaterThan(1);
    expect(room.video.paused).toBe(false);
  },
  60_000,
);

test('a viewer’s pause outlasts a change of line', async () => {
  const room = openRoom({ types: ['flv'] });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  await expect.poll(() => room.video.readyState, SLOW).toBeGreaterThan(2);
  const pauseEvent = new Promise((resolve) => room.video.addEventListener('pause', resolve, { once: true }));
  room.video.pause();
  await pauseEvent;
  room.session.report({ is: 'stalled', sourceId: 1, forMs: 4_000 });
  await expect.poll(() => playing(room), SLOW).toBe(2);
  expect(room.video.paused).toBe(true);
});
