/** One tag of an FLV: a frame, a decoder's configuration, or metadata of the stream. */
export type FlvTag = {
  readonly is: 'audio' | 'video' | 'script';
  /** Time stamp, ms. */
  readonly at: number;
  /** The decoder's configuration, not a frame. */
  readonly isConfig: boolean;
  /** True if playback can start at this frame: a key frame, or any audio of a stream without video. */
  readonly isKey: boolean;
  /** Whole tag with its head and tail, in a buffer of its own. */
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Tracks announced by the head of a stream. */
export type FlvTracks = { readonly audio: boolean; readonly video: boolean };

/** The file's head, with the promise of these tracks. */
export const flvHead = ({ audio, video }: FlvTracks): Uint8Array<ArrayBuffer> => {
  const tracks = (audio ? AUDIO_FLAG : 0) | (video ? VIDEO_FLAG : 0);
  return new Uint8Array([0x46, 0x4c, 0x56, 1, tracks, 0, 0, 0, 9, 0, 0, 0, 0]);
};

const AUDIO_FLAG = 4;
const VIDEO_FLAG = 1;
const SIGNATURE = [0x46, 0x4c, 0x56];
const HEAD_LENGTH = 9;
const TAG_HEAD = 11;
const STREAM_ID = 8;
const TAIL = 4;
/** Sizes above these, bytes, were read in the wrong place: no frame is as large, and no tag of another type. */
const LARGEST_TAG = 8_000_000;
const LARGEST_OTHER = 65_536;
const KINDS: Readonly<Record<number, FlvTag['is']>> = { 8: 'audio', 9: 'video', 18: 'script' };
const KIND_BITS = 0x1f;
const KEY_FRAME = 1;
const AAC = 10;

class FlvRubbish extends Error {}

/**
 * Reads the pieces of one answer as they come, and passes over tags of types that players do not show.
 * @throws FlvRubbish when it is no FLV, or none any more.
 */
export type FlvReader = {
  read(piece: Uint8Array<ArrayBuffer>): readonly FlvTag[];
  /** Null before the head has come. */
  promises(): FlvTracks | null;
};

const joined = (left: Uint8Array<ArrayBuffer>, right: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  if (left.length === 0) return right;
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
};

const threeBytes = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

function tagOf(is: FlvTag['is'], bytes: Uint8Array<ArrayBuffer>, { video }: FlvTracks): FlvTag {
  const at = (((bytes[7] ?? 0) << 24) | threeBytes(bytes, 4)) >>> 0;
  const first = bytes[TAG_HEAD] ?? 0;
  const hasConfig = is === 'video' || (is === 'audio' && first >> 4 === AAC);
  const isConfig = hasConfig && bytes[TAG_HEAD + 1] === 0;
  const isKeyFrame = is === 'video' && ((first >> 4) & 7) === KEY_FRAME;
  const isKey = !isConfig && (isKeyFrame || (is === 'audio' && !video));
  return { is, at, isConfig, isKey, bytes };
}

/** Reports whether the length that follows a tag is the tag's own. */
const closesItself = (bytes: Uint8Array): boolean =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - TAIL) === bytes.length - TAIL;

/** Length of the file's head with its tail, or 0 while it has not come. */
function headLength(bytes: Uint8Array): number {
  if (SIGNATURE.some((byte, index) => index < bytes.length && bytes[index] !== byte)) throw new FlvRubbish();
  if (bytes.length < HEAD_LENGTH + TAIL) return 0;
  const length = threeBytes(bytes, 6) + TAIL;
  return bytes.length < length ? 0 : length;
}

export function createFlvReader(): FlvReader {
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  let promised: FlvTracks | null = null;

  const readHead = (): FlvTracks | null => {
    const length = headLength(rest);
    if (length === 0) return null;
    const tracks = rest[4] ?? 0;
    rest = rest.slice(length);
    return { audio: (tracks & AUDIO_FLAG) !== 0, video: (tracks & VIDEO_FLAG) !== 0 };
  };
  /** The next whole tag; of another type than a player shows where `is` is undefined. */
  const cutTag = () => {
    if (rest.length < TAG_HEAD) return null;
    const is = KINDS[(rest[0] ?? 0) & KIND_BITS];
    const size = threeBytes(rest, 1);
    // A tag of another type has no bits above its type, and 0 as the id of its stream: anything else is damage.
    if (!is && ((rest[0] ?? 0) > KIND_BITS || threeBytes(rest, STREAM_ID) !== 0)) throw new FlvRubbish();
    if (size > (is ? LARGEST_TAG : LARGEST_OTHER)) throw new FlvRubbish();
    const length = TAG_HEAD + size + TAIL;
    if (rest.length < length) return null;
    const bytes = rest.slice(0, length);
    if (!is && !closesItself(bytes)) throw new FlvRubbish();
    rest = rest.subarray(length);
    return { is, bytes };
  };
  return {
    read(piece) {
      rest = joined(rest, piece);
      promised ??= readHead();
      if (!promised) return [];
      const tags: FlvTag[] = [];
      for (let cut = cutTag(); cut; cut = cutTag()) {
        if (cut.is) tags.push(tagOf(cut.is, cut.bytes, promised));
      }
      return tags;
    },
    promises: () => promised,
  };
}

/** The same tag at another time. */
export function retimed(tag: FlvTag, at: number): FlvTag {
  const { bytes } = tag;
  bytes[4] = (at >> 16) & 0xff;
  bytes[5] = (at >> 8) & 0xff;
  bytes[6] = at & 0xff;
  bytes[7] = (at >> 24) & 0xff;
  return { ...tag, at };
}
