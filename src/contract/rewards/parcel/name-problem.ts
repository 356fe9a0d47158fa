export type NameProblem =
  | 'length'
  | 'characters'
  | 'doubled'
  | 'dotBySpace'
  | 'mixedDots'
  | 'edgeDot'
  | 'edgeSpace';

const CHINESE = /\p{Script=Han}/u;
const MIN = 2;
const MAX = 24;
/** A rare character counts once and takes two code units of a string. */
const LONGEST = 2 * MAX;

/** The second name rule [5.02], in the order a person would mend it; null when the name is fine. */
export function nameProblem(name: string): NameProblem | null {
  if (name.length > LONGEST) return 'length';
  const length = [...name].length;
  if (length < MIN || length > MAX) return 'length';
  if (!/^[\p{Script=Han}A-Za-z .·]+$/u.test(name)) return 'characters';
  if (/ {2}|\.{2}|·{2}/.test(name)) return 'doubled';
  if (/[.·] | [.·]/.test(name)) return 'dotBySpace';
  if (name.includes('.') && name.includes('·')) return 'mixedDots';
  if (/^[.·]|[.·]$/.test(name)) return 'edgeDot';
  if (!CHINESE.test(name) && name.trim() !== name) return 'edgeSpace';
  return null;
}
