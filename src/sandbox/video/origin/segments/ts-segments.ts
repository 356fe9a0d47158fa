import type { Unit } from '#sandbox/video/clips/reel.ts';
import { PART_MS, SEGMENT_MS, SEGMENT_PARTS } from '#sandbox/video/clips/streams.table.ts';
import { adts, annexB, parameterSets } from '#sandbox/video/formats/elementary.ts';
import type { MediaFrame } from '#sandbox/video/formats/flv-read.ts';
import { type Packetizer, PID, packetizer } from '#sandbox/video/formats/ts-packet.ts';

const STREAM_TYPE = { h264: 0x1b, aac: 0x0f };
const PROGRAMME_NUMBER = 1;

/** CRC-32/MPEG-2, which closes every table. */
function checksum(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

const uint16 = (value: number) => [(value >> 8) & 0xff, value & 0xff];

/** A table section with its pointer, length and checksum. */
function section(tableId: number, id: number, content: readonly number[]): Uint8Array {
  const body = [...uint16(id), 0xc1, 0, 0, ...content];
  const head = [tableId, ...uint16(0xb000 | (body.length + 4))];
  const crc = checksum([...head, ...body]);
  return Uint8Array.from([0, ...head, ...body, ...uint16(crc >>> 16), ...uint16(crc & 0xffff)]);
}

/** Section that locates the description of the one programme. */
const PROGRAMME_LIST = section(0, 1, [...uint16(PROGRAMME_NUMBER), ...uint16(0xe000 | PID.programme)]);

/** Section that lists the tracks of the programme; the clock is carried by the video track. */
const PROGRAMME = section(2, PROGRAMME_NUMBER, [
  ...uint16(0xe000 | PID.video),
  ...uint16(0xf000),
  ...[STREAM_TYPE.h264, ...uint16(0xe000 | PID.video), ...uint16(0xf000)],
  ...[STREAM_TYPE.aac, ...uint16(0xe000 | PID.audio), ...uint16(0xf000)],
]);

const STREAM_ID = { video: 0xe0, audio: 0xc0 };
const TICKS_PER_MS = 90;
/** Times have 33 bits and start over after a day and two hours. */
const TICK_RANGE = 2 ** 33;
/** Lead of the clock over the video frames, so that a decoder has room to buffer. */
const CLOCK_LEAD_MS = 700;
/** Sound frames that share one payload, to spare packets; a whole number of payloads fits a part. */
const AUDIO_GROUP = 5;

const ticks = (ms: number) => (ms * TICKS_PER_MS) % TICK_RANGE;

/**
 * Returns the presentation time, 90 kHz in 33 bits, of a frame filmed the given number of milliseconds after the first
 * segment began.
 */
export const presentationTicks = (ms: number): number => ticks(ms + CLOCK_LEAD_MS);

/** A payload without its time: what a track has to show `at` milliseconds after the segment's beginning. */
interface Piece {
  readonly pid: number;
  readonly streamId: number;
  readonly at: number;
  readonly data: Uint8Array;
  /** For video, which carries the clock: whether a player may start here. */
  readonly isEntry?: boolean;
}

/** Returns a payload unit with its time; video leaves its length open, as it may be too long for the field. */
function stamped({ streamId, data }: Piece, pts: number): Uint8Array {
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

/** Returns the video and audio payloads of a unit in chronological order. */
function piecesOf({ video, audio, videoConfig, audioConfig }: Unit): Piece[] {
  const sets = parameterSets(videoConfig);
  const videoPieces = video.map((frame) => ({
    pid: PID.video,
    streamId: STREAM_ID.video,
    at: frame.at,
    data: annexB(frame, sets),
    isEntry: frame.isKey,
  }));
  const sounds = groups(audio).map((frames) => ({
    pid: PID.audio,
    streamId: STREAM_ID.audio,
    at: frames[0]?.at ?? 0,
    data: Buffer.concat(frames.map((frame) => adts(audioConfig, frame.data))),
  }));
  return [...videoPieces, ...sounds].sort((a, b) => a.at - b.at || a.pid - b.pid);
}

/** The last piece of a track makes its packets a whole turn of the counter, so that every segment begins a new one. */
function cutPieces(pieces: readonly Piece[], startMs: number, packets: Packetizer) {
  const last = new Set([PID.video, PID.audio].map((pid) => pieces.findLast((piece) => piece.pid === pid)));
  return pieces.map((piece) => {
    const ms = startMs + piece.at;
    const mark = piece.isEntry === undefined ? undefined : { pcr: ticks(ms), isEntry: piece.isEntry };
    const payload = stamped(piece, presentationTicks(ms));
    const more = last.has(piece) ? packets.short(piece.pid, payload, mark) : 0;
    return { part: Math.floor(piece.at / PART_MS), packets: packets.cut(piece.pid, payload, mark, more) };
  });
}

/** A segment, and the parts that a player at the live edge loads instead of it. */
export type BuiltSegment = { readonly whole: Uint8Array; readonly parts: readonly Uint8Array[] };

/**
 * A unit as the transport stream segment of a number, which is its parts joined. Times and packet counters
 * run on from one number to the next, whatever either shows, so that any unit may follow any other and the same number is
 * the same bytes on every host.
 */
export function segmentOf(unit: Unit, number: number): BuiltSegment {
  const packets = packetizer(
    new Map([
      [PID.tables, number],
      [PID.programme, number],
    ]),
  );
  const tables = [...packets.cut(PID.tables, PROGRAMME_LIST), ...packets.cut(PID.programme, PROGRAMME)];
  const pieces = cutPieces(piecesOf(unit), number * SEGMENT_MS, packets);
  const parts = Array.from({ length: SEGMENT_PARTS }, (_, part) =>
    Buffer.concat([
      ...(part === 0 ? tables : []),
      ...pieces.filter((piece) => piece.part === part).flatMap((piece) => piece.packets),
    ]),
  );
  return { whole: Buffer.concat(parts), parts };
}
