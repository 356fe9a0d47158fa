import { Observable } from 'rxjs';
import type { CallName, InputOf, OutputOf } from '#contract/book/table.ts';
import type { Send } from './send.ts';

export type SendCall = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
) => Observable<OutputOf<Name>>;

/** Work as a stream of one answer: begun on subscription, aborted on unsubscription. */
export const abortable = <Answer>(run: (signal: AbortSignal) => Promise<Answer>): Observable<Answer> =>
  new Observable((subscriber) => {
    const abort = new AbortController();
    let isUnderWay = true;
    run(abort.signal).then(
      (answer) => {
        isUnderWay = false;
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => {
        isUnderWay = false;
        subscriber.error(error);
      },
    );
    // An abort makes an error with its stack: not for every answer that has come.
    return () => {
      if (isUnderWay) abort.abort();
    };
  });

/** Sends a call with a waiting viewer: a failure is shown to them, as for a request of the page itself. */
export const sendCallBy =
  (send: Send): SendCall =>
  (name, input) =>
    abortable((signal) => send(name, input, { signal }));

/** A call of the core's own, quiet. */
export const sendCallQuietlyBy =
  (send: Send): SendCall =>
  (name, input) =>
    abortable((signal) => send(name, input, { quiet: true, signal }));
