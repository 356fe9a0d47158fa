import * as v from 'valibot';
import { minorField } from './fields.ts';

/** A VIP grade and what a member of it is given at a birthday, in the main currency of the site [3.13]. */
export const VipGrade = v.object({
  /** From 0; the same number as a member's level. */
  grade: v.pipe(v.number(), v.integer(), v.minValue(0)),
  birthCash: minorField,
});
