import { useCallback, useEffect, useState } from 'react';
import { type AppError, toAppError } from '#contract/errors.ts';

export type Loaded<Value> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: AppError }
  | { readonly is: 'ready'; readonly value: Value };

const LOADING = { is: 'loading' } as const;

/** Asks once when shown, and again on `reload`; what is there stays until the new answer has come. */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [state, setState] = useState<Loaded<Value>>(LOADING);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = round < 0;
    load().then(
      (value) => {
        if (!left) setState({ is: 'ready', value });
      },
      (thrown: unknown) => {
        if (!left) setState({ is: 'failed', error: toAppError(thrown) });
      },
    );
    return () => {
      left = true;
    };
  }, [load, round]);
  const reload = useCallback(() => setRound((was) => was + 1), []);
  return { state, reload };
}
