import { EmotePicture } from '#chat/view/expressions/emote-picture.tsx';
import { wordsOf } from './words-of.ts';

const PARTED = /[@[]/;

/** Text of a message, with its mentions and emotes. */
export function Words({ text }: { text: string }) {
  if (!PARTED.test(text)) return text;
  return wordsOf(text).map((piece) => {
    switch (piece.is) {
      case 'name':
        return (
          <span key={piece.at} className="chat-at">
            {piece.text}
          </span>
        );
      case 'emote':
        return <EmotePicture key={piece.at} emote={piece.emote} />;
      default:
        return piece.text;
    }
  });
}
