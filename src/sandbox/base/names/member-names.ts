/** Points between parts of a name, however they are typed. */
const POINTS = /[·•‧∙・･.．\s]/g;

/** A name as it is compared: one width, one case, no points or blanks. */
export const plainName = (name: string): string => name.normalize('NFKC').replace(POINTS, '').toLowerCase();

/**
 * Words reserved for the platform, at any position; the short Latin ones only where anchored, as they are parts of ordinary
 * names too.
 */
const RESERVED = /admin|system|courtside|kefu|客服|官方|管理[员員]|[场場][边邊]|房管|^(?:root|guan)/i;

/** Reports whether a name could be mistaken for one of the platform's own staff. Full-width letters count as their plain ones. */
export const isReservedName = (name: string): boolean => RESERVED.test(name.normalize('NFKC'));

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
