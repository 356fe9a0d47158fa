const LAST_SHOWN = 4;

/** A card by its last digits. */
export const maskedCard = (number: string): string =>
  `${'•'.repeat(LAST_SHOWN)} ${number.slice(-LAST_SHOWN)}`;

/** Masks a name except its first letter, and its last if another is between them: `林*舟`, `林*`. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = name;
  const last = rest.length > 1 ? (rest.at(-1) ?? '') : '';
  return `${first}${'*'.repeat(Math.max(1, rest.length - [...last].length))}${last}`;
}

/** Masks a nickname except its first and last letter, whatever is between them: `潮***带`. */
export function maskedNickname(nickname: string): string {
  const letters = [...nickname];
  return `${letters[0] ?? ''}***${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`;
}
