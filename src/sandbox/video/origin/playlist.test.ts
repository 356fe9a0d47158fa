import { expect, test } from 'vitest';
import { library } from '../clips/library.ts';
import { segmentStart } from '../clips/live-line.ts';
import { PART_MS, SEGMENT_MS } from '../clips/streams.table.ts';
import { carriedQuery, mediaPlaylist, multivariantPlaylist } from './playlist.ts';
import { isFetchable, WINDOW_SEGMENTS, windowAt } from './segments/segment-line.ts';

const NOON = 1_790_000_000_000;
const PHASE = 1_300;

const playlistAt = (epochMs: number, isUpdate = false) =>
  mediaPlaylist({
    window: windowAt(epochMs, PHASE),
    phaseMs: PHASE,
    search: '',
    hasEnded: false,
    isUpdate,
    type: 'ts',
  });

/** Durations of the listed parts of each segment, ms. */
function partsListed(playlist: string): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const [, seconds, segment] of playlist.matchAll(/#EXT-X-PART:DURATION=([\d.]+),URI="(\d+)\.\d+\.ts"/g))
    lengths.set(Number(segment), (lengths.get(Number(segment)) ?? 0) + Number(seconds) * 1_000);
  return lengths;
}

const field = (playlist: string, name: string) => Number(new RegExp(`#${name}:(\\d+)`).exec(playlist)?.[1]);
const listed = (playlist: string) =>
  [...playlist.matchAll(/^(\d+)\.ts/gm)].map(([, number]) => Number(number));

/** Returns every listed segment with its date: given, or extrapolated from the last one that was. */
function dated(playlist: string): Map<number, number> {
  const dates = new Map<number, number>();
  let date = Number.NaN;
  for (const line of playlist.split('\n')) {
    const dateTime = /DATE-TIME:(.+)/.exec(line)?.[1];
    const segment = /^(\d+)\.ts/.exec(line)?.[1];
    if (dateTime) date = Date.parse(dateTime);
    if (segment) {
      dates.set(Number(segment), date);
      date += SEGMENT_MS;
    }
  }
  return dates;
}

test('the window covers thirty minutes and moves one segment at a time', () => {
  const edge = NOON - ((NOON + PHASE) % SEGMENT_MS);
  expect(windowAt(edge + SEGMENT_MS - 1, PHASE).first).toBe(windowAt(edge, PHASE).first);
  expect(windowAt(edge + SEGMENT_MS, PHASE).first).toBe(windowAt(edge, PHASE).first + 1);
  const numbers = listed(playlistAt(NOON));
  expect(numbers.length * SEGMENT_MS).toBeGreaterThanOrEqual(30 * 60_000 - SEGMENT_MS);
  expect(numbers.every((number, i) => i === 0 || number === (numbers[i - 1] ?? 0) + 1)).toBe(true);
});

test('the newest segment is complete and at most one segment old', () => {
  for (let epochMs = NOON; epochMs < NOON + 20_000; epochMs += 170) {
    const { first, count } = windowAt(epochMs, PHASE);
    const age = epochMs - segmentStart(first + count, PHASE);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(SEGMENT_MS);
  }
});

test('the media sequence never falls and never skips', () => {
  let last = field(playlistAt(NOON), 'EXT-X-MEDIA-SEQUENCE');
  for (let epochMs = NOON; epochMs < NOON + 60_000; epochMs += 300) {
    const sequence = field(playlistAt(epochMs), 'EXT-X-MEDIA-SEQUENCE');
    expect(sequence - last).toBeGreaterThanOrEqual(0);
    expect(sequence - last).toBeLessThanOrEqual(1);
    last = sequence;
  }
});

test('a segment has the same number and time in every response', () => {
  const known = new Map<number, number>();
  const moved: number[] = [];
  for (let epochMs = NOON; epochMs < NOON + 130_000; epochMs += 900) {
    for (const [segment, date] of dated(playlistAt(epochMs, epochMs % 1_800 === 0))) {
      if (date !== segmentStart(segment, PHASE) || date !== (known.get(segment) ?? date)) moved.push(segment);
      known.set(segment, date);
    }
  }
  expect(moved).toEqual([]);
  expect(known.size).toBeGreaterThan(WINDOW_SEGMENTS);
});

test('a delta update leaves out known segments and reports how many', () => {
  const [full, update] = [playlistAt(NOON), playlistAt(NOON, true)];
  const count = Number(/SKIPPED-SEGMENTS=(\d+)/.exec(update)?.[1]);
  expect(listed(update)).toEqual(listed(full).slice(count));
  expect(listed(update).length * SEGMENT_MS).toBeGreaterThanOrEqual(12_000);
  expect(full).toContain('CAN-SKIP-UNTIL=12.0');
  expect(update.length).toBeLessThan(4_500);
});

test('no playlist contains a discontinuity', () => {
  expect(playlistAt(NOON)).not.toContain('DISCONTINUITY');
});

test('an ended broadcast is marked as ended and listed in full', () => {
  const window = windowAt(NOON, 0);
  const ended = mediaPlaylist({ window, phaseMs: 0, search: '', hasEnded: true, isUpdate: true, type: 'ts' });
  expect(ended).toMatch(/#EXT-X-ENDLIST\n$/);
  expect(listed(ended)).toHaveLength(WINDOW_SEGMENTS);
  expect(playlistAt(NOON)).not.toContain('ENDLIST');
});

test('segments from the future and from long ago are unavailable', () => {
  const window = windowAt(NOON, 0);
  expect(isFetchable(window.first, window)).toBe(true);
  expect(isFetchable(window.first + window.count, window)).toBe(false);
  expect(isFetchable(window.first - 7, window)).toBe(false);
});

test('child urls carry the signature without player directives', () => {
  const query = new URLSearchParams('exp=17&sig=a%2Bb&_HLS_pathway=A');
  expect(carriedQuery(query)).toBe('?exp=17&sig=a%2Bb');
  expect(carriedQuery(new URLSearchParams('_HLS_msn=4'))).toBe('');
});

test('both qualities are listed with name, size, rate and codecs', () => {
  const facts = { hd: library.facts('football-navy', 'hd'), sd: library.facts('football-navy', 'sd') };
  const list = multivariantPlaylist(facts, '?sig=1');
  expect(list).toMatch(
    /RESOLUTION=1280x720,.*CODECS="avc1\.4d[0-9a-f]{4},mp4a\.40\.2",NAME="高清 720P"\nhd\/index\.m3u8\?sig=1/,
  );
  expect(list).toMatch(/RESOLUTION=640x360.*\nsd\/index\.m3u8\?sig=1/);
  expect(facts.hd.bandwidth).toBeGreaterThan(facts.sd.bandwidth);
});

test('the newest segments have parts that together are as long as they', () => {
  for (let epochMs = NOON; epochMs < NOON + 4_000; epochMs += 70) {
    const playlist = playlistAt(epochMs, true);
    const newest = listed(playlist).at(-1) ?? 0;
    const lengths = partsListed(playlist);
    expect([newest - 2, newest - 1, newest].map((segment) => Math.round(lengths.get(segment) ?? 0))).toEqual([
      SEGMENT_MS,
      SEGMENT_MS,
      SEGMENT_MS,
    ]);
    const filmed = epochMs - segmentStart(newest + 1, PHASE);
    expect(filmed - (lengths.get(newest + 1) ?? 0)).toBeGreaterThanOrEqual(0);
    expect(filmed - (lengths.get(newest + 1) ?? 0)).toBeLessThan(PART_MS);
  }
});

test('the hint names the part after the last one', () => {
  for (let epochMs = NOON; epochMs < NOON + 4_000; epochMs += 70) {
    const playlist = playlistAt(epochMs);
    const [, segment, part] = /PRELOAD-HINT:TYPE=PART,URI="(\d+)\.(\d+)\.ts"/.exec(playlist) ?? [];
    const known = partsListed(playlist).get(Number(segment)) ?? 0;
    expect(Number(segment)).toBe((listed(playlist).at(-1) ?? 0) + 1);
    expect(Number(part) * PART_MS).toBe(Math.round(known));
  }
});

test('an ended broadcast has neither parts nor a hint', () => {
  const window = windowAt(NOON, 0);
  const ended = mediaPlaylist({
    window,
    phaseMs: 0,
    search: '',
    hasEnded: true,
    isUpdate: false,
    type: 'ts',
  });
  expect(ended).not.toMatch(/EXT-X-PART:|PRELOAD-HINT/);
});
