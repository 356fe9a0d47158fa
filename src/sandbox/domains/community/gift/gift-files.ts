import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { toAppError } from '#contract/errors.ts';
import { decodeGift, isAnimationName } from '#worker/gifts/formats/decode.ts';
import { GIFTS } from './gifts.table.ts';

const OWN = join(import.meta.dirname, 'animations');

/** File that a gift plays, and how it was assigned; `own` is the sandbox's. */
export type GiftFile = {
  readonly giftCode: string;
  readonly name: string;
  /** Address of the animation; it stays the gift's own when an operator's file of another format takes its place. */
  readonly url: string;
  readonly path: string;
  readonly by: 'name' | 'order' | 'own';
};

/** Use of the files in a folder of animations. */
export type GiftFiles = {
  /** One for every gift, in the order of the gifts. */
  readonly files: readonly GiftFile[];
  /** Files for which no gift was left. */
  readonly unused: readonly string[];
  /** Files that no page would play. */
  readonly refused: readonly RefusedFile[];
};

/** A file that pages refuse, and why: the part that is broken, or the cap it exceeds. */
export type RefusedFile = {
  readonly file: string;
  readonly reason:
    | { readonly is: 'broken'; readonly part: string }
    | { readonly is: 'large'; readonly cap: string; readonly max: number };
};

/** Decodes a file as pages do. @returns why they refuse it, or null */
function refusalOf(path: string): RefusedFile['reason'] | null {
  try {
    decodeGift(new Uint8Array(readFileSync(path)), null);
    return null;
  } catch (thrown) {
    const { code, detail } = toAppError(thrown);
    const { path: part = '', max } = detail;
    return code === 'ANIMATION_TOO_LARGE' && max !== undefined
      ? { is: 'large', cap: part, max }
      : { is: 'broken', part };
  }
}

const bare = (file: string): string => basename(file, extname(file)).normalize('NFC').toLowerCase();

const inOrder = new Intl.Collator('zh-CN', { numeric: true });

/** The animations of a folder, in the order people read their names. */
const animationsIn = (folder: string): string[] =>
  readdirSync(folder).filter(isAnimationName).sort(inOrder.compare);

const STAGE_ORDER = ['grand', 'fine', 'light'] as const;

/** The gifts in the order in which they receive files: those that cover the room first, where an animation shows best. */
const stageFirst = STAGE_ORDER.flatMap((tier) => GIFTS.filter(({ giftType }) => giftType === tier));

/**
 * Assigns the animations of a folder to the gifts: a file named after a gift's code, number or name belongs to that gift,
 * the others are assigned in order to the remaining gifts, beginning with those that cover the room. A gift without a file keeps the sandbox's own. Each file is
 * decoded once, as pages decode it; one that they would reject is assigned to no gift.
 * @param folder null: the sandbox's own animations
 */
export function giftFilesIn(folder: string | null): GiftFiles {
  const refused: RefusedFile[] = [];
  const unassigned = (folder === null ? [] : animationsIn(folder)).filter((file) => {
    const reason = refusalOf(join(folder ?? '', file));
    if (reason !== null) refused.push({ file, reason });
    return reason === null;
  });
  const pickFile = (index: number) => unassigned.splice(index, 1)[0];
  const named = new Map<string, string>();
  for (const { giftCode, giftId, name } of GIFTS) {
    const found = unassigned.findIndex((file) => [giftCode, giftId, name].includes(bare(file)));
    const file = found < 0 ? undefined : pickFile(found);
    if (file !== undefined) named.set(giftCode, file);
  }
  const ordered = new Map<string, string>();
  for (const { giftCode } of stageFirst) {
    const file = named.has(giftCode) ? undefined : pickFile(0);
    if (file !== undefined) ordered.set(giftCode, file);
  }
  const files = GIFTS.map(({ giftCode, name, svgaUrl: url }): GiftFile => {
    const own = named.get(giftCode);
    const file = own ?? ordered.get(giftCode);
    if (folder === null || file === undefined) {
      return { giftCode, name, url, path: join(OWN, basename(url)), by: 'own' };
    }
    return { giftCode, name, url, path: join(folder, file), by: own === undefined ? 'order' : 'name' };
  });
  return { files, unused: unassigned, refused };
}
