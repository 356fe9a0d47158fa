import { useEffect, useRef, useState } from 'react';
import { newRequestId } from '#app/link/request-id.ts';
import { type AppError, appError, toAppError } from '#contract/errors.ts';
import type { ClientRequestId } from '#contract/models/ids.ts';
import { untilKnown } from './until-known.ts';

/** `verifying` is 核实中: the answer was lost and is being asked for. */
export type CommandState =
  | { readonly is: 'idle' | 'sending' | 'verifying' }
  | { readonly is: 'refused'; readonly error: AppError };

type Intent = { readonly key: string; readonly requestId: ClientRequestId };

/** A wait that ends with the screen. */
function waiting(signal: AbortSignal): (ms: number) => Promise<void> {
  return (ms) =>
    new Promise((resolve, reject) => {
      const left = () => reject(appError('CANCELLED'));
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        left();
      });
    });
}

/**
 * A movement of money that is answered at once. The same input keeps its id until it is carried out, however often it is
 * tried; a second tap while one is under way does nothing.
 */
export function useCommand<Input, Answer>(
  send: (input: Input, requestId: ClientRequestId) => Promise<Answer>,
) {
  const [state, setState] = useState<CommandState>({ is: 'idle' });
  const intent = useRef<Intent | null>(null);
  const busy = useRef(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  const carryOut = async (input: Input): Promise<Answer | null> => {
    const key = JSON.stringify(input);
    if (intent.current?.key !== key) intent.current = { key, requestId: newRequestId() };
    const { requestId } = intent.current;
    setState({ is: 'sending' });
    try {
      const inDoubt = () => setState({ is: 'verifying' });
      const answer = await untilKnown(() => send(input, requestId), {
        inDoubt,
        wait: waiting(left.current.signal),
      });
      intent.current = null;
      setState({ is: 'idle' });
      return answer;
    } catch (thrown) {
      setState({ is: 'refused', error: toAppError(thrown) });
      return null;
    }
  };

  return {
    state,
    /** Null when it was refused, which `state` then says, or one is under way already. */
    run: async (input: Input): Promise<Answer | null> => {
      if (busy.current) return null;
      busy.current = true;
      return carryOut(input).finally(() => {
        busy.current = false;
      });
    },
    /** The person has changed something: what was refused is no longer said. */
    forget: () => setState((now) => (now.is === 'refused' ? { is: 'idle' } : now)),
  };
}
