import type { StageRequest } from '#streams/danmaku/stage-messages.ts';

/** How texts are drawn: the page's own font and colours. */
export type DanmakuPaint = {
  /** CSS font family. */
  readonly family: string;
  /** Frame of the viewer's own texts, CSS colour. */
  readonly own: string;
  /** Letters of anchors, admins and words to the viewer, CSS colour. */
  readonly marked: string;
};

/** What the page asks of the danmaku worker: a canvas first, handed over for good. */
export type DanmakuRequest =
  | { readonly is: 'canvas'; readonly canvas: OffscreenCanvas; readonly paint: DanmakuPaint }
  | StageRequest;
