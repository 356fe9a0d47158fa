import type { ServerResponse } from 'node:http';
import { FLV_HEADER, FLV_KIND } from '#sandbox/video/formats/flv-tag.ts';

const TAG_HEAD = 11;
const TAG_TAIL = 4;

/** Returns the tags of one piece of FLV except those with audio; a piece contains whole tags. */
function withoutAudioTags(piece: Buffer): Buffer {
  const begins = piece.subarray(0, FLV_HEADER.length).equals(FLV_HEADER) ? FLV_HEADER.length : 0;
  const remaining = [piece.subarray(0, begins)];
  for (let at = begins; at < piece.length; ) {
    const end = at + TAG_HEAD + piece.readUIntBE(at + 1, 3) + TAG_TAIL;
    if (piece[at] !== FLV_KIND.audio) remaining.push(piece.subarray(at, end));
    at = end;
  }
  return Buffer.concat(remaining);
}

/** Makes an FLV response silent although its header promises audio. */
export function stripAudio(response: ServerResponse): void {
  const write = response.write.bind(response);
  response.write = (piece: Uint8Array) => write(withoutAudioTags(Buffer.from(piece)));
}
