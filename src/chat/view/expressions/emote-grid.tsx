import { emoteText } from '#contract/rules/text/emote-pieces.ts';
import { EMOTES } from '#contract/rules/text/emotes.table.ts';

/** The emotes of the chat, one tap each. */
export function EmoteGrid({ onPick }: { onPick: (text: string) => void }) {
  return (
    <ul className="expressions__emotes">
      {EMOTES.map((emote) => (
        <li key={emote.code}>
          <button
            type="button"
            aria-label={emote.code}
            title={emote.code}
            onClick={() => onPick(emoteText(emote))}
          >
            <img src={`/emotes/${emote.file}.svg`} alt="" width={32} height={32} decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  );
}
