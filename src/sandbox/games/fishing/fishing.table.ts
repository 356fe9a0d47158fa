import type { TitleFacts } from '#sandbox/games/engine.ts';
import type { FishShape, SymbolArt, TitleSymbol } from '#sandbox/games/symbols.ts';
import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { CoverSubjectName } from '#sandbox/world/art/covers/cover-subjects.table.ts';
import type { FishingRules } from './fishing.ts';

/** A kind of fish: its picture and worth. */
export type FishKind = TitleSymbol & {
  /** Hundredths of the cost of a shot. */
  readonly worth: bigint;
  /** Width, in hundredths of the height of the water. */
  readonly size: number;
  /** Number of them in the water. */
  readonly shoal: number;
};

/** The water of a title: shafts of light, rings of an echo, or a low sun. */
export type FishingLook = {
  readonly water: 'shafts' | 'echo' | 'sun';
  readonly palette: CoverPaletteName;
};

/** A title of this engine. */
export type FishingRow = Omit<TitleFacts, 'category'> & {
  readonly rules: Omit<FishingRules, 'kinds'> & { readonly kinds: readonly FishKind[] };
  readonly look: FishingLook;
};

const fish = (
  shape: FishShape,
  palette: CoverPaletteName,
  tone: 'first' | 'accent' | 'light',
): SymbolArt => ({
  kind: 'fish',
  shape,
  palette,
  tone,
});
const creature = (subject: CoverSubjectName, palette: CoverPaletteName): SymbolArt => ({
  kind: 'subject',
  subject,
  palette,
});

/** Waters that differ in their worths, from calm to rare and large, in return and in picture. */
export const FISHING_ROWS: readonly FishingRow[] = [
  {
    name: '深海捕手',
    venue: 'chart',
    brand: '潮声',
    gameId: '10583',
    rules: {
      back: 9_640n,
      kinds: [
        { name: '银梭', art: fish('dart', 'sky', 'light'), worth: 200n, size: 13, shoal: 3 },
        { name: '碧燕', art: fish('angel', 'slate', 'first'), worth: 300n, size: 15, shoal: 3 },
        { name: '蓝鳍', art: fish('dart', 'sea', 'accent'), worth: 500n, size: 18, shoal: 2 },
        { name: '灯笼鱼', art: fish('lantern', 'plum', 'first'), worth: 800n, size: 19, shoal: 2 },
        { name: '石斑', art: fish('grouper', 'sea', 'first'), worth: 1_200n, size: 24, shoal: 2 },
        { name: '海龟', art: creature('turtle', 'slate'), worth: 2_000n, size: 22, shoal: 1 },
        { name: '蝠鲼', art: fish('ray', 'night', 'accent'), worth: 3_000n, size: 36, shoal: 1 },
        { name: '鲸鲨', art: fish('giant', 'slate', 'first'), worth: 8_000n, size: 66, shoal: 1 },
      ],
    },
    look: { water: 'shafts', palette: 'sea' },
  },
  {
    name: '海沟信号',
    venue: 'chart',
    brand: '海图工作室',
    isNew: true,
    rules: {
      back: 9_600n,
      kinds: [
        { name: '灯眼鱼', art: fish('lantern', 'night', 'accent'), worth: 400n, size: 15, shoal: 3 },
        { name: '水母', art: creature('jellyfish', 'plum'), worth: 600n, size: 19, shoal: 2 },
        { name: '深海蟹', art: creature('crab', 'ember'), worth: 1_000n, size: 17, shoal: 2 },
        { name: '刺鲀', art: fish('puffer', 'night', 'first'), worth: 1_500n, size: 17, shoal: 2 },
        { name: '电鳗', art: fish('eel', 'slate', 'first'), worth: 2_000n, size: 24, shoal: 1 },
        { name: '章鱼', art: creature('octopus', 'plum'), worth: 3_000n, size: 24, shoal: 1 },
        { name: '剑鱼', art: fish('sword', 'sky', 'light'), worth: 5_000n, size: 34, shoal: 1 },
        { name: '砗磲', art: creature('shell', 'night'), worth: 10_000n, size: 20, shoal: 1 },
        { name: '睡鲨', art: creature('shark', 'slate'), worth: 15_000n, size: 30, shoal: 1 },
        { name: '抹香鲸', art: creature('whale', 'night'), worth: 30_000n, size: 52, shoal: 1 },
      ],
    },
    look: { water: 'echo', palette: 'night' },
  },
  {
    name: '岬角之光',
    venue: 'chart',
    brand: '潮声',
    rules: {
      back: 9_700n,
      kinds: [
        { name: '沙丁', art: fish('dart', 'teal', 'light'), worth: 125n, size: 13, shoal: 3 },
        { name: '小丑鱼', art: fish('angel', 'teal', 'first'), worth: 150n, size: 15, shoal: 3 },
        { name: '黄鲷', art: fish('grouper', 'teal', 'accent'), worth: 200n, size: 19, shoal: 2 },
        { name: '扇贝', art: creature('shell', 'plum'), worth: 250n, size: 16, shoal: 1 },
        { name: '招潮蟹', art: creature('crab', 'teal'), worth: 300n, size: 17, shoal: 1 },
        { name: '河豚', art: fish('puffer', 'wine', 'first'), worth: 400n, size: 17, shoal: 2 },
        { name: '章鱼', art: creature('octopus', 'teal'), worth: 600n, size: 24, shoal: 1 },
        { name: '鳐鱼', art: fish('ray', 'slate', 'first'), worth: 1_000n, size: 34, shoal: 1 },
        { name: '旗鱼', art: fish('sword', 'sea', 'accent'), worth: 1_500n, size: 42, shoal: 1 },
        { name: '海龟', art: creature('turtle', 'teal'), worth: 2_500n, size: 26, shoal: 1 },
      ],
    },
    look: { water: 'sun', palette: 'teal' },
  },
];
