import { isRealName } from '#contract/people/identity/real-name.ts';
import { type NameProblem, nameProblem } from '#contract/rewards/parcel/name-problem.ts';
import { t } from '../texts.ts';

const WORDS = {
  length: 'payee.nameLength',
  characters: 'payee.nameCharacters',
  doubled: 'payee.nameDoubled',
  dotBySpace: 'payee.nameDotBySpace',
  mixedDots: 'payee.nameMixedDots',
  edgeDot: 'payee.nameEdgeDot',
  edgeSpace: 'payee.nameEdgeSpace',
} as const satisfies Record<NameProblem, string>;

/** Validates a real name [5.01]; returns the error, as specific as possible [5.02]. */
export function realNameRule(typed: string): true | string {
  if (isRealName(typed)) return true;
  const problem = nameProblem(typed);
  return t(problem === null ? 'payee.nameForm' : WORDS[problem]);
}
