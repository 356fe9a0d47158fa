const MARKER = 0xff;

/** Where the coded pixels of a JPEG end: a marker byte followed by nothing, or by a restart, is part of them. */
export function scanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === MARKER && next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
