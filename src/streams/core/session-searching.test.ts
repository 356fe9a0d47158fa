import { expect, test } from 'vitest';
import type { VideoSession } from '#streams/core/video-session.ts';
import { LINES, lastOf, linesOf, runSession } from '#tests/fixtures/video/video-world.ts';

const failed = (session: VideoSession, sourceId: number) =>
  session.report({ is: 'failed', sourceId, code: 'NETWORK_ABNORMAL', status: null });

const overtaken = (session: VideoSession, reason: 'broke' | 'silent' | 'slow') =>
  session.report({ is: 'overtaken', sourceId: 1, lineId: 'a', byLineId: 'b', reason });

const origins = LINES.map(({ origin }) => origin);

const dead = () => new Set(origins);

/** Every line answers after `ms`. */
const late = (ms: number) => new Map(origins.map((origin) => [origin, ms]));

test('a live room becomes ready on the line of the error count', async () => {
  const { seen } = await runSession({ stored: 1 }, async () => undefined);
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'ready']);
  expect(lastOf(seen)).toMatchObject({
    lineId: 'b',
    type: 'hls',
    url: 'https://b.example/live.hls?n=1&q=hd',
    sourceId: 1,
  });
});

test('[8.16] a dead domain is passed over at once and counted', async () => {
  const { seen, world } = await runSession({ dead: new Set(['https://a.example']) }, async () => undefined);
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b' });
  expect(world.stored).toBe(1);
});

test('[8.16] a domain silent for a second is hedged and recorded as slow', async () => {
  const { seen, world } = await runSession(
    { waits: new Map([['https://a.example', 60_000]]) },
    async (_session, _world, pass) => {
      await pass(999);
      await pass(1);
    },
  );
  expect(world.requests).toEqual(['https://a.example', 'https://b.example']);
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b' });
  expect(lastOf(seen)).toHaveProperty('lines.0', {
    lineId: 'a',
    name: 'a',
    health: 'slow',
    firstByteMs: 1_000,
  });
  expect(world.stored).toBe(0);
});

test('[8.16] no failure is counted when every domain fails within three seconds', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen, world } = await runSession({}, async (session, broken, pass) => {
    for (const origin of dead) broken.dead.add(origin);
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
  expect(world.stored).toBe(0);
});

test.each([
  ['kind', (session: VideoSession) => session.chooseKind('flv'), { type: 'flv', requestedType: 'flv' }],
  ['quality', (session: VideoSession) => session.chooseQuality('sd'), { qualityId: 'sd' }],
])(
  '[8.16] a selected %s is loaded although the playing line is overtaken meanwhile',
  async (_what, choose, chosen) => {
    const { seen } = await runSession({}, async (session, world, pass) => {
      await pass(2_000);
      for (const { origin } of LINES) world.waits.set(origin, 100);
      choose(session);
      await pass(50);
      overtaken(session, 'slow');
      await pass(2_000);
    });
    expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 2, ...chosen });
  },
);

test('[8.16] a source without a url counts as a failure of the line', async () => {
  const { seen, world } = await runSession(
    { address: (type, requestCount) => (requestCount === 1 ? null : `/live.${type}?n=${requestCount}`) },
    async () => undefined,
  );
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b' });
  expect(world.stored).toBe(1);
});

test.each(['https://evil.example/live', 'http://a.example/live', 'data:text/plain,x', 'http://10.0.0.1/x'])(
  '[7.14] a video at %s is rejected, and the next line is requested',
  async (address) => {
    const { seen, world } = await runSession(
      {
        address: (type, requestCount) =>
          requestCount === 1 ? `${address}?x=1` : `/live.${type}?n=${requestCount}`,
      },
      async () => undefined,
    );
    expect(linesOf(seen)).toEqual(['b']);
    expect(world.stored).toBe(1);
  },
);

test('[7.14] an origin named by the platform may deliver the video', async () => {
  const { seen } = await runSession(
    { media: ['http://studio.example:8080'], address: () => 'http://studio.example:8080/x.m3u8?y=1' },
    async () => undefined,
  );
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'a' });
});

test('[8.16] with no line left, the lines are reloaded and one plays', async () => {
  const { seen, world } = await runSession({}, async (session, broken, pass) => {
    for (const { origin } of LINES) broken.dead.add(origin);
    broken.lines = [{ lineId: 'd', name: 'd', origin: 'https://d.example' }];
    failed(session, 1);
    await pass(0);
  });
  expect(world).toMatchObject({ lineRequests: 2, freshLines: 1 });
  expect(linesOf(seen)).toEqual(['a', 'd']);
});

test('[8.16] failures of all lines within three seconds are never counted', async () => {
  const { world } = await runSession({}, async (session, broken, pass) => {
    await pass(60_000);
    for (const origin of origins) broken.dead.add(origin);
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(0);
  });
  expect(world.stored).toBe(0);
});

test('[8.16] lines that take longer than three seconds to fail are counted', async () => {
  const { seen, world } = await runSession(
    { dead: dead(), waits: late(2_000), types: ['hls'] },
    async (_session, _world, pass) => pass(4_001),
  );
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
  expect(world.stored).toBe(LINES.length);
});

test('[8.16] lines that take three seconds to fail still share one cause', async () => {
  const { seen, world } = await runSession(
    { dead: dead(), waits: late(1_000), types: ['hls'] },
    async (_session, _world, pass) => pass(3_000),
  );
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
  expect(world.stored).toBe(0);
});

test('[8.16] without a network even slow failures are not counted', async () => {
  const { seen, world } = await runSession(
    { dead: dead(), waits: late(2_000), types: ['hls'], online: false },
    async (_session, _world, pass) => pass(4_001),
  );
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'OFFLINE' });
  expect(world.stored).toBe(0);
});

test('[8.16] without a network the lines are not requested again', async () => {
  const { world } = await runSession({ dead: dead(), online: false }, async () => undefined);
  expect(world.lineRequests).toBe(1);
});

test('[8.16] one attempt requests the lines again only once', async () => {
  const { world } = await runSession({ moves: true, address: () => null }, async () => undefined);
  expect(world.lineRequests).toBe(2);
});

test('[8.16] the current line is kept while another responds slightly sooner', async () => {
  const waits = new Map([
    ['https://a.example', 100],
    ['https://b.example', 60],
  ]);
  const { seen } = await runSession({ waits, lines: LINES.slice(0, 2) }, async (session, _world, pass) => {
    await pass(2_000);
    session.chooseQuality('sd');
    await pass(2_000);
  });
  expect(new Set(linesOf(seen))).toEqual(new Set(['a']));
});

test('a line that answers shows the time to its first byte', async () => {
  const { seen } = await runSession(
    { waits: new Map([['https://a.example', 300]]) },
    async (_session, _world, pass) => pass(300),
  );
  expect(lastOf(seen)).toHaveProperty('lines.0', {
    lineId: 'a',
    name: 'a',
    health: 'good',
    firstByteMs: 300,
  });
});

test('a line that failed has no time to its first byte', async () => {
  const { seen } = await runSession({ dead: new Set(['https://a.example']) }, async () => undefined);
  expect(lastOf(seen)).toHaveProperty('lines.0', {
    lineId: 'a',
    name: 'a',
    health: 'bad',
    firstByteMs: null,
  });
});

test('[8.16] a line overtaken late in a visit keeps its waiting time', async () => {
  const { seen } = await runSession({}, async (session, world, pass) => {
    await pass(10_000);
    world.waits.set('https://a.example', 60_000);
    session.chooseQuality('sd');
    await pass(1_000);
  });
  expect(lastOf(seen)).toHaveProperty('lines.0.firstByteMs', 300);
});

test('an unchanged selection does not restart the search for a source', async () => {
  const waits = new Map([['https://a.example', 500]]);
  const { world } = await runSession({ waits }, async (session, _world, pass) => {
    await pass(400);
    session.chooseQuality(null);
    await pass(100);
  });
  expect(world.requests).toEqual(['https://a.example']);
});
