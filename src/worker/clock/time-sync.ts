import { catchError, EMPTY, exhaustMap, from, ignoreElements, type Observable } from 'rxjs';
import type { Exchanged, Send } from '../wire/send.ts';
import type { TimeSample } from '../wire/wire-ports.ts';
import type { ServerClock } from './server-clock.ts';

type RequestRecord = { readonly requestStart: number; readonly responseStart: number };

/** The browser's own records of requests to an address: monotonic ms at which each left and its answer began. */
export type ResourceTiming = (url: string) => readonly RequestRecord[];

type SyncPorts = {
  readonly send: Send;
  readonly clock: ServerClock;
  readonly resourceTiming?: ResourceTiming | undefined;
  /** Returns the time of another tab, which measures for all; null when this one is to measure. */
  readonly fromTabs?: () => Promise<TimeSample | null>;
};

/**
 * Returns the request’s timing without the delays of our own event loop and of connecting. An entry of an earlier request
 * to the same address lies outside this one’s own times; the newest may not be there yet.
 */
function timingOf(timing: ResourceTiming | undefined, { url, sentAt, receivedAt }: Exchanged) {
  const recorded = timing?.(url).findLast(
    ({ requestStart, responseStart }) => requestStart >= sentAt && responseStart <= receivedAt,
  );
  return recorded
    ? { sentAt: recorded.requestStart, receivedAt: recorded.responseStart }
    : { sentAt, receivedAt };
}

async function measure({ send, clock, resourceTiming, fromTabs }: SyncPorts): Promise<void> {
  const fromTab = await fromTabs?.();
  if (fromTab) return clock.addSample(fromTab);
  const querySource = async (source: 'time.server' | 'time.system') => {
    const exchanges: Exchanged[] = [];
    const { now } = await send(source, {}, { quiet: true, timed: (exchanged) => exchanges.push(exchanged) });
    const [exchange] = exchanges.slice(-1);
    if (exchange) clock.addSample({ ...timingOf(resourceTiming, exchange), server: now });
  };
  await querySource('time.server').catch(() => querySource('time.system'));
}

/** Measures at the given moments, one at a time. Failures are silent: the next moment retries [9.02]. */
export const timeSync = (ports: SyncPorts, moments$: Observable<unknown>): Observable<never> =>
  moments$.pipe(
    exhaustMap(() => from(measure(ports)).pipe(catchError(() => EMPTY))),
    ignoreElements(),
  );

const isTimed = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.requestStart > 0;

/**
 * Reads the browser’s timing buffer, which is emptied whenever it is read or full: a full one takes no new entry. An entry
 * whose server does not expose its timing is left out.
 */
export function resourceTimingOf(timeline: Performance): ResourceTiming {
  timeline.addEventListener('resourcetimingbufferfull', () => timeline.clearResourceTimings());
  return (url) => {
    const entries = timeline.getEntriesByName(url, 'resource').filter(isTimed);
    timeline.clearResourceTimings();
    return entries;
  };
}
