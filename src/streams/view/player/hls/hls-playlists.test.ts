import { expect, test } from 'vitest';
import { createHlsPlaylists, reachesFurther, reachOf } from './hls-playlists.ts';

const playlist = (first: number, count: number, end = '') =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...Array.from({ length: count }, (_, at) => `#EXTINF:2.000,\n${first + at}.ts`),
    end,
  ].join('\n');
const QUALITIES = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhd/index.m3u8';

test('a multivariant playlist has no end, unlike a media playlist', () => {
  expect(reachOf(playlist(10, 6))).toEqual({
    end: 16,
    targetMs: 2_000,
    heldMs: 2_000,
    hasParts: false,
    isOver: false,
  });
  expect(reachOf(QUALITIES)).toBeNull();
});

test('a delta update has the same end as the whole list', () => {
  const update = playlist(10, 6).replace('#EXTINF', '#EXT-X-SKIP:SKIPPED-SEGMENTS=930\n#EXTINF');
  expect(reachOf(update)).toEqual({
    end: 946,
    targetMs: 2_000,
    heldMs: 2_000,
    hasParts: false,
    isOver: false,
  });
});

test('[8.16] a playlist without growth is stale after one and a half segments', () => {
  const playlists = createHlsPlaylists();
  playlists.took('/hd', playlist(10, 6), 0);
  expect(playlists.isStale('/hd', playlist(10, 6), 2_000)).toBe(false);
  expect(playlists.isStale('/hd', playlist(10, 6), 3_000)).toBe(true);
  expect(playlists.isStale('/hd', playlist(11, 6), 3_000)).toBe(false);
  expect(playlists.isStale('/sd', playlist(10, 6), 3_000)).toBe(false);
});

test('[8.16] a playlist marked as ended is checked on another line', () => {
  expect(createHlsPlaylists().isStale('/hd', playlist(10, 6, '#EXT-X-ENDLIST'), 0)).toBe(true);
  expect(reachesFurther(playlist(10, 6), playlist(10, 6, '#EXT-X-ENDLIST'))).toBe(true);
});

test('of two playlists the one that ends later is newer', () => {
  expect(reachesFurther(playlist(11, 6), playlist(10, 6))).toBe(true);
  expect(reachesFurther(playlist(10, 6), playlist(10, 6))).toBe(false);
  expect(reachesFurther(QUALITIES, QUALITIES)).toBe(false);
});

test('a blocking reload is held until the next part or segment', () => {
  const playlists = createHlsPlaylists();
  expect(playlists.heldMs('/hd')).toBe(0);
  playlists.took('/hd', playlist(10, 6), 0);
  expect(playlists.heldMs('/hd')).toBe(2_000);
  playlists.took('/ll', playlist(10, 6).replace('#EXTINF', '#EXT-X-PART-INF:PART-TARGET=0.5\n#EXTINF'), 0);
  expect(playlists.heldMs('/ll')).toBe(500);
});
