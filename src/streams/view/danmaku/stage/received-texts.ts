import type { DanmakuItem, DanmakuText } from '#contract/community/chat/danmaku-schema.ts';

/** Half an hour of a busy room; the oldest are forgotten. */
const MOST = 20_000;
/** Capacity of the stage; texts further ahead in the video are dropped. */
const RETURNED_MOST = 2_000;

/** Texts received since the video was opened, for a viewer who goes back in it. */
export type ReceivedTexts = {
  add(item: DanmakuItem): void;
  /** Returns the texts later than this, epoch ms. */
  since(at: number): readonly DanmakuText[];
};

export function createReceivedTexts(): ReceivedTexts {
  let texts: DanmakuText[] = [];
  return {
    add(item) {
      if (item.is === 'fly') texts.push(...item.texts);
      if (item.is === 'begin') {
        const known = new Set(texts.map(({ key }) => key));
        texts = [...item.texts.filter(({ key }) => !known.has(key)), ...texts];
      }
      if (item.is === 'gone') texts = texts.filter(({ key }) => !item.keys.includes(key));
      if (texts.length > MOST) texts = texts.slice(-MOST);
    },
    since: (at) => texts.filter((text) => text.at > at).slice(0, RETURNED_MOST),
  };
}
