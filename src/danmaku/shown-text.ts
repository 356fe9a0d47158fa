import type { DanmakuText } from '#contract/models/danmaku.ts';

/** What is drawn: the text, and for how many equal ones it stands. */
export const shownText = ({ text }: Pick<DanmakuText, 'text'>, count: number): string =>
  count > 1 ? `${text} ×${count}` : text;
