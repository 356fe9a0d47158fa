import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { AnchorRoomId } from '#contract/fields/ids.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { PLAY_URL_LIFE_MS, sealPlayUrl } from '#contract/wire/play-url.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';

const sandbox = sandboxForFile({ world: 'live' });
const HOUR = 3_600_000;
const room = { kind: 'anchor', anchorRoomId: v.parse(AnchorRoomId, '1001') } as const;

/** Core on a device whose clock is off by the given amount. */
async function coreOf(siteId = 5000, wrongBy = 0) {
  const ports = inProcessPorts();
  const { api, close } = createCore({ ...ports, wallClock: () => ports.wallClock() + wrongBy });
  onTestFinished(close);
  await api.hello({ version: CORE_VERSION, siteId, apiOrigin: sandbox().origin, hidden: false });
  return api.video;
}

const linkUntil = (expiresAt: number) =>
  sealPlayUrl(inProcessPorts().engine, APP_SECRET, { siteId: 5000, room, lineId: null, expiresAt });

test('[2.04] a link opens only for video domains of its site', async () => {
  const video = await coreOf();
  expect(await video.openPlayUrl(await video.playUrl(room, 'line-2'))).toEqual({
    is: 'open',
    room,
    lineId: 'line-2',
    origins: sandbox().videoOrigins,
  });
});

test('[2.04] a link of one site plays nothing on another', async () => {
  const url = await (await coreOf(5000)).playUrl(room, null);
  expect(await (await coreOf(5003)).openPlayUrl(url)).toEqual({ is: 'refused', reason: 'foreign' });
});

test.each([-10 * HOUR, 10 * HOUR])(
  '[2.04] on a device %i ms off a link expires on server time',
  async (wrongBy) => {
    const now = sandbox().world.clock.now();
    const good = await linkUntil(now + HOUR);
    const old = await linkUntil(now - HOUR);
    expect(await (await coreOf(5000, wrongBy)).openPlayUrl(good)).toMatchObject({ is: 'open' });
    expect(await (await coreOf(5000, wrongBy)).openPlayUrl(old)).toEqual({
      is: 'refused',
      reason: 'expired',
    });
    expect(PLAY_URL_LIFE_MS).toBeLessThan(10 * HOUR);
  },
);

test('an empty link is refused without the platform', async () => {
  const { api, close } = createCore({
    ...inProcessPorts(),
    fetch: () => Promise.reject(new TypeError('down')),
  });
  onTestFinished(close);
  await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: 'http://localhost:1', hidden: false });
  expect(await api.video.openPlayUrl('')).toEqual({ is: 'refused', reason: 'missing' });
});
