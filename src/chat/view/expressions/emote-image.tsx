import { emoteText } from '#contract/community/expression/emote-pieces.ts';
import type { Emote } from '#contract/community/expression/emotes.table.ts';

/** Emote within a text. Its size is fixed, so that no row grows when the image loads. */
export const EmoteImage = ({ emote }: { emote: Emote }) => (
  <img
    className="emote"
    src={`/emotes/${emote.file}.svg`}
    alt={emoteText(emote)}
    title={emote.code}
    width={24}
    height={24}
    decoding="async"
  />
);
