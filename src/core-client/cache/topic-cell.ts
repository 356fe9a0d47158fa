import type { Observable } from 'rxjs';
import { createWatchers, LINGER_MS, type Watchers } from '../shared-store.ts';
import type { Cells } from './cells.ts';

/** The latest item of one stream, for all that watch it. */
export type TopicCell<Item> = Pick<Watchers, 'watch'> & {
  close(): void;
  /** Undefined until the first item. */
  read(): Item | undefined;
};

/**
 * Follows a stream for as long as it is watched, and a moment longer.
 * @param cells lists the cell under `params` for just as long
 * @param stream opens the stream
 */
export function createTopicCell<Item>(
  cells: Cells<TopicCell<Item>>,
  params: unknown,
  stream: () => Observable<{ readonly items: readonly Item[] }>,
): TopicCell<Item> {
  let latest: Item | undefined;
  let stop: (() => void) | null = null;

  const open = () => {
    if (stop) return;
    cells.at(params, () => cell);
    const subscription = stream().subscribe(({ items }) => {
      if (items.length === 0) return;
      latest = items.at(-1);
      notify();
    });
    stop = () => subscription.unsubscribe();
  };
  const close = () => {
    stop?.();
    stop = null;
    latest = undefined;
    cells.drop(params);
  };
  const { watch, notify } = createWatchers({ open, close, lingerMs: LINGER_MS });
  const cell = { close, watch, read: () => latest };
  return cell;
}
