import { useEffect, useRef, useState } from 'react';
import { toAppError } from '#contract/errors.ts';
import type { After, RunEnd, SubmissionEnd, SubmissionState } from './submission.ts';

/** Time after which a submission counts as slow and its result is being queried, ms. */
const SLOW_MS = 5_000;

/** Returns whether an operation has been in progress long enough to show a message. */
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
  | { readonly is: 'sending'; readonly subject: What }
  | SubmissionEnd<Outcome>;

/** Aborted when the screen is left. */
function useLeaving() {
  const leaveController = useRef(new AbortController());
  useEffect(() => {
    leaveController.current = new AbortController();
    return () => leaveController.current.abort();
  }, []);
  return leaveController;
}

/**
 * Manages submissions of a screen, one at a time: a second press while one is in progress sends no request.
 * @param submit executes it, and throws the refusal; the signal is aborted when the screen is closed
 */
export function useSubmission<What, Outcome>(
  submit: (subject: What, leaveSignal: AbortSignal) => Promise<Outcome>,
): Submission<What, Outcome> {
  const [newest, setNewest] = useState<Newest<What, Outcome>>({ is: 'idle' });
  const busy = useRef(false);
  const leaveController = useLeaving();
  const slow = useSlow(newest.is === 'sending');

  const submitOnce = async (subject: What, signal: AbortSignal): Promise<SubmissionEnd<Outcome> | null> => {
    try {
      return { is: 'done', outcome: await submit(subject, signal) };
    } catch (thrown) {
      const error = toAppError(thrown);
      return signal.aborted && error.code === 'CANCELLED' ? null : { is: 'refused', error };
    }
  };
  const run = async (subject: What, after?: After<Outcome>): Promise<RunEnd<Outcome>> => {
    if (busy.current) return { is: 'busy' };
    busy.current = true;
    setNewest({ is: 'sending', subject });
    const { signal } = leaveController.current;
    const ended = await submitOnce(subject, signal);
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
   * Submits, and returns the outcome.
   * @param after remaining work before the screen may be used again: `state` is `sending` until it has ended
   */
  run(subject: What, after?: After<Outcome>): Promise<RunEnd<Outcome>>;
  /** Clears the outcome of the last submission after a change on the screen. */
  forget(): void;
};
