import type { MovieSound } from '#contract/community/gift/stage.ts';
import type { Bytes } from '#contract/units/bytes.ts';
import { ASSET_BYTES_MAX, BITMAP_PIXELS_MAX, IMAGES_MAX, SOUND_SECONDS_MAX } from '../caps.ts';
import { broken, tooLarge } from '../refusals.ts';
import { mp3Seconds } from './mp3-seconds.ts';

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
function pixelsOf(bytes: Bytes): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && PNG_HEAD.every((byte, index) => bytes[index] === byte)) {
    return view.getUint32(16) * view.getUint32(20);
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegPixels(view) : null;
}

export type Assets = ReadonlyMap<string, Bytes>;

export type AudioRow = { readonly key: string; readonly startFrame: number; readonly offsetMs: number };

type ImageAsset = { readonly key: string; readonly image: Bytes };

const isMp3 = (bytes: Bytes): boolean =>
  (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && bytes[1] !== 0xff);

/** Rejects oversized assets before the bytes are copied out; an image with two names is decoded twice, so it counts twice. */
function countBytes(assets: Assets): void {
  let size = 0;
  for (const { length } of assets.values()) {
    size += length;
    if (size > ASSET_BYTES_MAX) throw tooLarge('assets', ASSET_BYTES_MAX);
  }
}

/** Pixels are counted before anything decodes them. */
function imagesOf(assets: Assets): ImageAsset[] {
  const images: ImageAsset[] = [];
  let pixels = 0;
  for (const [key, bytes] of assets) {
    if (isMp3(bytes)) continue;
    const size = pixelsOf(bytes);
    if (size === null) throw broken(`image ${key}`);
    pixels += size;
    if (pixels > BITMAP_PIXELS_MAX) throw tooLarge('pixels', BITMAP_PIXELS_MAX);
    if (images.push({ key, image: bytes.slice() }) > IMAGES_MAX) throw tooLarge('images', IMAGES_MAX);
  }
  return images;
}

/** Rows that name the same sound share its bytes. A sound without a single MP3 frame stays out: its length is unknown. */
function soundsOf(assets: Assets, rows: readonly AudioRow[], fps: number): MovieSound[] {
  const copies = new Map<string, Bytes>();
  const sounds: MovieSound[] = [];
  let seconds = 0;
  for (const { key, startFrame, offsetMs } of rows) {
    const bytes = assets.get(key);
    if (!bytes || !isMp3(bytes)) continue;
    const known = copies.get(key);
    const length = known ? 0 : mp3Seconds(bytes);
    if (!known && length === 0) continue;
    seconds += length;
    if (seconds > SOUND_SECONDS_MAX) throw tooLarge('sound', SOUND_SECONDS_MAX);
    const copy = known ?? bytes.slice();
    copies.set(key, copy);
    sounds.push({ bytes: copy, startMs: (startFrame / fps) * 1_000, offsetMs });
  }
  return sounds;
}

/**
 * Separates sounds from images and copies each out of the inflated data.
 * @throws AppError ANIMATION_TOO_LARGE, and ANIMATION_BROKEN for an image that is neither PNG nor JPEG.
 */
export function sortAssets(assets: Assets, audios: readonly AudioRow[], fps: number) {
  countBytes(assets);
  return { images: imagesOf(assets), sounds: soundsOf(assets, audios, fps) };
}
