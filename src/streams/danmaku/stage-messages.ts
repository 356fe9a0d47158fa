import type { DanmakuItem, DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import type { DanmakuAppearance, StageSize } from './danmaku-appearance.ts';
import type { VideoTime } from './video-time.ts';

/** Requests of the page to a danmaku stage, wherever the stage runs. Positions are CSS px from the stage's upper left corner. */
export type StageRequest =
  | { readonly is: 'stage'; readonly size: StageSize }
  | { readonly is: 'look'; readonly appearance: DanmakuAppearance }
  | { readonly is: 'picture'; readonly videoTime: VideoTime }
  | DanmakuItem
  /** Seek of the video: texts of others are removed, and these are held to its time, the viewer’s own too. */
  | { readonly is: 'again'; readonly texts: readonly DanmakuText[] }
  /** Hit test for a text. The text is lifted until another point is tested or it is put back. */
  | { readonly is: 'point'; readonly xPx: number; readonly yPx: number }
  | { readonly is: 'putBack' };

/** A text that was pointed at, where it was then. */
export type PointedText = {
  readonly text: DanmakuText;
  readonly count: number;
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontPx: number;
};

/** The answer to each `point`. */
export type StageAnswer = { readonly is: 'pointed'; readonly pointed: PointedText | null };
