import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GIFTS } from './gifts.table.ts';

const EXTENSION = '.svga';
const OWN = join(import.meta.dirname, 'animations');

/** Which file a gift plays, and how it came to it; `own` is the sandbox's. */
export type GiftFile = {
  readonly giftCode: string;
  readonly name: string;
  readonly path: string;
  readonly by: 'name' | 'order' | 'own';
};

/** What of a folder of animations is played. */
export type GiftFiles = {
  /** One for every gift, in the order of the gifts. */
  readonly files: readonly GiftFile[];
  /** Files for which no gift was left. */
  readonly unused: readonly string[];
};

const bare = (file: string): string => file.slice(0, -EXTENSION.length).normalize('NFC').toLowerCase();

const inOrder = new Intl.Collator('zh-CN', { numeric: true });

/** The animations of a folder, in the order people read their names. */
const animationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.toLowerCase().endsWith(EXTENSION))
    .sort(inOrder.compare);

/**
 * Gives the animations of a folder to the gifts: a file that bears a gift's code, number or name is that gift's, the others go
 * by their order to the gifts that are left. A gift without a file keeps the sandbox's own.
 * @param folder null: the sandbox's own animations
 */
export function giftFilesIn(folder: string | null): GiftFiles {
  const left = folder === null ? [] : animationsIn(folder);
  const take = (index: number) => left.splice(index, 1)[0];
  const named = new Map<string, string>();
  for (const { giftCode, giftId, name } of GIFTS) {
    const found = left.findIndex((file) => [giftCode, giftId, name].includes(bare(file)));
    const file = found < 0 ? undefined : take(found);
    if (file !== undefined) named.set(giftCode, file);
  }
  const files = GIFTS.map(({ giftCode, name }): GiftFile => {
    const own = named.get(giftCode);
    const file = own ?? take(0);
    if (folder === null || file === undefined) {
      return { giftCode, name, path: join(OWN, giftCode + EXTENSION), by: 'own' };
    }
    return { giftCode, name, path: join(folder, file), by: own === undefined ? 'order' : 'name' };
  });
  return { files, unused: left };
}
