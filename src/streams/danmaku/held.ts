import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';

/** Texts newer than the current position of the video. */
export type HeldTexts = {
  readonly size: number;
  /** Time of the next of them, epoch ms; null while there is none. */
  readonly nextAt: number | null;
  add(text: DanmakuText): void;
  /** Returns the texts up to this video position, in chronological order. Null releases all: the video has no time. */
  due(pictureAt: number | null): readonly DanmakuText[];
  remove(test: (text: DanmakuText) => boolean): void;
  clear(): void;
};

/** Number of texts held for a video that is far behind; the oldest are dropped. */
const MOST = 2_000;

/** Returns the index for a text of this time: after all earlier and simultaneous ones. */
function placeFor(texts: readonly DanmakuText[], at: number): number {
  let place = texts.length;
  while (place > 0 && (texts[place - 1]?.at ?? at) > at) place -= 1;
  return place;
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
      texts.splice(placeFor(texts, text.at), 0, text);
      if (texts.length > MOST) texts.shift();
    },
    due(pictureAt) {
      const until = pictureAt === null ? texts.length : placeFor(texts, pictureAt);
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
