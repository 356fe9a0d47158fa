/** FLV's own numbers for what a tag carries. */
export const FLV_KIND = { audio: 8, video: 9, script: 18 } as const;

/** FLV tag: kind, milliseconds and body, as stored in a file and sent on the wire. */
export interface FlvTag {
  readonly kind: number;
  readonly at: number;
  readonly body: Uint8Array;
}

const HEAD_BYTES = 11;
const AVC_KEY = 0x17;
const AVC_INTER = 0x27;
/** AAC, and three bits that every player ignores for it. */
const AAC = 0xaf;

const headerWith = (tracks: number) => Uint8Array.of(0x46, 0x4c, 0x56, 1, tracks, 0, 0, 0, 9, 0, 0, 0, 0);

/** Header of nine bytes that every FLV begins with (video and sound), and the zero length before the first tag. */
export const FLV_HEADER = headerWith(5);
/** The same for sound alone. */
export const FLV_SOUND_HEADER = headerWith(4);

/** A tag with its own header and the length that closes it; `at` may run past 24 bits. */
export function encodeTag({ kind, at, body }: FlvTag): Uint8Array {
  const bytes = new Uint8Array(HEAD_BYTES + body.length + 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, (kind << 24) | body.length);
  view.setUint32(4, ((at & 0xffffff) << 8) | ((at >>> 24) & 0xff));
  bytes.set(body, HEAD_BYTES);
  view.setUint32(HEAD_BYTES + body.length, HEAD_BYTES + body.length);
  return bytes;
}

function prefixed(prefix: readonly number[], data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(prefix.length + data.length);
  bytes.set(prefix);
  bytes.set(data, prefix.length);
  return bytes;
}

/** Bodies of the four kinds of media tag; frames are presented in the order they are sent. */
export const tagBody = {
  videoConfig: (avcc: Uint8Array) => prefixed([AVC_KEY, 0, 0, 0, 0], avcc),
  audioConfig: (asc: Uint8Array) => prefixed([AAC, 0], asc),
  video: (data: Uint8Array, isKey: boolean) => prefixed([isKey ? AVC_KEY : AVC_INTER, 1, 0, 0, 0], data),
  audio: (data: Uint8Array) => prefixed([AAC, 1], data),
};
