import type { Bytes } from '#contract/units/bytes.ts';

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** JPEG markers that carry the frame's size: SOF0…SOF15 without DHT, JPG and DAC. */
const isFrameStart = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegPixels(view: DataView): number | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    if (isFrameStart(view.getUint8(at + 1))) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Width × height of a PNG or JPEG, read from its head without decoding; null for anything else. */
export function pixelsOf(bytes: Bytes): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && PNG_HEAD.every((byte, index) => bytes[index] === byte)) {
    return view.getUint32(16) * view.getUint32(20);
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegPixels(view) : null;
}
