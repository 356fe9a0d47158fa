import type { BoardSize } from './lane-board.ts';

/** Options of the viewer, in the order of the settings. */
export const APPEARANCE_CHOICES = {
  area: ['quarter', 'half', 'most', 'all'],
  speed: ['slow', 'normal', 'fast'],
  size: ['small', 'normal', 'large', 'larger'],
  density: ['sparse', 'normal', 'dense'],
} as const;

type Choice<Name extends keyof typeof APPEARANCE_CHOICES> = (typeof APPEARANCE_CHOICES)[Name][number];

/** Danmaku settings of the viewer. */
export type DanmakuAppearance = {
  /** Percent. */
  readonly opacity: number;
  readonly area: Choice<'area'>;
  readonly speed: Choice<'speed'>;
  readonly size: Choice<'size'>;
  readonly density: Choice<'density'>;
  /** True if anchors and admins are fixed at the top and messages to the viewer at the bottom; otherwise all texts roll. */
  readonly standing: boolean;
};

/** Size of the video that texts fly over, CSS px. */
export type StageSize = {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Font size of the size 'normal'. */
  readonly fontPx: number;
  /** Device pixels a CSS px. */
  readonly ratio: number;
};

/** Values derived from the settings and the size of the video. */
export type Layout = {
  readonly fontPx: number;
  readonly linePx: number;
  readonly board: BoardSize;
  readonly emPerSecond: number;
  /** Upper edge of the line at the foot. */
  readonly footPx: number;
};

export const DEFAULT_APPEARANCE: DanmakuAppearance = {
  opacity: 100,
  area: 'half',
  speed: 'normal',
  size: 'normal',
  density: 'normal',
  standing: true,
};

export const LEAST_OPACITY = 20;

const SHARES = { quarter: 0.25, half: 0.5, most: 0.75, all: 1 } as const;
const EM_PER_SECOND = { slow: 5, normal: 7, fast: 10.5 } as const;
const FACTORS = { small: 0.82, normal: 1, large: 1.25, larger: 1.5 } as const;
/** Between two texts of a lane. */
const GAPS_EM = { sparse: 9, normal: 3.3, dense: 1.2 } as const;

/** Room above and below the letters, the frame of an own text included. */
const LINE_EM = 1.9;
/** Height of the controls at the bottom of the video. */
const CONTROLS_PX = 64;

export function layoutOf(
  appearance: DanmakuAppearance,
  { widthPx, heightPx, fontPx: normalPx }: StageSize,
): Layout {
  const fontPx = normalPx * FACTORS[appearance.size];
  const linePx = fontPx * LINE_EM;
  const footPx = Math.max(0, heightPx - CONTROLS_PX - linePx);
  const rollingPx = Math.min(heightPx * SHARES[appearance.area], footPx);
  return {
    fontPx,
    linePx,
    footPx,
    board: {
      widthEm: widthPx / fontPx,
      lanes: Math.max(1, Math.floor(rollingPx / linePx)),
      foot: footPx >= linePx,
      gapEm: GAPS_EM[appearance.density],
    },
    emPerSecond: EM_PER_SECOND[appearance.speed],
  };
}
