import { type CoverFraming, composedCover } from './cover-composition.ts';
import type { CoverSubjectName } from './cover-subjects.table.ts';
import { GAMES_BY_SUBJECT } from './game-names.table.ts';

const FREE: readonly CoverFraming[] = ['still', 'leaning', 'close', 'pair'];
const STANDING: readonly CoverFraming[] = ['still', 'aside', 'close', 'ranked'];
/** Subjects that would seem to fall if they leaned. */
const UPRIGHT: readonly CoverSubjectName[] = [
  'cactus',
  'mushroom',
  'pine',
  'volcano',
  'pagoda',
  'pyramid',
  'castle',
  'lighthouse',
  'windmill',
  'peak',
  'train',
];

const framingOf = (subject: CoverSubjectName, index: number): CoverFraming =>
  (UPRIGHT.includes(subject) ? STANDING : FREE)[index] ?? 'still';

const isSubject = (key: string): key is CoverSubjectName => key in GAMES_BY_SUBJECT;

/** The games whose cover is composed, in the order of the table. */
export const PLANNED_COVERS = Object.keys(GAMES_BY_SUBJECT)
  .filter(isSubject)
  .flatMap((subject) =>
    GAMES_BY_SUBJECT[subject].map(([name, backdrop, palette], index) => ({
      name,
      plan: { subject, backdrop, palette, framing: framingOf(subject, index) },
    })),
  );

const plans = new Map(PLANNED_COVERS.map(({ name, plan }) => [name, plan]));

/** Composed cover of a game that has no cover of its own. */
export function plannedCover(name: string) {
  const plan = plans.get(name);
  return plan && composedCover(plan);
}
