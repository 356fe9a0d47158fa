/** A table of 64 steps of one byte or of two. */
const STEPS = 64;
/** How many codes there are of each length, before the codes themselves. */
const LENGTHS = 16;

/** Tables that lie end to end fill a segment exactly. */
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
 * The segments of a JPEG that draw it, by their markers, and whether what is in one is of its kind and nothing else. The
 * frames are baseline to progressive, as browsers show them.
 */
export const DRAWING: ReadonlyMap<number, (body: Buffer) => boolean> = new Map([
  [0xc4, huffman],
  [0xdb, quantisation],
  [0xdd, restart],
  [0xee, colours],
  [0xc0, frame],
  [0xc1, frame],
  [0xc2, frame],
  [0xda, scan],
]);
