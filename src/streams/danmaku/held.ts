import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';

/** Texts newer than the current position of the video. */
export type HeldTexts = {
  readonly size: number;
  /** Time of the next of them, epoch ms; null while there is none. */
  readonly nextAt: number | null;
  add(text: DanmakuText): void;
  /** Returns the texts up to this video position, in chronological order. Null releases all: the video has no time. */
  due(videoAt: number | null): readonly DanmakuText[];
  remove(test: (text: DanmakuText) => boolean): void;
  clear(): void;
};

/** Number of texts held for a video that is far behind; the oldest are dropped. */
const HELD_MAX = 2_000;

/** Returns the index for a text of this time: after all earlier and simultaneous ones. */
function indexFor(texts: readonly DanmakuText[], at: number): number {
  let index = texts.length;
  while (index > 0 && (texts[index - 1]?.at ?? at) > at) index -= 1;
  return index;
}

export function createHeldTexts(): HeldTexts {
  let texts: DanmakuText[] = [];
  return {
    get size() {
      return texts.length;
    },
    get nextAt() {
      return texts[0]?.at ?? null;
    },
    add(text) {
      texts.splice(indexFor(texts, text.at), 0, text);
      if (texts.length > HELD_MAX) texts.shift();
    },
    due(videoAt) {
      const until = videoAt === null ? texts.length : indexFor(texts, videoAt);
      return texts.splice(0, until);
    },
    remove(test) {
      texts = texts.filter((text) => !test(text));
    },
    clear() {
      texts = [];
    },
  };
}
