import { useCallback, useEffect, useState } from 'react';
import { type AppError, toAppError } from '#contract/errors.ts';
import { type Loadable, PENDING, ready } from '#contract/units/loadable.ts';

/** Loads once when shown, and again on `reload`; the current value stays until the new response arrives. */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [state, setState] = useState<Loadable<Value, AppError>>(PENDING);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCancelled = round < 0;
    load().then(
      (value) => {
        if (!isCancelled) setState(ready(value));
      },
      (thrown: unknown) => {
        if (!isCancelled) setState({ is: 'failed', error: toAppError(thrown), last: null });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [load, round]);
  const reload = useCallback(() => setRound((was) => was + 1), []);
  return { state, reload };
}
