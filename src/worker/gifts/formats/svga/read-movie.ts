import type { Bytes } from '#contract/units/bytes.ts';
import { AUDIO_ROWS_MAX, IMAGES_MAX, SPRITES_MAX } from '../caps.ts';
import { tooLarge } from '../refusals.ts';
import { type AudioRow, sortAssets } from './assets.ts';
import type { Frame, MovieHead } from './drawing.ts';
import { MoviePacker } from './movie-packer.ts';
import { ProtobufReader } from './protobuf-reader.ts';
import { readFrame } from './read-drawing.ts';
import type { SvgaMovie } from './svga-movie.ts';

function readHead(reader: ProtobufReader): MovieHead {
  let [width, height, fps, frames] = [0, 0, 0, 0];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) width = reader.float();
    else if (field === 2) height = reader.float();
    else if (field === 3) fps = reader.int();
    else if (field === 4) frames = reader.int();
    else reader.skip();
  }
  return { width, height, fps, frames };
}

function readImage(reader: ProtobufReader): readonly [key: string, bytes: Bytes] {
  let key = '';
  let bytes: Bytes = new Uint8Array();
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) key = reader.text();
    else if (field === 2) bytes = reader.bytes();
    else reader.skip();
  }
  return [key, bytes];
}

function readAudio(reader: ProtobufReader): AudioRow {
  let key = '';
  let [startFrame, offsetMs] = [0, 0];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) key = reader.text();
    else if (field === 2) startFrame = reader.int();
    else if (field === 4) offsetMs = reader.int();
    else reader.skip();
  }
  return { key, startFrame, offsetMs };
}

/** A sprite's frames beyond the movie's are passed over: a frame costs two bytes in the file, a reader far more. */
function readSprite(
  reader: ProtobufReader,
  framesMax: number,
): { imageKey: string; matteKey: string; frames: ProtobufReader[] } {
  let [imageKey, matteKey] = ['', ''];
  const frames: ProtobufReader[] = [];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) imageKey = reader.text();
    else if (field === 2 && frames.length < framesMax) frames.push(reader.message());
    else if (field === 3) matteKey = reader.text();
    else reader.skip();
  }
  return { imageKey, matteKey, frames };
}

function* readFrames(readers: readonly ProtobufReader[]): Iterable<Frame> {
  for (const reader of readers) yield readFrame(reader);
}

/**
 * Reads an inflated MovieEntity (SVGA 2.x). `assetOf` returns the bytes of an image entry: in 2.x they are the entry
 * itself, in 1.5 a file beside it.
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function readMovie(
  inflated: Bytes,
  assetOf: (entry: Bytes) => Bytes = (entry) => entry,
): SvgaMovie<Bytes> {
  const reader = new ProtobufReader(inflated);
  let head: MovieHead = { width: 0, height: 0, fps: 0, frames: 0 };
  const sprites: ProtobufReader[] = [];
  const entries = new Map<string, Bytes>();
  const audios: AudioRow[] = [];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 2) head = readHead(reader.message());
    else if (field === 3) entries.set(...readImage(reader.message()));
    else if (field === 4) sprites.push(reader.message());
    else if (field === 5) audios.push(readAudio(reader.message()));
    else reader.skip();
    if (sprites.length > SPRITES_MAX) throw tooLarge('sprites', SPRITES_MAX);
    if (entries.size > IMAGES_MAX) throw tooLarge('images', IMAGES_MAX);
    if (audios.length > AUDIO_ROWS_MAX) throw tooLarge('audios', AUDIO_ROWS_MAX);
  }
  const packer = new MoviePacker(head, sprites.length);
  for (const sprite of sprites) {
    const { frames, ...names } = readSprite(sprite, head.frames);
    packer.sprite(names, readFrames(frames));
  }
  const assets = new Map([...entries].map(([key, entry]) => [key, assetOf(entry)]));
  return packer.done(sortAssets(assets, audios, head.fps));
}
