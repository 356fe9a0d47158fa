import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';

/** Texts that were said later than what the picture shows now. */
export type HeldTexts = {
  readonly size: number;
  /** When the next of them was said, epoch ms; null while there is none. */
  readonly nextAt: number | null;
  add(text: DanmakuText): void;
  /** Those said until this moment of the picture, in the order of time. Null lets all go: the picture has no time. */
  due(pictureAt: number | null): readonly DanmakuText[];
  remove(test: (text: DanmakuText) => boolean): void;
  clear(): void;
};

/** A picture that is far behind holds no more than this; the oldest are forgotten. */
const MOST = 2_000;

/** Where a text said at this time belongs: after all that were said before or with it. */
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
