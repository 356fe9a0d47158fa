import { type Observable, Subscription } from 'rxjs';
import type { Batch, Delivery } from '#worker/topics.ts';

/**
 * Delivers a stream in batches, at most one of them unacknowledged: the promise `onBatch` returns is the acknowledgement.
 * Meanwhile items are buffered as `delivery` specifies; dropped items are counted in the next batch. A failing reader
 * counts as gone: the stream ends. The source must not fail.
 */
export function pump<Item>(
  source$: Observable<Item>,
  delivery: Delivery,
  onBatch: (batch: Batch<Item>) => Promise<void>,
): Subscription {
  const reading = new Subscription();
  let listening: Subscription | null = null;
  let waiting: Item[] = [];
  let dropped = 0;
  let busy = false;
  const hand = async () => {
    while (waiting.length > 0 && !reading.closed) {
      const batch = { items: waiting, dropped };
      waiting = [];
      dropped = 0;
      await onBatch(batch);
    }
    busy = false;
  };
  const leaveOut = (count: number) => {
    waiting.splice(0, count);
    dropped += count;
  };
  const gather = (item: Item) => {
    waiting.push(item);
    if (delivery.keep === 'last') leaveOut(Math.max(0, waiting.length - delivery.count));
    else if (waiting.length > delivery.over) {
      leaveOut(waiting.length);
      listen();
    }
    if (busy) return;
    busy = true;
    // In a microtask, so that items that arrive together are sent together.
    queueMicrotask(() => hand().catch(() => reading.unsubscribe()));
  };
  const listen = () => {
    const before = listening;
    listening = source$.subscribe(gather);
    reading.add(listening);
    before?.unsubscribe();
  };
  listen();
  return reading;
}
