import type { Bytes } from '#contract/units/bytes.ts';

/** kbit/s of layer III by the header's bitrate index, for MPEG 1 and for MPEG 2 and 2.5 (ISO 11172-3, 13818-3). */
const BITRATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
const BITRATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0];
/** Hz by the header's version and rate index; version 1 is reserved. */
const RATES: readonly (readonly number[])[] = [
  [11_025, 12_000, 8_000],
  [],
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
];
const MPEG_1 = 3;
const LAYER_III = 1;

type Mp3Frame = { readonly bytes: number; readonly seconds: number };

function frameAt(bytes: Bytes, at: number): Mp3Frame | null {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || ((kind >> 1) & 3) !== LAYER_III) return null;
  const version = (kind >> 3) & 3;
  const bitrate = (version === MPEG_1 ? BITRATES_1 : BITRATES_2)[rates >> 4] ?? 0;
  const rate = RATES[version]?.[(rates >> 2) & 3] ?? 0;
  if (bitrate === 0 || rate === 0) return null;
  const samples = version === MPEG_1 ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((bitrate * 1000) / rate)) + padding,
    seconds: samples / rate,
  };
}

/**
 * Returns the duration of an MP3, seconds, summed over its frame headers without decoding; 0 when it has no frame. Data
 * between frames is skipped, as decoders do.
 */
export function mp3Seconds(bytes: Bytes): number {
  let seconds = 0;
  for (let at = 0; at < bytes.length; ) {
    const frame = bytes[at] === 0xff ? frameAt(bytes, at) : null;
    seconds += frame?.seconds ?? 0;
    at += frame?.bytes ?? 1;
  }
  return seconds;
}
