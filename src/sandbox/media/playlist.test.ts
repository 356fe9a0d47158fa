import { expect, test } from 'vitest';
import { loadLoop } from './loop.ts';
import { carriedQuery, mediaPlaylist, multivariantPlaylist } from './playlist.ts';
import { isFetchable, windowAt } from './segment-line.ts';
import { LOOP_MS, SEGMENT_MS } from './streams.table.ts';

const NOON = 1_790_000_000_000;
const PHASE = 7_300;

const playlistAt = (epochMs: number, phaseMs = PHASE) =>
  mediaPlaylist({ window: windowAt(epochMs, phaseMs), phaseMs, search: '', hasEnded: false });

const field = (playlist: string, name: string) => Number(new RegExp(`#${name}:(\\d+)`).exec(playlist)?.[1]);

test('the window moves by one segment every two seconds', () => {
  const edge = NOON - ((NOON + PHASE) % SEGMENT_MS);
  expect(windowAt(edge + 1_999, PHASE).first).toBe(windowAt(edge, PHASE).first);
  expect(windowAt(edge + 2_000, PHASE).first).toBe(windowAt(edge, PHASE).first + 1);
});

test('the newest segment is complete and at most one segment old', () => {
  for (let epochMs = NOON; epochMs < NOON + LOOP_MS; epochMs += 170) {
    const { first, count } = windowAt(epochMs, PHASE);
    const age = epochMs - ((first + count) * SEGMENT_MS - PHASE);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(SEGMENT_MS);
  }
});

test('the media sequence never falls and never skips, over loops too', () => {
  let last = field(playlistAt(NOON), 'EXT-X-MEDIA-SEQUENCE');
  for (let epochMs = NOON; epochMs < NOON + 3 * LOOP_MS; epochMs += 300) {
    const sequence = field(playlistAt(epochMs), 'EXT-X-MEDIA-SEQUENCE');
    expect(sequence - last).toBeGreaterThanOrEqual(0);
    expect(sequence - last).toBeLessThanOrEqual(1);
    last = sequence;
  }
});

test('a segment keeps its number and its time, whenever it is listed', () => {
  const known = new Map<string, string>();
  for (let epochMs = NOON; epochMs < NOON + 2 * LOOP_MS; epochMs += 500) {
    const entries = playlistAt(epochMs).matchAll(/DATE-TIME:(.+)\n.+\n(\d+)\.ts/g);
    for (const [, time = '', segment = ''] of entries) {
      expect(known.get(segment) ?? time).toBe(time);
      known.set(segment, time);
    }
  }
  expect(known.size).toBe(26);
});

test('every segment tells when it was taken, two seconds apart and ending before now', () => {
  const times = [...playlistAt(NOON).matchAll(/PROGRAM-DATE-TIME:(.+)/g)].map((match) =>
    Date.parse(match[1] ?? ''),
  );
  expect(times).toHaveLength(6);
  expect(times.every((time, i) => i === 0 || time - (times[i - 1] ?? 0) === SEGMENT_MS)).toBe(true);
  const end = (times.at(-1) ?? 0) + SEGMENT_MS;
  expect(NOON - end).toBeGreaterThanOrEqual(0);
  expect(NOON - end).toBeLessThan(SEGMENT_MS);
});

test('the date of a segment agrees with the picture burnt into it', () => {
  const { first } = windowAt(NOON, PHASE);
  const taken = Date.parse(/PROGRAM-DATE-TIME:(.+)/.exec(playlistAt(NOON))?.[1] ?? '');
  expect((taken + PHASE) % LOOP_MS).toBe((first * SEGMENT_MS) % LOOP_MS);
});

test('an ended broadcast says so', () => {
  const ended = { window: windowAt(NOON, 0), phaseMs: 0, search: '', hasEnded: true };
  expect(mediaPlaylist(ended)).toMatch(/#EXT-X-ENDLIST\n$/);
  expect(playlistAt(NOON)).not.toContain('ENDLIST');
});

test('segments from the future and from long ago are not to be had', () => {
  const window = windowAt(NOON, 0);
  expect(isFetchable(window.first, window)).toBe(true);
  expect(isFetchable(window.first + window.count, window)).toBe(false);
  expect(isFetchable(window.first - 7, window)).toBe(false);
});

test('the signature goes on to child urls, player directives do not', () => {
  const query = new URLSearchParams('exp=17&sig=a%2Bb&_HLS_pathway=A');
  expect(carriedQuery(query)).toBe('?exp=17&sig=a%2Bb');
  expect(carriedQuery(new URLSearchParams('_HLS_msn=4'))).toBe('');
});

test('both qualities are offered with size, rate and codecs', async () => {
  const [hd, sd] = await Promise.all([
    loadLoop('football-night.hd.flv', LOOP_MS),
    loadLoop('football-night.sd.flv', LOOP_MS),
  ]);
  const list = multivariantPlaylist({ hd, sd }, '?sig=1');
  expect(list).toMatch(
    /RESOLUTION=854x480,.*CODECS="avc1\.4d[0-9a-f]{4},mp4a\.40\.2",NAME="高清"\nhd\/index\.m3u8\?sig=1/,
  );
  expect(list).toMatch(/RESOLUTION=480x270.*\nsd\/index\.m3u8\?sig=1/);
  expect(hd.bandwidth).toBeGreaterThan(sd.bandwidth);
});
