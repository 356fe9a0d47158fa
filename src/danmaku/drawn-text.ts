import type { DanmakuText } from '#contract/models/danmaku.ts';

/** CSS font weight. */
export const TEXT_WEIGHT = 500;

/** Room on either side of the letters, em: for their outline, or for the frame of an own text. */
const SIDE_EM = 0.12;
const OWN_SIDE_EM = 0.5;

export const sideEm = ({ own }: Pick<DanmakuText, 'own'>): number => (own ? OWN_SIDE_EM : SIDE_EM);

/** Anchors, admins and words to the viewer have letters of their own colour. */
export const isMarked = ({ own, mentionsMe, sender }: DanmakuText): boolean =>
  !own && (mentionsMe || sender.role !== 'member');

/** What is drawn: the text, and for how many equal ones it stands. */
export const shownText = ({ text }: Pick<DanmakuText, 'text'>, count: number): string =>
  count > 1 ? `${text} ×${count}` : text;
