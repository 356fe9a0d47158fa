import { expect, test } from 'vitest';
import { type Sprite, writeSvga } from '#tools/assets/gifts/file/svga-file.ts';
import { matrixOf } from '#tools/assets/gifts/motion/matrix.ts';
import { decodeSvga } from '#worker/gifts/formats/svga/decode.ts';
import { playerItem } from './player-item.ts';

const sprite = (key: string, change: Partial<Sprite> = {}): Sprite => ({
  key,
  size: [40, 30],
  frames: [
    { alpha: 1, matrix: matrixOf({ x: 5, y: 6 }) },
    { alpha: 0.5, matrix: matrixOf({ scale: 2 }), clip: 'M 0 0 L 9 9 Z' },
  ],
  shapes: null,
  ...change,
});

const itemOf = (...sprites: readonly Sprite[]) =>
  playerItem(
    decodeSvga(
      new Uint8Array(writeSvga({ width: 40, height: 30, fps: 30, frames: 2, pictures: new Map(), sprites })),
    ),
  );

test('[C.01] a packed movie reads frame by frame as the player expects it', () => {
  const item = itemOf(sprite('a'));
  expect(item).toMatchObject({ videoSize: { width: 40, height: 30 }, FPS: 30, frames: 2 });
  expect(item.sprites[0]?.frames[0]).toMatchObject({
    alpha: 1,
    layout: { width: 40, height: 30 },
    transform: { a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6 },
    maskPath: null,
  });
  expect(item.sprites[0]?.frames[1]).toMatchObject({ alpha: 0.5, maskPath: { _d: 'M 0 0 L 9 9 Z' } });
});

test('shapes reused over frames are the same objects, made once', () => {
  const item = itemOf(
    sprite('a.vector', { shapes: [{ d: 'M 0 0 L 9 9', stroke: { colour: [1, 0, 0, 1], width: 3 } }] }),
  );
  const first = item.sprites[0]?.frames[0]?.shapes;
  expect(first).toMatchObject([
    {
      type: 'shape',
      pathArgs: { d: 'M 0 0 L 9 9' },
      styles: { fill: null, stroke: [1, 0, 0, 1], strokeWidth: 3, lineCap: 'round' },
    },
  ]);
  expect(item.sprites[0]?.frames[1]?.shapes).toBe(first);
});

const keys = (matte: string, ...order: readonly (readonly [key: string, matteKey: string])[]) => {
  const movie = decodeSvga(
    new Uint8Array(
      writeSvga({
        width: 40,
        height: 30,
        fps: 30,
        frames: 2,
        pictures: new Map(),
        sprites: [sprite(matte), ...order.map(([key]) => sprite(key))],
      }),
    ),
  );
  const sprites = movie.sprites.map((original, index) => ({
    ...original,
    matteKey: order[index - 1]?.[1] ?? '',
  }));
  return playerItem({ ...movie, sprites }).sprites.map(({ matteKey }) => matteKey);
};

test('one masked group after its matte stays masked', () => {
  expect(keys('m.matte', ['a', 'm.matte'], ['b', 'm.matte'])).toEqual([null, 'm.matte', 'm.matte']);
});

test('masks in an order that makes the player fail are drawn unmasked', () => {
  expect(keys('m.matte', ['a', 'm.matte'], ['b', ''])).toEqual([null, null, null]);
  expect(keys('m.matte', ['a', 'other.matte'])).toEqual([null, null]);
  expect(keys('plain', ['a', 'm.matte'])).toEqual([null, null]);
});
