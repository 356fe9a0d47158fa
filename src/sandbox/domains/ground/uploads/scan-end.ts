const MARKER = 0xff;

/** Returns the offset at which the coded pixels of a JPEG end; a stuffed marker byte or a restart marker is part of them. */
export function scanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === MARKER && next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
