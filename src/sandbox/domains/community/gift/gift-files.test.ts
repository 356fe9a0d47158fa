import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { giftLines } from '#sandbox/cli/text.ts';
import { encodePng } from '#tools/assets/gifts/file/png.ts';
import { type Movie, writeSvga } from '#tools/assets/gifts/file/svga-file.ts';
import { giftFilesIn } from './gift-files.ts';
import { GIFTS } from './gifts.table.ts';

const ANIMATION = readFileSync(join(import.meta.dirname, 'animations/whistle.svga'));

function folderOf(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gifts-'));
  for (const file of files) writeFileSync(join(folder, file), ANIMATION);
  return folder;
}

const svgaWith = (change: Partial<Movie>) =>
  writeSvga({
    width: 10,
    height: 10,
    fps: 20,
    frames: 1,
    sprites: [],
    ...change,
    pictures: change.pictures ?? new Map(),
  });

const assigned = (folder: string) =>
  Object.fromEntries(
    giftFilesIn(folder)
      .files.filter(({ by }) => by !== 'own')
      .map(({ giftCode, path, by }) => [giftCode, `${basename(path)} ${by}`]),
  );

test('files named after a gift’s code, number or name belong to it', () => {
  expect(assigned(folderOf('trophy.svga', 'G02.svga', '哨子.svga', 'readme.txt'))).toEqual({
    trophy: 'trophy.svga name',
    scarf: 'G02.svga name',
    whistle: '哨子.svga name',
  });
});

test('files with other names go to the remaining gifts, grand ones first', () => {
  expect(assigned(folderOf('item10.svga', 'item2.svga', 'whistle.svga'))).toEqual({
    whistle: 'whistle.svga name',
    airship: 'item2.svga order',
    floodlights: 'item10.svga order',
  });
});

test('a gift without a file keeps its own, unused files are listed', () => {
  const few = giftFilesIn(folderOf('a.svga'));
  expect(few.files.filter(({ by }) => by === 'own')).toHaveLength(GIFTS.length - 1);
  const many = giftFilesIn(
    folderOf(...Array.from({ length: GIFTS.length + 2 }, (_, index) => `x${index}.svga`)),
  );
  expect(many.files.every(({ by }) => by === 'order')).toBe(true);
  expect(many.unused).toEqual(['x12.svga', 'x13.svga']);
});

test('without a folder every gift plays the sandbox’s own', () => {
  expect(giftFilesIn(null).files.map(({ by }) => by)).toEqual(GIFTS.map(() => 'own'));
});

test('a file that pages reject is unused, and its reason is printed', () => {
  const folder = folderOf('whistle.svga');
  const banner = svgaWith({
    pictures: new Map([['p', encodePng(3_000, 3_000, new Uint8Array(9_000_000), [[0, 0, 0, 0]])]]),
  });
  writeFileSync(join(folder, 'trophy.svga'), banner);
  writeFileSync(join(folder, 'scarf.svga'), ANIMATION.subarray(0, 200));
  const webp = new TextEncoder().encode('RIFF....WEBPVP8 ');
  writeFileSync(join(folder, 'horn.svga'), svgaWith({ pictures: new Map([['p', webp]]) }));
  const giftFiles = giftFilesIn(folder);
  expect(assigned(folder)).toEqual({ whistle: 'whistle.svga name' });
  expect(giftFiles.refused.map(({ file, reason }) => [file, reason.is])).toEqual([
    ['horn.svga', 'broken'],
    ['scarf.svga', 'broken'],
    ['trophy.svga', 'large'],
  ]);
  const lines = giftLines(giftFiles);
  expect(lines).toContainEqual(
    '  refused: trophy.svga, more than the 8 megapixels of pictures that pages play',
  );
  expect(lines).toContainEqual('  refused: horn.svga, broken or of an unknown kind: image p');
});
