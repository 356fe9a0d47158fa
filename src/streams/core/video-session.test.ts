import { skip, take } from 'rxjs';
import { expect, test } from 'vitest';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { ANCHOR, lastOf, runSession, startSession } from '#tests/fixtures/video/video-world.ts';

test('a line chosen by hand is used though another would come first', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.chooseLine('c');
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ lineId: 'c' });
});

test('[8.16] domain health recorded by another tab is applied', async () => {
  const { seen } = await runSession({}, async (session, world, pass) => {
    world.received$.next({
      errorCount: 4,
      lines: [{ lineId: 'b', errors: 3, at: 0, failuresInRow: 3, openUntil: 60_000, firstByteMs: null }],
    });
    session.report({ is: 'stalled', sourceId: 1, forMs: 5_000 });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'c' });
});

test('[2.11] a refresh tries no kind that the browser cannot play', async () => {
  const { seen } = await runSession({ room: ANCHOR, cannot: ['flv'] }, async (session, _world, pass) => {
    await pass(0);
    session.refresh();
    await pass(0);
  });
  const kinds = seen.flatMap((view) => (view.is === 'ready' ? [view.type] : []));
  expect(kinds).toEqual(['hls', 'hls']);
});

test('[8.16] a refresh reloads the lines and allows an abandoned kind again', async () => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
    session.refresh();
    await pass(0);
  });
  expect(world.lineRequests).toBe(2);
  expect(seen.flatMap((view) => (view.is === 'ready' ? [view.type] : []))).toEqual(['hls', 'flv', 'hls']);
});

test('[2.11] an anchor defaults to lowest delay, a match to HLS, unless selected', async () => {
  const kindOf = async (part: Parameters<typeof runSession>[0]) => {
    const { seen } = await runSession(part, async () => undefined);
    const view = lastOf(seen);
    return view?.is === 'ready' ? view.type : null;
  };
  expect(await kindOf({ room: ANCHOR })).toBe('flv');
  expect(await kindOf({})).toBe('hls');
  expect(await kindOf({ room: ANCHOR, prefer: 'hls' })).toBe('hls');
  expect(await kindOf({ prefer: 'flv' })).toBe('flv');
});

test('[2.11] a browser that cannot play a kind receives the other at once', async () => {
  const resultsOf = async (part: Parameters<typeof runSession>[0]) => {
    const { seen } = await runSession(part, async () => undefined);
    return seen.flatMap((view) =>
      view.is === 'ready' ? [view.type] : view.is === 'failed' ? [view.code] : [],
    );
  };
  expect(await resultsOf({ room: ANCHOR, cannot: ['flv'] })).toEqual(['hls']);
  expect(await resultsOf({ room: ANCHOR, prefer: 'flv', cannot: ['flv'] })).toEqual(['hls']);
  expect(await resultsOf({ cannot: ['hls', 'flv'] })).toEqual(['MEDIA_UNSUPPORTED']);
});

test('[2.11] a kind selected during playback is played next', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.chooseKind('flv');
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', type: 'flv', types: ['hls', 'flv'] });
});

test('a kind chosen while a source is emitted is played next', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.view$.pipe(skip(1), take(1)).subscribe(() => session.chooseKind('hls'));
    session.chooseKind('flv');
    await pass(0);
  });
  expect(seen.flatMap((view) => (view.is === 'ready' ? [view.type] : []))).toEqual(['hls', 'flv', 'hls']);
});

test('[2.11] a browser without FLV receives HLS in an FLV-only room', async () => {
  const { seen } = await runSession({ types: ['flv'] }, async (session, _world, pass) => {
    session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', type: 'hls' });
});

test('a later subscriber receives only the latest view', async () => {
  const { session, pass, subscription } = await startSession({});
  await pass(2_000);
  const later: VideoView[] = [];
  session.view$.subscribe((view) => later.push(view)).unsubscribe();
  subscription.unsubscribe();
  expect(later).toMatchObject([{ is: 'ready', standby: { lineId: 'b' } }]);
});

test('a session without subscribers sends no requests', async () => {
  const { world, pass, subscription } = await startSession({});
  subscription.unsubscribe();
  const { length } = world.requests;
  await pass(300_000);
  expect(world.requests).toHaveLength(length);
});
