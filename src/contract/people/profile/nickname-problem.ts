export type NicknameProblem = 'length' | 'characters' | 'digits';

const MIN = 2;
const MAX = 12;

/**
 * What a person has to mend in a nickname, in the order they would: 2 to 12 letters; Chinese, Latin letters, digits, `_`
 * and `·`; not digits alone, which read as somebody's number. Null when it is fine.
 */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  const length = [...nickname].length;
  if (length < MIN || length > MAX) return 'length';
  if (!/^[\p{Script=Han}A-Za-z\d_·]+$/u.test(nickname)) return 'characters';
  return /^[\d_·]+$/.test(nickname) ? 'digits' : null;
}
