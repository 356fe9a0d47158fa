import type { Unit } from '#sandbox/video/clips/reel.ts';
import { PART_MS, SEGMENT_MS, SEGMENT_PARTS } from '#sandbox/video/clips/streams.table.ts';
import { adts } from '#sandbox/video/formats/elementary.ts';
import { type BuiltSegment, presentationTicks } from './ts-segments.ts';

const OWNER = Buffer.from('com.apple.streaming.transportStreamTimestamp\0', 'latin1');
const TIME_BYTES = 8;
const HEAD_BYTES = 10;

/** A length in four bytes of seven bits each, as ID3v2.4 has it. */
const synchsafe = (length: number): number[] => [21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f);

/** The ID3v2.4 tag that packed audio begins with: the presentation time of its first frame, 90 kHz in 33 bits. */
function timestampTag(ticks: number): Uint8Array {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(ticks));
  const content = Buffer.concat([OWNER, time]);
  const frame = [...Buffer.from('PRIV'), ...synchsafe(content.length), 0, 0];
  const head = [...Buffer.from('ID3'), 4, 0, 0, ...synchsafe(HEAD_BYTES + content.length)];
  return Buffer.concat([Uint8Array.from([...head, ...frame]), content]);
}

type Sound = Pick<Unit, 'audio' | 'audioConfig'>;

/** Sound frames as packed audio (RFC 8216, 3.4): the time of the first of them comes first. */
function packedAudio({ audio, audioConfig }: Sound, number: number): Uint8Array {
  const [first] = audio;
  const begin = timestampTag(presentationTicks(number * SEGMENT_MS + (first?.at ?? 0)));
  return Buffer.concat([begin, ...audio.map(({ data }) => adts(audioConfig, data))]);
}

/**
 * Returns the audio of a unit as the packed audio segment of a number, on the same clock as the transport stream segment of
 * that number, with its parts, each of which begins with its own time.
 */
export const aacSegmentOf = ({ audio, audioConfig }: Sound, number: number): BuiltSegment => ({
  whole: packedAudio({ audio, audioConfig }, number),
  parts: Array.from({ length: SEGMENT_PARTS }, (_, part) => {
    const frames = audio.filter(({ at }) => Math.floor(at / PART_MS) === part);
    return packedAudio({ audio: frames, audioConfig }, number);
  }),
});
