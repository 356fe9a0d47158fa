import { appError } from '#contract/errors.ts';
import { unlessAborted } from '#worker/unless-aborted.ts';

type Flight = { readonly answer: Promise<unknown>; readonly abort: AbortController; waiting: number };

export type Flights = (
  key: string,
  send: (signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal | undefined,
) => Promise<unknown>;

/** Shares requests in flight: a caller of the same key waits for the same response; when the last one leaves it is aborted. */
export function createFlights(): Flights {
  const flights = new Map<string, Flight>();
  const land = (key: string, flight: Flight) => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  const begin = (key: string, send: (signal: AbortSignal) => Promise<unknown>) => {
    const abort = new AbortController();
    const flight: Flight = { answer: send(abort.signal), abort, waiting: 0 };
    flights.set(key, flight);
    flight.answer.then(
      () => land(key, flight),
      () => land(key, flight),
    );
    return flight;
  };
  return async (key, send, signal) => {
    if (signal?.aborted) throw appError('CANCELLED');
    const flight = flights.get(key) ?? begin(key, send);
    flight.waiting += 1;
    try {
      return await unlessAborted(flight.answer, signal);
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        land(key, flight);
        flight.abort.abort();
      }
    }
  };
}
