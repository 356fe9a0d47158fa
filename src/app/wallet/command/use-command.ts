import { useEffect, useMemo, useRef, useState } from 'react';
import { serverNow } from '#app/link/server-now.ts';
import { useSession } from '#app/link/session.ts';
import { type AppError, appError, toAppError } from '#contract/errors.ts';
import type { ClientRequestId } from '#contract/models/ids.ts';
import { keptWish } from './kept-wish.ts';
import { untilKnown } from './until-known.ts';

/** `verifying` is 核实中: the answer was lost and is being asked for. */
export type CommandState =
  | { readonly is: 'idle' | 'sending' | 'verifying' }
  | { readonly is: 'refused'; readonly error: AppError };

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
 * tried, also after a reload; a second tap while one is under way does nothing. `name` tells commands apart.
 */
export function useCommand<Input, Answer>(
  name: string,
  send: (input: Input, requestId: ClientRequestId) => Promise<Answer>,
) {
  const [state, setState] = useState<CommandState>({ is: 'idle' });
  const session = useSession();
  const owner = session.is === 'member' ? session.member.userId : '';
  const wish = useMemo(() => keptWish(`${name}.${owner}`), [name, owner]);
  const busy = useRef(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  const carryOut = async (input: Input): Promise<Answer | null> => {
    const requestId = wish.idOf(JSON.stringify(input), serverNow());
    setState({ is: 'sending' });
    try {
      const inDoubt = () => setState({ is: 'verifying' });
      const answer = await untilKnown(() => send(input, requestId), {
        inDoubt,
        wait: waiting(left.current.signal),
      });
      wish.done();
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
