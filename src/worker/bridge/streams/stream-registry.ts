import { defer, type Subscription } from 'rxjs';
import { appError } from '#contract/errors.ts';
import type { CoreApi } from '#worker/core-api.ts';
import { type Batch, type Topic, type TopicSources, type Topics, topics } from '#worker/topics.ts';
import { type AgainPorts, againLater } from './again-later.ts';
import { pump } from './pump.ts';
import { createSourcesAhead } from './sources-ahead.ts';
import type { StreamCounts } from './stream-counts.ts';

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
    const left = delivery.keep === 'last' ? 'superseded' : 'skipped';
    const counted = (batch: Batch<Topics[Name]['item']>) => {
      counts[left] += batch.dropped;
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
