import { useState } from 'react';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import type { Acting } from '../head/use-acting.ts';

/** Claims on a tap, one at a time; provides the receipt of the result, and the claim in progress. */
export function useClaiming(acting: Acting) {
  const [record, setRecord] = useState<ActivityRecord | null>(null);
  const claim = async (does: ActivityDoes) => {
    const result = await acting.act(does);
    setRecord(result);
  };
  return { record, setRecord, claim: (does: ActivityDoes) => void claim(does), busy: acting.busy };
}
export type Claiming = ReturnType<typeof useClaiming>;
