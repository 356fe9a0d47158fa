import { expect, test } from 'vitest';
import { clipsOf } from '#sandbox/video/clips/clips.table.ts';
import { library } from '#sandbox/video/clips/library.ts';
import { PART_MS, SEGMENT_MS, SEGMENT_PARTS } from '#sandbox/video/clips/streams.table.ts';
import { PID } from '#sandbox/video/formats/ts-packet.ts';
import { segmentOf } from './ts-segments.ts';

/** Run of COUNT segments some time after the epoch, of clips of several reels in an order that never repeats. */
const FIRST = 897_600_000;
const COUNT = 220;
const SHOWN = ['football-navy', 'football-shared', 'football-navy'].flatMap((reel) =>
  clipsOf(reel).flatMap(({ name, units }) =>
    Array.from({ length: units }, (_, part) => ({ reel, clip: name, part })),
  ),
);
const units = Array.from({ length: COUNT }, (_, i) => {
  const showing = SHOWN[(i * 37 + Math.floor(i / 7)) % SHOWN.length] ?? { reel: '', clip: '', part: 0 };
  return library.unit(showing, 'sd');
});
const built = units.map((unit, i) => segmentOf(unit, FIRST + i));
const segments = built.map(({ whole }) => whole);

interface Packet {
  readonly pid: number;
  readonly sync: number;
  readonly count: number;
  readonly begins: boolean;
  readonly payload: Uint8Array;
}

function packetsOf(segment: Uint8Array): Packet[] {
  return Array.from({ length: segment.length / 188 }, (_, i) => {
    const bytes = segment.subarray(i * 188, (i + 1) * 188);
    const [sync = 0, high = 0, low = 0, control = 0, field = 0] = bytes;
    const payload = bytes.subarray(control & 0x20 ? 5 + field : 4);
    return { sync, pid: ((high & 31) << 8) | low, count: control & 15, begins: (high & 0x40) > 0, payload };
  });
}

/** Presentation times (90 kHz) of a track, out of its payload units. */
function timesOf(segment: Uint8Array, pid: number): number[] {
  return packetsOf(segment)
    .filter((packet) => packet.pid === pid && packet.begins)
    .map(({ payload }) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = payload.subarray(9, 14);
      return ((a >> 1) & 7) * 2 ** 30 + b * 2 ** 22 + (c >> 1) * 2 ** 15 + d * 2 ** 7 + (e >> 1);
    });
}

test('segments are whole packets that name their tracks first', () => {
  for (const segment of segments) {
    expect(segment.length % 188).toBe(0);
    const packets = packetsOf(segment);
    expect(packets.every(({ sync }) => sync === 0x47)).toBe(true);
    expect(packets.slice(0, 3).map(({ pid }) => pid)).toEqual([PID.tables, PID.programme, PID.video]);
  }
});

test('video frames are 40 ms apart across 219 clip boundaries', () => {
  const times = segments.flatMap((segment) => timesOf(segment, PID.video));
  expect(times).toHaveLength(COUNT * 48);
  expect(times.every((time, i) => i === 0 || time - (times[i - 1] ?? 0) === 3_600)).toBe(true);
});

test('times start over within 33 bits', () => {
  const beyond = Math.ceil(2 ** 33 / 90 / SEGMENT_MS);
  const [unit] = units;
  if (!unit) throw new Error('no unit');
  const times = (number: number) => timesOf(segmentOf(unit, number).whole, PID.video);
  expect(times(beyond - 2)[0]).toBeGreaterThan(2 ** 33 - 5 * 180_000);
  expect(times(beyond + 1)[0]).toBeLessThan(3 * 180_000);
});

test('every segment begins with parameter sets and a key frame', () => {
  for (const segment of segments) {
    const first = packetsOf(segment).find(({ pid }) => pid === PID.video)?.payload ?? new Uint8Array();
    const starts = [
      ...Buffer.from(first)
        .toString('hex')
        .matchAll(/00000001(..)/g),
    ];
    const kinds = starts.map((match) => Number.parseInt(match[1] ?? '', 16) & 31);
    expect(kinds.slice(0, 3)).toEqual([9, 7, 8]);
  }
});

test('packet counters run on from segment to segment', () => {
  const last = new Map<number, number>();
  const breaks = segments.flatMap(packetsOf).filter(({ pid, count }) => {
    const expected = ((last.get(pid) ?? count - 1) + 1) % 16;
    last.set(pid, count);
    return count !== expected;
  });
  expect(breaks).toEqual([]);
});

test('audio frames are complete and 32 ms apart across every boundary', () => {
  const sounds = segments.flatMap(packetsOf).filter(({ pid }) => pid === PID.audio);
  const stream = Buffer.concat(
    sounds.map(({ begins, payload }) => (begins ? payload.subarray(14) : payload)),
  );
  let frames = 0;
  for (let at = 0; at < stream.length; frames++) {
    expect(stream.readUInt16BE(at)).toBe(0xfff1);
    const [a = 0, b = 0, c = 0] = stream.subarray(at + 3, at + 6);
    at += (a & 3) * 2048 + b * 8 + (c >> 5);
  }
  expect(frames).toBe(COUNT * 60);
  const times = segments.flatMap((segment) => timesOf(segment, PID.audio));
  expect(times.every((time, i) => i === 0 || time - (times[i - 1] ?? 0) === 5 * 2_880)).toBe(true);
});

test('the parts of a segment hold its bytes, four frames each', () => {
  for (const { whole, parts } of built) {
    expect(Buffer.compare(Buffer.concat(parts), whole)).toBe(0);
    expect(parts).toHaveLength(SEGMENT_PARTS);
    const [begin = 0] = timesOf(whole, PID.video);
    parts.forEach((part, index) => {
      const frames = Array.from({ length: 4 }, (_, frame) => begin + (index * PART_MS + frame * 40) * 90);
      expect(timesOf(part, PID.video)).toEqual(frames.map((time) => time % 2 ** 33));
      expect(timesOf(part, PID.audio)).toHaveLength(1);
    });
  }
});
