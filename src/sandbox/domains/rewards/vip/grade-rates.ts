import type * as v from 'valibot';
import type { VipGrade } from '#contract/rewards/vip/schema.ts';
import { REBATE_KINDS } from '#contract/rewards/vip/vip-rules.ts';
import { rebateRate } from '#sandbox/base/tables/grades.table.ts';

/** The rates of a grade, one for each kind of venues, hundredths of a percent. */
export const ratesOf = (grade: number): v.InferInput<typeof VipGrade>['rates'] => {
  const [sports, esports, casino, slots, chess, fishing, lottery] = REBATE_KINDS;
  return {
    sports: rebateRate(sports, grade),
    esports: rebateRate(esports, grade),
    casino: rebateRate(casino, grade),
    slots: rebateRate(slots, grade),
    chess: rebateRate(chess, grade),
    fishing: rebateRate(fishing, grade),
    lottery: rebateRate(lottery, grade),
  };
};
