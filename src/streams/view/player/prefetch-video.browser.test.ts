import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { MediaKind } from '#contract/community/video/schema.ts';
import { bareView, driveBare } from '#tests/fixtures/video/bare-drive.ts';
import { hosts, mendHosts, openExchanges } from '#tests/fixtures/video/media-origin.ts';
import { prefetchVideo } from './prefetch-video.ts';

afterEach(mendHosts);

const SLOW = { timeout: 12_000 };

/** Returns the page's requests to the origin, oldest first, by the last part of their path and the part before that. */
const requestsFor = (sig: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ search }) => search.includes(sig))
    .map(({ pathname }) => pathname.replace('/live/anchor-1/', ''));

/** Plays a source to its first frame, after it was requested in advance. */
async function playedAfterAhead(type: MediaKind, url: string) {
  await prefetchVideo(bareView(type, url));
  const video = document.createElement('video');
  document.body.append(video);
  const seen = { frames: 0 };
  const driven = driveBare(type, url, {
    video,
    onFirstFrame() {
      seen.frames += 1;
    },
  });
  onTestFinished(() => {
    driven.stop();
    video.remove();
  });
  await expect.poll(() => seen.frames, SLOW).toBe(1);
  return driven;
}

test('[2.11] an FLV requested in advance is played and ends with its player', async () => {
  const driven = await playedAfterAhead('flv', `${hosts[0]}/live/anchor-1/hd.flv?sig=good&visit=flv`);
  expect((await openExchanges())[0]).toBe(1);
  driven.stop();
  await expect.poll(async () => (await openExchanges())[0], SLOW).toBe(0);
});

test('[2.11] a playlist requested in advance is used by the engine', async () => {
  await playedAfterAhead('hls', `${hosts[0]}/live/anchor-1/index.m3u8?sig=good&visit=hls`);
  expect(requestsFor('visit=hls').filter((path) => path === 'index.m3u8')).toHaveLength(1);
});

test('[2.11] a response requested in advance and never played is discarded', async () => {
  await prefetchVideo(bareView('flv', `${hosts[1]}/live/anchor-1/hd.flv?sig=good&visit=none`));
  expect((await openExchanges())[1]).toBe(1);
  await expect.poll(async () => (await openExchanges())[1], SLOW).toBe(0);
});
