/** Code points of a chat message and of a name that are shown; the platform allows less. */
export const SHOWN_TEXT_MAX = 500;
export const SHOWN_NAME_MAX = 40;

/** Controls, line and paragraph separators, and the marks that turn the direction of what follows (UAX #9). */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
/** Marks piled on one letter; no script needs more than four. */
const PILED = /(\p{M}{4})\p{M}+/gu;
const ODD = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|\p{M}{5}/u;

/** Anything that can be seen: no blank, control or format character, mark on nothing, or letter that is drawn blank. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Mn}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Reports whether nothing of a text can be seen: such a message is none. */
export const isBlank = (text: string): boolean => !SEEN.test(text);

/**
 * Sanitises user text so that it stays in its own row: one line, at most `max` code points, without bidirectional control
 * characters and without stacked combining marks. Plain text is returned unchanged.
 */
export function shownText(text: string, max: number): string {
  if (text.length <= max && !ODD.test(text)) return text;
  const cut = Array.from(text.slice(0, max * 2))
    .slice(0, max)
    .join('');
  return cut.replace(UNSEEN, ' ').replace(PILED, '$1');
}
