const FIRST_BYTES = 128;

/** A set of small non-negative integers with one bit each; it grows with the largest one. */
export type Bitmap = {
  has(index: number): boolean;
  add(index: number): void;
};

/** Creates an empty set. */
export function createBitmap(): Bitmap {
  let bytes = new Uint8Array(FIRST_BYTES);
  const byteAt = (index: number) => bytes[index >>> 3] ?? 0;
  return {
    has: (index) => (byteAt(index) & (1 << (index & 7))) !== 0,
    add(index) {
      const at = index >>> 3;
      if (at >= bytes.length) {
        const larger = new Uint8Array(Math.max(at + 1, bytes.length * 2));
        larger.set(bytes);
        bytes = larger;
      }
      bytes[at] = byteAt(index) | (1 << (index & 7));
    },
  };
}
