import { adts, annexB, parameterSets } from './elementary.ts';
import type { MediaFrame } from './flv-read.ts';
import type { MediaLoop } from './loop.ts';
import { PID, packetCount, packetizer } from './ts-packet.ts';
import { PROGRAMME, PROGRAMME_LIST } from './ts-tables.ts';

const STREAM_ID = { video: 0xe0, audio: 0xc0 };
const TICKS_PER_MS = 90;
/** Times have 33 bits and start over after a day and two hours. */
const TICK_RANGE = 2 ** 33;
/** The clock runs ahead of the pictures, so that a decoder has room to buffer. */
const CLOCK_LEAD_MS = 700;
/** Sound frames that share one payload, to spare packets. */
const AUDIO_GROUP = 6;

const ticks = (ms: number) => (ms * TICKS_PER_MS) % TICK_RANGE;

/** A payload without its time: what a track has to show `at` milliseconds after the segment's beginning. */
interface Unit {
  readonly pid: number;
  readonly streamId: number;
  readonly at: number;
  readonly data: Uint8Array;
  /** For pictures, which carry the clock: whether a player may start here. */
  readonly isEntry?: boolean;
}

const STAMP_BYTES = 14;

/** A payload unit with its time; pictures leave their length open, as they may be too long for it. */
function stamped({ streamId, data }: Unit, pts: number): Uint8Array {
  const length = streamId === STREAM_ID.video ? 0 : data.length + 8;
  const time = [
    0x21 | ((Math.floor(pts / 2 ** 30) & 7) << 1),
    (pts >>> 22) & 0xff,
    ((pts >>> 14) & 0xfe) | 1,
    (pts >>> 7) & 0xff,
    ((pts << 1) & 0xfe) | 1,
  ];
  const head = [0, 0, 1, streamId, length >> 8, length & 0xff, 0x80, 0x80, 5, ...time];
  return Buffer.concat([Uint8Array.from(head), data]);
}

function groups(frames: readonly MediaFrame[]): MediaFrame[][] {
  return Array.from({ length: Math.ceil(frames.length / AUDIO_GROUP) }, (_, i) =>
    frames.slice(i * AUDIO_GROUP, (i + 1) * AUDIO_GROUP),
  );
}

/** What the loop shows and sounds between two of its moments, in the order of time. */
function unitsBetween(loop: MediaLoop, from: number, until: number): Unit[] {
  const within = ({ at }: MediaFrame) => at >= from && at < until;
  const sets = parameterSets(loop.videoConfig);
  const pictures = loop.video.filter(within).map((frame) => ({
    pid: PID.video,
    streamId: STREAM_ID.video,
    at: frame.at - from,
    data: annexB(frame, sets),
    isEntry: frame.isKey,
  }));
  const sounds = groups(loop.audio.filter(within)).map((frames) => ({
    pid: PID.audio,
    streamId: STREAM_ID.audio,
    at: (frames[0]?.at ?? from) - from,
    data: Buffer.concat(frames.map((frame) => adts(loop.audioConfig, frame.data))),
  }));
  return [...pictures, ...sounds].sort((a, b) => a.at - b.at || a.pid - b.pid);
}

type Counts = ReadonlyMap<number, number>;

/** Packets of every track in a segment; the tables take one each. */
function packetsIn(units: readonly Unit[]): Counts {
  const counts = new Map<number, number>([
    [PID.tables, 1],
    [PID.programme, 1],
  ]);
  for (const { pid, data, isEntry } of units) {
    const packets = packetCount(STAMP_BYTES + data.length, isEntry !== undefined);
    counts.set(pid, (counts.get(pid) ?? 0) + packets);
  }
  return counts;
}

/** Packets of every track sent before a segment, since the epoch. */
function sentBefore(places: readonly Counts[], number: number): Counts {
  const turn = Math.floor(number / places.length);
  const sum = (pid: number, segments: readonly Counts[]) =>
    segments.reduce((total, counts) => total + (counts.get(pid) ?? 0), 0);
  const upTo = places.slice(0, number % places.length);
  return new Map(Object.values(PID).map((pid) => [pid, turn * sum(pid, places) + sum(pid, upTo)]));
}

/**
 * Cuts a loop into transport stream segments that begin with a key frame. Segment numbers count the time
 * since the epoch; times and packet counters run on from one to the next, over the loop's seam too, so that
 * the same number is the same bytes on every host.
 */
export function segmentCutter(loop: MediaLoop, segmentMs: number): (number: number) => Uint8Array {
  const perLoop = Math.ceil(loop.durationMs / segmentMs);
  const places = Array.from({ length: perLoop }, (_, i) =>
    unitsBetween(loop, i * segmentMs, (i + 1) * segmentMs),
  );
  const counts = places.map(packetsIn);
  return (number) => {
    const packets = packetizer(sentBefore(counts, number));
    const units = (places[number % perLoop] ?? []).flatMap((unit) => {
      const ms = number * segmentMs + unit.at;
      const mark = unit.isEntry === undefined ? undefined : { pcr: ticks(ms), isEntry: unit.isEntry };
      return packets.cut(unit.pid, stamped(unit, ticks(ms + CLOCK_LEAD_MS)), mark);
    });
    const tables = [...packets.cut(PID.tables, PROGRAMME_LIST), ...packets.cut(PID.programme, PROGRAMME)];
    return Buffer.concat([...tables, ...units]);
  };
}
