import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { giftFilesIn } from './gift-files.ts';
import { GIFTS } from './gifts.table.ts';

function folderOf(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gifts-'));
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
}

const told = (folder: string) =>
  Object.fromEntries(
    giftFilesIn(folder)
      .files.filter(({ by }) => by !== 'own')
      .map(({ giftCode, path, by }) => [giftCode, `${basename(path)} ${by}`]),
  );

test('files named after a gift are that gift’s, by code, number or name', () => {
  expect(told(folderOf('trophy.svga', 'G02.svga', '哨子.svga', 'readme.txt'))).toEqual({
    trophy: 'trophy.svga name',
    scarf: 'G02.svga name',
    whistle: '哨子.svga name',
  });
});

test('files of other names go by their order to the gifts that are left', () => {
  expect(told(folderOf('item10.svga', 'item2.svga', 'whistle.svga'))).toEqual({
    whistle: 'whistle.svga name',
    scarf: 'item2.svga order',
    horn: 'item10.svga order',
  });
});

test('a gift without a file keeps its own, a file without a gift is named', () => {
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
