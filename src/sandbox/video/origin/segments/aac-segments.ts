import type { Unit } from '#sandbox/video/clips/reel.ts';
import { SEGMENT_MS } from '#sandbox/video/clips/streams.table.ts';
import { adts } from '#sandbox/video/formats/elementary.ts';
import { timestampTag } from '#sandbox/video/formats/id3-timestamp.ts';
import { presentationTicks } from './ts-segments.ts';

/**
 * Returns the audio of a unit as the packed audio segment of a number (RFC 8216, 3.4): its time comes first, on the same
 * clock as the transport stream segment of that number.
 */
export function aacSegmentOf(
  { audio, audioConfig }: Pick<Unit, 'audio' | 'audioConfig'>,
  number: number,
): Uint8Array {
  const [first] = audio;
  const begin = timestampTag(presentationTicks(number * SEGMENT_MS + (first?.at ?? 0)));
  return Buffer.concat([begin, ...audio.map(({ data }) => adts(audioConfig, data))]);
}
