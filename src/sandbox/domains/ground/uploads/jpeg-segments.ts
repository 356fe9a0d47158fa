/** Frames that browsers show: baseline, extended, progressive. */
export const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Markers within the range of frame markers that denote tables and arithmetic conditioning. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];
/** True for markers of frames that browsers do not show: lossless, differential, arithmetic. */
export const isOtherFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && !FRAMES.includes(marker) && !NO_FRAMES.includes(marker);

/** A table of 64 steps of one byte or of two. */
const STEPS = 64;
/** Number of code lengths; their counts precede the codes themselves. */
const LENGTHS = 16;

/** Reports whether consecutive tables fill a segment exactly. */
function fills(body: Buffer, sizeAt: (at: number) => number): boolean {
  let at = 0;
  while (at < body.length) at += sizeAt(at);
  return at === body.length && at > 0;
}

const quantisation = (body: Buffer) => fills(body, (at) => 1 + STEPS * ((body[at] ?? 0) >> 4 === 0 ? 1 : 2));
const huffman = (body: Buffer) =>
  fills(body, (at) => {
    const counts = body.subarray(at + 1, at + 1 + LENGTHS);
    return 1 + LENGTHS + counts.reduce((sum, count) => sum + count, 0);
  });
const restart = (body: Buffer) => body.length === 2;
/** Adobe's word on colours. */
const colours = (body: Buffer) => body.length === 12 && body.toString('latin1', 0, 5) === 'Adobe';
const frame = (body: Buffer) => body.length === 6 + 3 * (body[5] ?? 0) && body.length > 6;
const scan = (body: Buffer) => body.length === 4 + 2 * (body[0] ?? 0) && body.length > 4;

/**
 * The segments of a JPEG that draw it, by their markers, and whether what is in one is of its kind and nothing else.
 */
export const DRAWING: ReadonlyMap<number, (body: Buffer) => boolean> = new Map([
  [0xc4, huffman],
  [0xdb, quantisation],
  [0xdd, restart],
  [0xee, colours],
  ...FRAMES.map((marker) => [marker, frame] as const),
  [0xda, scan],
]);
