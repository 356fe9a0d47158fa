import { useEffect, useSyncExternalStore } from 'react';
import type { SharedTopic, Topic, Topics } from '#worker/topics.ts';
import { type Cells, createCells } from './cache/cells.ts';
import { createTopicCell, type TopicCell } from './cache/topic-cell.ts';
import { streamOf } from './core.ts';
import { untilThere } from './shared-store.ts';
import { perViewer } from './viewer.ts';

type Params<Name extends Topic> = Topics[Name]['params'];
type Item<Name extends Topic> = Topics[Name]['item'];

/**
 * Copy of the shared topics in the topic table; the compiler checks both ways. Data of other topics is specific to the
 * viewer, and discarded at logout.
 */
const SHARED: Readonly<Record<SharedTopic, true>> = {
  match: true,
  odds: true,
  video: true,
  storage: true,
  captcha: true,
  'dev.figures': true,
};

type ByTopic<Names extends Topic = Topic> = { [Name in Names]?: Cells<TopicCell<Item<Name>>> };

const ofAnybody: ByTopic = {};
const ofViewer = perViewer(
  (): ByTopic => ({}),
  (byTopic) => {
    for (const cells of Object.values(byTopic)) for (const cell of cells.all()) cell.close();
  },
);

function within<Name extends Topic>(byTopic: ByTopic<Name>, topic: Name): Cells<TopicCell<Item<Name>>> {
  byTopic[topic] ??= createCells<TopicCell<Item<Name>>>();
  return byTopic[topic];
}

/** Returns the cell of a topic: equal parameters share one stream. */
function cellOf<Name extends Topic>(topic: Name, params: Params<Name>): TopicCell<Item<Name>> {
  const cells = within<Name>(Object.hasOwn(SHARED, topic) ? ofAnybody : ofViewer(), topic);
  return cells.at(params, () => createTopicCell(cells, params, () => streamOf(topic, params)));
}

/** The latest item of a topic; undefined until the first one. */
export function useTopic<Name extends Topic>(topic: Name, params: Params<Name>): Item<Name> | undefined {
  const { watch, read } = cellOf(topic, params);
  return useSyncExternalStore(watch, read);
}

/** Opens a topic for a component whose code, or position, is still loading; null opens none. */
export function useTopicAhead<Name extends Topic>(topic: Name, params: Params<Name> | null): void {
  const cell = params === null ? null : cellOf(topic, params);
  useEffect(() => cell?.watch(() => undefined), [cell]);
}

/** Opens a topic before what shows it is rendered. Resolves with its first item that is enough. */
export function topicAhead<Name extends Topic>(
  topic: Name,
  params: Params<Name>,
  isSufficient: (item: Item<Name>) => boolean = () => true,
): Promise<Item<Name>> {
  const { watch, read } = cellOf(topic, params);
  return untilThere(watch, () => {
    const item = read();
    return item !== undefined && isSufficient(item) ? item : undefined;
  });
}
