import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { emotePieces, type TextPiece } from '#contract/community/expression/emote-pieces.ts';

/** CSS font weight. */
export const TEXT_WEIGHT = 500;

/** Room on either side of the letters, em: for their outline, or for the frame of an own text. */
const SIDE_EM = 0.12;
const OWN_SIDE_EM = 0.5;

export const sideEm = ({ own }: Pick<DanmakuText, 'own'>): number => (own ? OWN_SIDE_EM : SIDE_EM);

/** Anchors, admins and words to the viewer have letters of their own colour. */
export const isMarked = ({ own, mentionsMe, sender }: DanmakuText): boolean =>
  !own && (mentionsMe || sender.role !== 'member');

/** What is drawn: the text, and how many equal ones it stands for. */
const shownText = ({ text }: Pick<DanmakuText, 'text'>, count: number): string =>
  count > 1 ? `${text} ×${count}` : text;

/** How wide and high an emote is among letters, em. */
export const EMOTE_EM = 1.35;

/** What is drawn, letters and emotes apart. */
export const drawnPieces = (text: Pick<DanmakuText, 'text'>, count: number): readonly TextPiece[] =>
  emotePieces(shownText(text, count));

/** How wide a text is with its sides, em; `lettersEm` measures letters. */
export const drawnWidthEm = (
  text: DanmakuText,
  count: number,
  lettersEm: (letters: string) => number,
): number =>
  drawnPieces(text, count).reduce(
    (width, piece) => width + (piece.is === 'emote' ? EMOTE_EM : lettersEm(piece.text)),
    2 * sideEm(text),
  );
