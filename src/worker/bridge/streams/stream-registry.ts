import { defer, type Observable, Subscription } from 'rxjs';
import type { StreamFigures } from '#contract/community/room-figures.ts';
import { appError } from '#contract/errors.ts';
import type { CoreApi } from '#worker/core-api.ts';
import {
  type Batch,
  type Delivery,
  type Topic,
  type TopicSources,
  type Topics,
  topics,
} from '#worker/topics.ts';
import { type AgainPorts, againLater } from './again-later.ts';
import { createSourcesAhead } from './sources-ahead.ts';

/** Counts what the streams of a core leave out; read by the developer's panel. */
export type StreamCounts = { -readonly [Name in keyof StreamFigures]: StreamFigures[Name] };

/** All counts at zero, for one core; the streams count up in place. */
export const createStreamCounts = (): StreamCounts => ({ open: 0, superseded: 0, skipped: 0 });

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
  const drain = async () => {
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
    if (delivery.strategy === 'last') leaveOut(Math.max(0, waiting.length - delivery.count));
    else if (waiting.length > delivery.over) {
      leaveOut(waiting.length);
      listen();
    }
    if (busy) return;
    busy = true;
    // In a microtask, so that items that arrive together are sent together.
    queueMicrotask(() => drain().catch(() => reading.unsubscribe()));
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

export type StreamRegistry = Pick<CoreApi, 'foreseeTopic' | 'openStream' | 'closeStream'> & {
  /** Streams open now. */
  readonly size: number;
  closeAll(): void;
};

type RegistryPorts = AgainPorts & {
  readonly counts: StreamCounts;
  /** Receives what a source failed with. */
  readonly report: (thrown: unknown) => void;
};

/** The core's end of every stream a page has open, by number. A source that fails is reported and opened again. */
export function createStreamRegistry(
  sources: TopicSources,
  { counts, report, ...ports }: RegistryPorts,
): StreamRegistry {
  const ahead = createSourcesAhead(sources, ports.scheduler);
  const open = new Map<number, Subscription>();
  let lastId = 0;
  const openStream = async <Name extends Topic>(
    topic: Name,
    params: Topics[Name]['params'],
    onBatch: (batch: Batch<Topics[Name]['item']>) => Promise<void>,
  ): Promise<number> => {
    lastId += 1;
    const source$ = defer(() => ahead.open(topic, params)).pipe(againLater(ports, report));
    const { delivery } = topics[topic];
    const dropReason = delivery.strategy === 'last' ? 'superseded' : 'skipped';
    const counted = (batch: Batch<Topics[Name]['item']>) => {
      counts[dropReason] += batch.dropped;
      return onBatch(batch);
    };
    open.set(lastId, pump(source$, delivery, counted));
    counts.open = open.size;
    return lastId;
  };
  return {
    foreseeTopic: async (topic, params) => {
      if (!Object.hasOwn(topics, topic)) throw appError('BAD_INPUT', { path: 'topic' });
      ahead.foresee(topic, params);
    },
    openStream,
    closeStream: async (streamId) => {
      open.get(streamId)?.unsubscribe();
      open.delete(streamId);
      counts.open = open.size;
    },
    get size() {
      return open.size;
    },
    closeAll: () => {
      for (const reading of open.values()) reading.unsubscribe();
      open.clear();
      ahead.close();
    },
  };
}
