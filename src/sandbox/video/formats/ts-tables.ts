import { PID } from './ts-packet.ts';

const STREAM_TYPE = { h264: 0x1b, aac: 0x0f };
const PROGRAMME_NUMBER = 1;

/** CRC-32/MPEG-2, which closes every table. */
function checksum(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

const word = (value: number) => [(value >> 8) & 0xff, value & 0xff];

/** A table section with its pointer, length and checksum. */
function section(tableId: number, id: number, content: readonly number[]): Uint8Array {
  const body = [...word(id), 0xc1, 0, 0, ...content];
  const head = [tableId, ...word(0xb000 | (body.length + 4))];
  const crc = checksum([...head, ...body]);
  return Uint8Array.from([0, ...head, ...body, ...word(crc >>> 16), ...word(crc & 0xffff)]);
}

/** Section that locates the description of the one programme. */
export const PROGRAMME_LIST = section(0, 1, [...word(PROGRAMME_NUMBER), ...word(0xe000 | PID.programme)]);

/** Section that lists the tracks of the programme; the clock is carried by the video track. */
export const PROGRAMME = section(2, PROGRAMME_NUMBER, [
  ...word(0xe000 | PID.video),
  ...word(0xf000),
  ...[STREAM_TYPE.h264, ...word(0xe000 | PID.video), ...word(0xf000)],
  ...[STREAM_TYPE.aac, ...word(0xe000 | PID.audio), ...word(0xf000)],
]);
