import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { emotePieces, type TextPiece } from '#contract/community/expression/emote-pieces.ts';

/** CSS font weight. */
export const TEXT_WEIGHT = 500;

/** Room on either side of the letters, em: for their outline, or for the frame of an own text. */
const SIDE_EM = 0.12;
const OWN_SIDE_EM = 0.5;

export const sideEm = ({ own }: Pick<DanmakuText, 'own'>): number => (own ? OWN_SIDE_EM : SIDE_EM);

/** Reports whether a text has its own colour: anchors, admins and messages to the viewer. */
export const isMarked = ({ own, mentionsMe, sender }: DanmakuText): boolean =>
  !own && (mentionsMe || sender.role !== 'member');

/** Returns the drawn text, with the number of equal ones it represents. */
const shownText = ({ text }: Pick<DanmakuText, 'text'>, count: number): string =>
  count > 1 ? `${text} ×${count}` : text;

/** Width and height of an emote among letters, em. */
export const EMOTE_EM = 1.35;

/** Returns the drawn pieces, split into letters and emotes. */
export const drawnPieces = (text: Pick<DanmakuText, 'text'>, count: number): readonly TextPiece[] =>
  emotePieces(shownText(text, count));

/** Returns the width of a text including its padding, em; `lettersEm` measures letters. */
export const drawnWidthEm = (
  text: DanmakuText,
  count: number,
  lettersEm: (letters: string) => number,
): number =>
  drawnPieces(text, count).reduce(
    (width, piece) => width + (piece.is === 'emote' ? EMOTE_EM : lettersEm(piece.text)),
    2 * sideEm(text),
  );
