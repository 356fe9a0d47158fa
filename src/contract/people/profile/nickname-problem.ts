export type NicknameProblem = 'length' | 'characters' | 'digits';

const MIN = 2;
const MAX = 12;

/**
 * Returns the first problem of a nickname to fix: 2 to 12 letters; Chinese, Latin letters, digits, `_` and `·`; not digits
 * alone, which resemble a phone number. Null when it is fine.
 */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  const length = [...nickname].length;
  if (length < MIN || length > MAX) return 'length';
  if (!/^[\p{Script=Han}A-Za-z\d_·]+$/u.test(nickname)) return 'characters';
  return /^[\d_·]+$/.test(nickname) ? 'digits' : null;
}
