import { useEffect, useRef, useState } from 'react';
import { toAppError } from '#contract/errors.ts';
import type { SubmissionEnd, SubmissionState } from './submission.ts';
import { useSlow } from './use-slow.ts';

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
 * What a screen submits, one at a time: a second press while one is on its way does nothing.
 * @param submit does it, and throws why it was refused; the signal is aborted when the screen is left
 */
export function useSubmission<What, Outcome>(
  submit: (what: What, left: AbortSignal) => Promise<Outcome>,
): Submission<What, Outcome> {
  const [newest, setNewest] = useState<Newest<What, Outcome>>({ is: 'idle' });
  const busy = useRef(false);
  const left = useLeaving();
  const slow = useSlow(newest.is === 'sending');

  const end = async (what: What, signal: AbortSignal): Promise<SubmissionEnd<Outcome> | null> => {
    try {
      return { is: 'done', outcome: await submit(what, signal) };
    } catch (thrown) {
      const error = toAppError(thrown);
      return signal.aborted && error.code === 'CANCELLED' ? null : { is: 'refused', error };
    }
  };
  const run = async (what: What) => {
    if (busy.current) return null;
    busy.current = true;
    setNewest({ is: 'sending', what });
    const ended = await end(what, left.current.signal);
    busy.current = false;
    setNewest(ended ?? { is: 'idle' });
    return ended;
  };

  return {
    state: newest.is === 'sending' ? { ...newest, slow } : newest,
    run,
    forget: () => setNewest((now) => (now.is === 'sending' ? now : { is: 'idle' })),
  };
}

export type Submission<What, Outcome> = {
  readonly state: SubmissionState<What, Outcome>;
  /** How it ended; null when another is still on its way, or the screen was left. */
  run(what: What): Promise<SubmissionEnd<Outcome> | null>;
  /** The person has changed something: how the last one ended is no longer said. */
  forget(): void;
};
