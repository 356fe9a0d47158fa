import { EmoteImage } from '#chat/view/expressions/emote-image.tsx';
import { textPieces } from './text-pieces.ts';

const PARTED = /[@[]/;

/** Text of a message, with its mentions and emotes. */
export function MessageText({ text }: { text: string }) {
  if (!PARTED.test(text)) return text;
  return textPieces(text).map((piece) => {
    switch (piece.is) {
      case 'name':
        return (
          <span key={piece.at} className="chat-at">
            {piece.text}
          </span>
        );
      case 'emote':
        return <EmoteImage key={piece.at} emote={piece.emote} />;
      default:
        return piece.text;
    }
  });
}
