import { BEASTS } from './beast-subjects.table.ts';
import type { CoverSubject } from './cover-subject.ts';
import { CRAFT } from './craft-subjects.table.ts';
import { LAND } from './land-subjects.table.ts';
import { SEA } from './sea-subjects.table.ts';

/** Subjects of covers and of the symbols of games, by name. */
export const COVER_SUBJECTS = { ...BEASTS, ...SEA, ...LAND, ...CRAFT } as const satisfies Record<
  string,
  CoverSubject
>;

export type CoverSubjectName = keyof typeof COVER_SUBJECTS;
