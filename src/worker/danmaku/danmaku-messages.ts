import type { StageRequest } from '#streams/danmaku/stage-messages.ts';

/** Style of the texts: the page’s own font and colours. */
export type DanmakuPaint = {
  /** CSS font family. */
  readonly family: string;
  /** Frame of the viewer's own texts, CSS colour. */
  readonly own: string;
  /** Text colour of anchors, admins and messages to the viewer, CSS colour. */
  readonly marked: string;
};

/** Requests of the page to the danmaku worker: first a canvas, transferred permanently. */
export type DanmakuRequest =
  | { readonly is: 'canvas'; readonly canvas: OffscreenCanvas; readonly paint: DanmakuPaint }
  | StageRequest;
