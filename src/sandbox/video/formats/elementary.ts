import type { VideoFrame } from './flv-read.ts';

/** Parameter sets out of an AVCDecoderConfigurationRecord. */
export function parameterSets(avcc: Uint8Array): Uint8Array[] {
  const view = new DataView(avcc.buffer, avcc.byteOffset, avcc.byteLength);
  const sets: Uint8Array[] = [];
  let offset = 5;
  for (const mask of [0x1f, 0xff]) {
    const count = view.getUint8(offset++) & mask;
    for (let i = 0; i < count; i++) {
      const length = view.getUint16(offset);
      sets.push(avcc.subarray(offset + 2, offset + 2 + length));
      offset += 2 + length;
    }
  }
  return sets;
}

function* unitsOf(data: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let offset = 0; offset + 4 <= data.length; ) {
    const length = view.getUint32(offset);
    yield data.subarray(offset + 4, offset + 4 + length);
    offset += 4 + length;
  }
}

const START_CODE = Uint8Array.of(0, 0, 0, 1);
const DELIMITER = Uint8Array.of(9, 0xf0);

/** Converts a video frame for a transport stream: start codes in place of lengths, parameter sets before every key frame. */
export function annexB(frame: VideoFrame, sets: readonly Uint8Array[]): Uint8Array {
  const units = [DELIMITER, ...(frame.isKey ? sets : []), ...unitsOf(frame.data)];
  return Buffer.concat(units.flatMap((unit) => [START_CODE, unit]));
}

/** An AAC frame with the ADTS header made of the file's AudioSpecificConfig. */
export function adts(asc: Uint8Array, data: Uint8Array): Uint8Array {
  const [first = 0, second = 0] = asc;
  const profile = (first >> 3) - 1;
  const rate = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 15;
  const length = data.length + 7;
  const head = [
    0xff,
    0xf1,
    (profile << 6) | (rate << 2) | (channels >> 2),
    ((channels & 3) << 6) | (length >> 11),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  ];
  return Buffer.concat([Uint8Array.from(head), data]);
}
