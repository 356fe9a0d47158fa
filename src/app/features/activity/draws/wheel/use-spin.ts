import { useRef, useState } from 'react';
import type { Acting } from '#app/features/activity/head/use-acting.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';
import { seamOf, standFor } from './turning.ts';
import { useTurning } from './use-turning.ts';
import { soundWin } from './wheel-sound.ts';

/** Time without an answer after which the wheel stops, ms. */
const NO_ANSWER_MS = 8_000;

/** State of a spin. late: it stops without an answer; known: the answer has arrived, and the wheel stops at it. */
export type Spinning = 'idle' | 'turning' | 'late' | 'known';

/** Reports whether no answer has arrived within the time-out. */
const isLate = (answer: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), NO_ANSWER_MS);
    const inTime = () => {
      clearTimeout(timer);
      resolve(false);
    };
    answer.then(inTime, inTime);
  });

/**
 * Runs one spin: the wheel turns from the tap on, the platform decides, and the wheel stops at the result. A late answer
 * finds it at rest between two sectors, and a rejection leaves it there.
 */
export function useSpin(acting: Acting, sectors: number) {
  const { disc, start, rest } = useTurning(sectors);
  const [spinning, setSpinning] = useState<Spinning>('idle');
  const [record, setRecord] = useState<ActivityRecord | null>(null);
  const [hot, setHot] = useState<number | null>(null);
  const busy = useRef(false);
  const turn = () => {
    if (!isMotionReduced()) start();
  };

  /** The answer, and the wheel turning on to it. */
  const answered = async (): Promise<ActivityRecord | null> => {
    // The page changes only when the wheel is at rest.
    const answer = acting.act({ does: 'spin' }, () => undefined);
    if (!(await isLate(answer))) return answer;
    setSpinning('late');
    await rest(seamOf(sectors));
    const result = await answer;
    if (result !== null) turn();
    return result;
  };

  const spin = async () => {
    if (busy.current) return;
    busy.current = true;
    setHot(null);
    setSpinning('turning');
    turn();
    const result = await answered();
    const slot = result?.slot ?? null;
    if (slot !== null) setSpinning('known');
    await rest(slot === null ? seamOf(sectors) : standFor(slot, sectors, Math.random()));
    if (result !== null && result.prize.is !== 'none') soundWin();
    await acting.refresh();
    busy.current = false;
    setSpinning('idle');
    setHot(slot);
    setRecord(result);
  };
  return { disc, spin, spinning, record, setRecord, hot };
}
