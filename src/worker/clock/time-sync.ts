import { catchError, EMPTY, exhaustMap, from, ignoreElements, type Observable } from 'rxjs';
import type { Exchanged } from '#worker/wire/exchange.ts';
import type { Send } from '#worker/wire/send.ts';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import type { ServerClock } from './server-clock.ts';

/** The browser's own record of a request: monotonic ms at which it left and its answer began, where it may be known. */
export type ResourceTiming = (url: string) => { requestStart: number; responseStart: number } | null;

type SyncPorts = {
  readonly send: Send;
  readonly clock: ServerClock;
  readonly resourceTiming?: ResourceTiming | undefined;
  /** What another tab, which measures for all, says; null when this one is to measure. */
  readonly fromTabs?: () => Promise<TimeSample | null>;
};

/** The request's way without the waiting for our own event loop and for a connection. */
function wayOf(timing: ResourceTiming | undefined, { url, sentAt, receivedAt }: Exchanged) {
  const recorded = timing?.(url);
  return recorded
    ? { sentAt: recorded.requestStart, receivedAt: recorded.responseStart }
    : { sentAt, receivedAt };
}

async function measure({ send, clock, resourceTiming, fromTabs }: SyncPorts): Promise<void> {
  const told = await fromTabs?.();
  if (told) return clock.learn(told);
  const ask = async (source: 'time.server' | 'time.system') => {
    const ways: Exchanged[] = [];
    const { now } = await send(source, {}, { quiet: true, timed: (exchanged) => ways.push(exchanged) });
    const [way] = ways.slice(-1);
    if (way) clock.learn({ ...wayOf(resourceTiming, way), server: now });
  };
  await ask('time.server').catch(() => ask('time.system'));
}

/** Measures at the given moments, one at a time. Failures are silent: the next moment comes [9.02]. */
export const timeSync = (ports: SyncPorts, moments$: Observable<unknown>): Observable<never> =>
  moments$.pipe(
    exhaustMap(() => from(measure(ports)).pipe(catchError(() => EMPTY))),
    ignoreElements(),
  );
