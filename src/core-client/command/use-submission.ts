import { useEffect, useRef, useState } from 'react';
import { toAppError } from '#contract/errors.ts';
import type { After, RunEnd, SubmissionEnd, SubmissionState } from './submission.ts';

/** Longer than an answer takes: from then on the result is being looked for. */
const SLOW_MS = 5_000;

/** Whether something has been under way for so long that a person needs words about it. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}

type Newest<What, Outcome> =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly what: What }
  | SubmissionEnd<Outcome>;

/** Aborted when the screen is left. */
function useLeaving() {
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  return left;
}

/**
 * Submissions of a screen, one at a time: a second press while one is on its way sends nothing.
 * @param submit does it, and throws why it was refused; the signal is aborted when the screen is left
 */
export function useSubmission<What, Outcome>(
  submit: (what: What, left: AbortSignal) => Promise<Outcome>,
): Submission<What, Outcome> {
  const [newest, setNewest] = useState<Newest<What, Outcome>>({ is: 'idle' });
  const busy = useRef(false);
  const left = useLeaving();
  const slow = useSlow(newest.is === 'sending');

  const submitOnce = async (what: What, signal: AbortSignal): Promise<SubmissionEnd<Outcome> | null> => {
    try {
      return { is: 'done', outcome: await submit(what, signal) };
    } catch (thrown) {
      const error = toAppError(thrown);
      return signal.aborted && error.code === 'CANCELLED' ? null : { is: 'refused', error };
    }
  };
  const run = async (what: What, after?: After<Outcome>): Promise<RunEnd<Outcome>> => {
    if (busy.current) return { is: 'busy' };
    busy.current = true;
    setNewest({ is: 'sending', what });
    const { signal } = left.current;
    const ended = await submitOnce(what, signal);
    try {
      if (ended) await after?.(ended, signal);
    } finally {
      busy.current = false;
      setNewest(ended ?? { is: 'idle' });
    }
    return ended ?? { is: 'left' };
  };

  return {
    state: newest.is === 'sending' ? { ...newest, slow } : newest,
    run,
    forget: () => setNewest((now) => (now.is === 'sending' ? now : { is: 'idle' })),
  };
}

export type Submission<What, Outcome> = {
  readonly state: SubmissionState<What, Outcome>;
  /**
   * Submits, and says how that ended.
   * @param after what the screen still has to do before it may be used again: `state` is `sending` until it is over
   */
  run(what: What, after?: After<Outcome>): Promise<RunEnd<Outcome>>;
  /** Something was changed on the screen: how the last submission ended is no longer shown. */
  forget(): void;
};
