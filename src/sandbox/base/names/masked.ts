const LAST_SHOWN = 4;

/** A card by its last digits. */
export const maskedCard = (number: string): string =>
  `${'•'.repeat(LAST_SHOWN)} ${number.slice(-LAST_SHOWN)}`;

/** A name by its first letter, and its last where another lies between: `林*舟`, `林*`. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = name;
  const last = rest.length > 1 ? (rest.at(-1) ?? '') : '';
  return `${first}${'*'.repeat(Math.max(1, rest.length - [...last].length))}${last}`;
}

/** A nickname by its first and last letter, whatever lies between: `潮***带`. */
export function maskedNickname(nickname: string): string {
  const letters = [...nickname];
  return `${letters[0] ?? ''}***${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`;
}
