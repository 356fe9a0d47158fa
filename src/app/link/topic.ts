import { useSyncExternalStore } from 'react';
import type { Topic, Topics } from '#worker/core-api.ts';
import { streamOf } from './core.ts';

type Params<Name extends Topic> = Topics[Name]['params'];
type Item<Name extends Topic> = Topics[Name]['item'];

/** How long a stream nobody looks at stays open, so that changing screens does not open it anew. */
const LINGER_MS = 5_000;

function createCell<Name extends Topic>(topic: Name, params: Params<Name>) {
  const listeners = new Set<() => void>();
  let latest: Item<Name> | undefined;
  let stop: (() => void) | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    const subscription = streamOf(topic, params).subscribe(({ items }) => {
      if (items.length === 0) return;
      latest = items.at(-1);
      for (const listener of listeners) listener();
    });
    stop = () => subscription.unsubscribe();
  };

  const close = () => {
    stop?.();
    stop = null;
    latest = undefined;
  };

  return {
    read: () => latest,
    watch(listener: () => void) {
      clearTimeout(lingering);
      listeners.add(listener);
      if (!stop) open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) lingering = setTimeout(close, LINGER_MS);
      };
    },
  };
}

type Cell<Name extends Topic> = ReturnType<typeof createCell<Name>>;
export type TopicCells<Name extends Topic> = { of(params: Params<Name>): Cell<Name> };

/** The streams of one topic. Everybody who asks with the same parameters shares one. */
export function createTopicCells<Name extends Topic>(topic: Name): TopicCells<Name> {
  const cells = new Map<string, Cell<Name>>();
  return {
    of(params) {
      const key = JSON.stringify(params);
      const cell = cells.get(key) ?? createCell(topic, params);
      cells.set(key, cell);
      return cell;
    },
  };
}

/** The latest item of a topic; undefined until the first one. */
export function useTopic<Name extends Topic>(
  cells: TopicCells<Name>,
  params: Params<Name>,
): Item<Name> | undefined {
  const { watch, read } = cells.of(params);
  return useSyncExternalStore(watch, read);
}
