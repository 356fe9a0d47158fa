import type { TitleFacts } from '../engine.ts';

/** Copies of each tile. */
export const COPIES = 4;
/** Figures of a suit, one to nine. */
export const FIGURES = 9;
export const HONOURS = ['中', '发', '白'] as const;
const FIGURE_NAMES = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** Tiles that count together: equal ones, or figures that follow each other. */
export type TileGroup = 'pair' | 'triplet' | 'run' | 'longRun';

/** Pattern that pays. `pays` are hundredths of the stake, including the stake. */
export type TilePattern = {
  readonly name: string;
  readonly groups: readonly TileGroup[];
  readonly pays: number;
};

/** A title: tiles drawn from one suit, with or without honours, pay by the best pattern among them. */
export type TilesRow = TitleFacts & {
  readonly suit: '筒' | '条';
  readonly hasHonours: boolean;
  /** Number of tiles drawn. */
  readonly size: number;
  /** The best first. */
  readonly patterns: readonly TilePattern[];
  /** Cloth of the table. */
  readonly look: 'parlour' | 'grove';
};

/** Kinds of tiles of a title: figures, then honours. */
export const kindsOf = ({ hasHonours }: Pick<TilesRow, 'hasHonours'>): number =>
  FIGURES + (hasHonours ? HONOURS.length : 0);

export const tileName = ({ suit }: Pick<TilesRow, 'suit'>, kind: number): string =>
  kind < FIGURES ? `${FIGURE_NAMES[kind] ?? ''}${suit}` : (HONOURS[kind - FIGURES] ?? '');

export const TILES_ROWS: readonly TilesRow[] = [
  {
    name: '连连麻将',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    gameId: '34055',
    suit: '筒',
    hasHonours: true,
    size: 8,
    patterns: [
      { name: '双刻带对', groups: ['triplet', 'triplet', 'pair'], pays: 20_000 },
      { name: '六连带对', groups: ['longRun', 'pair'], pays: 3_000 },
      { name: '刻顺带对', groups: ['triplet', 'run', 'pair'], pays: 2_000 },
      { name: '双刻', groups: ['triplet', 'triplet'], pays: 2_000 },
      { name: '四对', groups: ['pair', 'pair', 'pair', 'pair'], pays: 2_000 },
      { name: '两顺带对', groups: ['run', 'run', 'pair'], pays: 1_500 },
      { name: '六连', groups: ['longRun'], pays: 600 },
      { name: '一刻一顺', groups: ['triplet', 'run'], pays: 500 },
      { name: '两顺', groups: ['run', 'run'], pays: 350 },
      { name: '一顺两对', groups: ['run', 'pair', 'pair'], pays: 200 },
      { name: '三对', groups: ['pair', 'pair', 'pair'], pays: 160 },
      { name: '一刻', groups: ['triplet'], pays: 160 },
    ],
    look: 'parlour',
  },
  {
    name: '竹林对弈',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    suit: '条',
    hasHonours: false,
    size: 6,
    patterns: [
      { name: '双刻', groups: ['triplet', 'triplet'], pays: 20_000 },
      { name: '六连', groups: ['longRun'], pays: 2_000 },
      { name: '三对', groups: ['pair', 'pair', 'pair'], pays: 1_200 },
      { name: '一刻一顺', groups: ['triplet', 'run'], pays: 1_200 },
      { name: '两顺', groups: ['run', 'run'], pays: 600 },
      { name: '一刻', groups: ['triplet'], pays: 200 },
      { name: '一顺一对', groups: ['run', 'pair'], pays: 150 },
    ],
    look: 'grove',
  },
];
