/** SHA-256 over words, so that the state after a key can be reused; the same file runs in Node and in a browser. */

const WORD_RANGE = 2 ** 32;
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** The first 64 primes: the constants of SHA-256 are the fractions of their roots. */
const PRIMES = ((): readonly number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < BLOCK_BYTES; n += 1)
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();

const fraction = (root: number) => Math.floor((root - Math.floor(root)) * WORD_RANGE);
const ROUND_WORDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** Hash state of eight words, covering everything absorbed so far. */
export type HashState = Uint32Array<ArrayBuffer>;

export const startOfHash = (): HashState => START.slice();

const schedule = new Uint32Array(64);
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function expand(block: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i += 1) {
    const at = offset + i * 4;
    schedule[i] =
      ((block[at] ?? 0) << 24) |
      ((block[at + 1] ?? 0) << 16) |
      ((block[at + 2] ?? 0) << 8) |
      (block[at + 3] ?? 0);
  }
  for (let i = 16; i < 64; i += 1) {
    const far = schedule[i - 15] ?? 0;
    const near = schedule[i - 2] ?? 0;
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    schedule[i] = ((schedule[i - 16] ?? 0) + low + (schedule[i - 7] ?? 0) + high) | 0;
  }
}

function add(state: HashState, from: number, a: number, b: number, c: number, d: number): void {
  state[from] = (state[from] ?? 0) + a;
  state[from + 1] = (state[from + 1] ?? 0) + b;
  state[from + 2] = (state[from + 2] ?? 0) + c;
  state[from + 3] = (state[from + 3] ?? 0) + d;
}

/** Absorbs 64 bytes from `offset` into `state`, in place. */
export function absorb(state: HashState, block: Uint8Array, offset: number): void {
  expand(block, offset);
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + choice + (ROUND_WORDS[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  add(state, 0, a, b, c, d);
  add(state, 4, e, f, g, h);
}

const room = new Uint8Array(4 * BLOCK_BYTES);

/**
 * Absorbs the last bytes with their padding; `before` bytes were absorbed earlier.
 * @throws RangeError for more bytes than a message of a round has.
 */
export function finish(state: HashState, bytes: Uint8Array, length: number, before: number): HashState {
  const blocks = Math.ceil((length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  if (blocks * BLOCK_BYTES > room.length) throw new RangeError(`${length} bytes are too many`);
  const end = blocks * BLOCK_BYTES;
  room.fill(0, 0, end);
  for (let i = 0; i < length; i += 1) room[i] = bytes[i] ?? 0;
  room[length] = 0x80;
  const bits = (before + length) * 8;
  for (let i = 0; i < 4; i += 1) room[end - 1 - i] = (bits >>> (8 * i)) & 0xff;
  for (let at = 0; at < end; at += BLOCK_BYTES) absorb(state, room, at);
  return state;
}

/** Converts a state to bytes. */
export function bytesOfState(state: HashState): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  for (const [index, word] of state.entries()) view.setUint32(index * 4, word);
  return bytes;
}

/** SHA-256 of a short message. */
export const sha256 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytesOfState(finish(startOfHash(), bytes, bytes.length, 0));

/** Bytes as lower-case hexadecimal text. */
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text of hexadecimal digits; null for any other text. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
