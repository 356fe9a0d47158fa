/** What travels between two hosts: sign of life, word (JSON in UTF-8), or a piece of a file. */
export type Frame =
  | { readonly is: 'beat' }
  | { readonly is: 'word'; readonly word: unknown }
  | { readonly is: 'piece'; readonly bytes: Uint8Array };

/** The other side sent what no replay host sends. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

/** Length of what follows the head (uint32, big-endian), and its kind. */
const HEAD = 5;
const KIND = { beat: 0, word: 1, piece: 2 } as const;

/** A tally with the record of millions of messages is the longest word. */
const WORD_MAX = 64 * 1024 * 1024;
export const PIECE_MAX = 64 * 1024;
const MOST: ReadonlyMap<number, number> = new Map([
  [KIND.beat, 0],
  [KIND.word, WORD_MAX],
  [KIND.piece, PIECE_MAX],
]);

function framed(kind: number, payload: Uint8Array): Uint8Array {
  const most = MOST.get(kind) ?? 0;
  if (payload.length > most) throw new RangeError(`${payload.length} bytes in a frame of at most ${most}`);
  const bytes = Buffer.allocUnsafe(HEAD + payload.length);
  bytes.writeUInt32BE(payload.length, 0);
  bytes.writeUInt8(kind, HEAD - 1);
  bytes.set(payload, HEAD);
  return bytes;
}

export const beatFrame = (): Uint8Array => framed(KIND.beat, new Uint8Array(0));
/** @throws RangeError for a word that is too long. */
export const wordFrame = (word: unknown): Uint8Array => framed(KIND.word, Buffer.from(JSON.stringify(word)));
/** @throws RangeError beyond PIECE_MAX. */
export const pieceFrame = (bytes: Uint8Array): Uint8Array => framed(KIND.piece, bytes);

function parsed(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    throw new BadFrame('a word that is no JSON');
  }
}

function frameOf(kind: number, payload: Buffer): Frame {
  if (kind === KIND.word) return { is: 'word', word: parsed(payload) };
  return kind === KIND.piece ? { is: 'piece', bytes: payload } : { is: 'beat' };
}

/** @throws BadFrame when it announces what there is not, before any of it was kept. */
function announced(head: Buffer) {
  const [length, kind] = [head.readUInt32BE(0), head.readUInt8(HEAD - 1)];
  const most = MOST.get(kind);
  if (most === undefined) throw new BadFrame(`there is no frame of kind ${kind}`);
  if (length > most) throw new BadFrame(`a frame of ${length} bytes, where ${most} are the most`);
  return { kind, length };
}

/**
 * Takes a stream's bytes as they come, in pieces of any size, and gives the frames they complete.
 * @throws BadFrame for anything but frames; nothing can be read after it.
 */
export function createFrameReader(): (bytes: Uint8Array) => Generator<Frame> {
  let waiting: Buffer[] = [];
  let held = 0;
  const take = (length: number): Buffer => {
    const whole = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    const rest = whole.subarray(length);
    waiting = rest.length > 0 ? [rest] : [];
    held = rest.length;
    return whole.subarray(0, length);
  };
  let next: ReturnType<typeof announced> | null = null;
  return function* read(bytes) {
    waiting.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    held += bytes.length;
    for (;;) {
      if (next === null) {
        if (held < HEAD) return;
        next = announced(take(HEAD));
      }
      if (held < next.length) return;
      const { kind, length } = next;
      next = null;
      yield frameOf(kind, take(length));
    }
  };
}
