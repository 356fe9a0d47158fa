import { map, of, Subject, throwError, timer } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { AnchorRoomId } from '#contract/models/ids.ts';
import type { LineMemory } from '#contract/models/line-memory.ts';
import type { PlayingVideo } from '#contract/models/video.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import { serverTime } from '#contract/units/time.ts';
import type { VideoPorts } from './ports.ts';
import { createVideoSession, type VideoSession } from './video-session.ts';

const ROOM = { kind: 'anchor', anchorRoomId: v.parse(AnchorRoomId, 'a1') } as const;
const LINES = ['a', 'b', 'c'].map((lineId) => ({ lineId, name: lineId, origin: `http://${lineId}.example` }));
const EXPIRES_MS = 300_000;

type World = {
  state: PlayingVideo['state'];
  types: PlayingVideo['types'];
  dead: Set<string>;
  asked: string[];
  /** Domains that answer late, and after how many ms. */
  waits: Map<string, number>;
  probed: string[];
  online: boolean;
  stored: number;
  heard$: Subject<LineMemory>;
};

/** A platform whose promises settle within the same virtual tick. */
function worldPorts(scheduler: TestScheduler, world: World): VideoPorts {
  return {
    playing: () =>
      Promise.resolve({
        state: world.state,
        eventId: 'e',
        channel: 'c',
        platform: 'web',
        types: world.types,
      }),
    lines: () => Promise.resolve(LINES),
    source({ origin, type }) {
      world.asked.push(origin);
      const waitMs = world.waits.get(origin) ?? 0;
      if (world.dead.has(origin)) return throwError(() => appError('HTTP_STATUS', { status: 503 }));
      const answer = {
        type,
        urls: [{ qualityId: 'hd', url: `/live.${type}?n=${world.asked.length}` }],
        qualities: [{ qualityId: 'hd', name: '超清', height: 480 }],
        expiresAt: serverTime(scheduler.now() + EXPIRES_MS),
      };
      return waitMs === 0 ? of(answer) : timer(waitMs, scheduler).pipe(map(() => answer));
    },
    probe({ origin }) {
      world.probed.push(origin);
      return world.dead.has(origin) ? throwError(() => appError('TIMEOUT')) : of(null);
    },
    memory: {
      read: () => Promise.resolve({ errorCount: world.stored, lines: [] }),
      write({ errorCount }) {
        world.stored = errorCount;
      },
      heard$: world.heard$,
    },
    online: () => world.online,
    clock: { now: () => serverTime(scheduler.now()), mono: () => scheduler.now() },
    scheduler,
    random: () => 0.5,
  };
}

/** Runs a session in virtual time; between steps promises settle. */
async function run(
  changes: Partial<World>,
  story: (session: VideoSession, world: World, pass: (ms: number) => Promise<void>) => Promise<void>,
) {
  const scheduler = new TestScheduler(() => true);
  const world: World = {
    state: 'live',
    types: ['hls', 'flv'],
    dead: new Set(),
    asked: [],
    waits: new Map(),
    probed: [],
    online: true,
    stored: 0,
    heard$: new Subject(),
    ...changes,
  };
  const session = createVideoSession(worldPorts(scheduler, world), ROOM, null);
  const seen: VideoView[] = [];
  const subscription = session.view$.subscribe((view) => seen.push(view));
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    await settle();
    scheduler.maxFrames = scheduler.frame + ms;
    scheduler.schedule(() => undefined, ms);
    scheduler.flush();
    scheduler.frame = scheduler.maxFrames;
    await settle();
  };
  await settle();
  await story(session, world, pass);
  subscription.unsubscribe();
  return { seen, world };
}

const last = (seen: readonly VideoView[]) => seen.at(-1);

test('a live room loads, then is ready on the line the stored error count names', async () => {
  const { seen } = await run({ stored: 1 }, async () => undefined);
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'ready']);
  expect(last(seen)).toMatchObject({
    lineId: 'b',
    type: 'hls',
    url: 'http://b.example/live.hls?n=1',
    sourceId: 1,
  });
});

test('[8.16] a dead domain is passed over at once and counted', async () => {
  const { seen, world } = await run({ dead: new Set(['http://a.example']) }, async () => undefined);
  expect(last(seen)).toMatchObject({ is: 'ready', lineId: 'b' });
  expect(world.stored).toBe(1);
});

test('[8.16] a stalled player gets its next source on another line', async () => {
  const { seen } = await run({}, async (session, _world, pass) => {
    session.report({ is: 'stalled', sourceId: 1, forMs: 5_000 });
    await pass(0);
  });
  expect(last(seen)).toMatchObject({ is: 'ready', lineId: 'b', sourceId: 2 });
});

test('a report about an older source changes nothing', async () => {
  const { seen } = await run({}, async (session, _world, pass) => {
    session.report({ is: 'failed', sourceId: 7, code: 'MEDIA_STALLED', status: null });
    await pass(0);
  });
  expect(seen.filter(({ is }) => is === 'ready')).toHaveLength(1);
});

test('when every line has failed it says when it tries again, and the picture comes back by itself', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen } = await run({ dead }, async (_session, world, pass) => {
    world.dead.clear();
    await pass(2_500);
  });
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'failed', 'loading', 'ready']);
  expect(seen[1]).toMatchObject({ code: 'MEDIA_NO_LINE', retryAtMono: 2_000 });
});

test('a stream that has not begun is asked for gently until it is there', async () => {
  const { seen } = await run({ state: 'notStarted' }, async (_session, world, pass) => {
    world.state = 'live';
    await pass(5_000);
  });
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'notStarted', 'loading', 'ready']);
});

test('the source is signed anew before it expires and keeps its id', async () => {
  const { seen } = await run({}, async (_session, _world, pass) => pass(260_000));
  const ready = seen.filter((view) => view.is === 'ready');
  expect(ready.map(({ sourceId }) => sourceId)).toEqual([1, 1]);
  expect(new Set(ready.map(({ url }) => url)).size).toBe(2);
});

test('a kind this browser cannot play gives way to the other, and then there is nothing left to try', async () => {
  const { seen } = await run({}, async (session, _world, pass) => {
    session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
    session.report({ is: 'failed', sourceId: 2, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
  });
  expect(seen.filter((view) => view.is === 'ready').map(({ type }) => type)).toEqual(['hls', 'flv']);
  expect(last(seen)).toEqual({ is: 'failed', code: 'MEDIA_UNSUPPORTED', retryAtMono: null });
});

test('a line chosen by hand is used though another would come first', async () => {
  const { seen } = await run({}, async (session, _world, pass) => {
    session.chooseLine('c');
    await pass(0);
  });
  expect(last(seen)).toMatchObject({ lineId: 'c' });
});

test('[8.16] a domain that says nothing for a second gets company; the loser is called off and remembered as slow', async () => {
  const { seen, world } = await run(
    { waits: new Map([['http://a.example', 60_000]]) },
    async (_session, _world, pass) => {
      await pass(999);
      await pass(1);
    },
  );
  expect(world.asked).toEqual(['http://a.example', 'http://b.example']);
  expect(last(seen)).toMatchObject({ is: 'ready', lineId: 'b' });
  expect(last(seen)).toHaveProperty('lines.0', {
    lineId: 'a',
    name: 'a',
    health: 'slow',
    firstByteMs: 1_000,
  });
  expect(world.stored).toBe(0);
});

test('[8.16] a domain in quarantine is probed before it is trusted again, and only while a picture plays', async () => {
  const { seen, world } = await run(
    { dead: new Set(['http://a.example']) },
    async (session, broken, pass) => {
      await pass(6_000);
      broken.dead.clear();
      await pass(30_000);
      session.refresh();
      await pass(0);
    },
  );
  expect(world.probed.length).toBeGreaterThan(1);
  expect(new Set(world.probed)).toEqual(new Set(['http://a.example']));
  expect(last(seen)).toMatchObject({ is: 'ready' });
  expect(last(seen)).toHaveProperty('lines.0.health', 'good');
});

test('[8.16] when every domain fails within three seconds nothing is counted: it is the viewer’s own network', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen, world } = await run({}, async (session, broken, pass) => {
    for (const origin of dead) broken.dead.add(origin);
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(0);
  });
  expect(last(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
  expect(world.stored).toBe(0);
});

test('without a network it says so, counts nothing, and the picture is back as soon as the network is', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen, world } = await run({ online: false, dead }, async (_session, broken, pass) => {
    await pass(60_000);
    broken.dead.clear();
    broken.online = true;
    await pass(500);
  });
  expect(seen[1]).toMatchObject({ is: 'failed', code: 'OFFLINE' });
  expect(last(seen)).toMatchObject({ is: 'ready' });
  expect(world.stored).toBe(0);
});

test('a broken picture does not wait for the platform to say again what plays', async () => {
  const { seen } = await run({}, async (session, broken, pass) => {
    broken.state = 'interrupted';
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(0);
  });
  expect(last(seen)).toMatchObject({ is: 'ready', lineId: 'b', sourceId: 2 });
});

test.each([{ is: 'failed', code: 'MEDIA_EXPIRED', status: 403 } as const, { is: 'ended' } as const])(
  '$is is no fault of the line once; again within half a minute it is',
  async (trouble) => {
    const { seen, world } = await run({}, async (session, _world, pass) => {
      session.report({ ...trouble, sourceId: 1 });
      await pass(1_000);
      session.report({ ...trouble, sourceId: 2 });
      await pass(0);
    });
    const lines = seen.flatMap((view) => (view.is === 'ready' ? [view.lineId] : []));
    expect(lines).toEqual(['a', 'a', 'b']);
    expect(world.stored).toBe(1);
  },
);

test('[8.16] what another tab has learnt of a domain decides here too', async () => {
  const { seen } = await run({}, async (session, world, pass) => {
    world.heard$.next({
      errorCount: 4,
      lines: [{ lineId: 'b', errors: 3, at: 0, failuresInRow: 3, openUntil: 60_000, firstByteMs: null }],
    });
    session.report({ is: 'stalled', sourceId: 1, forMs: 5_000 });
    await pass(0);
  });
  expect(last(seen)).toMatchObject({ is: 'ready', lineId: 'c' });
});
