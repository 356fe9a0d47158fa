import { FLV_KIND, type FlvTag } from './flv-tag.ts';

const AMF = { number: 0, string: 2, list: 8, end: Uint8Array.of(0, 0, 9) };

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.writeUInt8(AMF.number);
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

/** The `onMetaData` script tag players read first; values are numbers. */
export function metadataTag(values: Readonly<Record<string, number>>): FlvTag {
  const entries = Object.entries(values);
  const count = Buffer.alloc(5);
  count.writeUInt8(AMF.list);
  count.writeUInt32BE(entries.length, 1);
  const body = Buffer.concat([
    Uint8Array.of(AMF.string),
    text('onMetaData'),
    count,
    ...entries.flatMap(([name, value]) => [text(name), number(value)]),
    AMF.end,
  ]);
  return { kind: FLV_KIND.script, at: 0, body };
}
