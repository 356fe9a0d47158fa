import type { Observable, Subscription } from 'rxjs';
import type { Batch, CoreApi, Topic, Topics } from '#worker/core-api.ts';
import { type Delivery, pump } from './pump.ts';

/** Where each topic comes from. */
export type TopicSources = {
  readonly [Name in Topic]: (params: Topics[Name]['params']) => Observable<Topics[Name]['item']>;
};

const LATEST: Delivery = { keep: 'last', count: 1 };
/** Minutes of a hidden page, whose timers may run once a minute; the feed begins with the room as it stands. */
const FEED: Delivery = { keep: 'restart', over: 1_000 };

/** Every change counts; a reader far behind is told the whole list again. */
const BOARD: Delivery = { keep: 'restart', over: 60 };

const DELIVERIES: Readonly<Record<Topic, Delivery>> = {
  directives: { keep: 'last', count: 16 },
  session: LATEST,
  verification: LATEST,
  clock: LATEST,
  coins: LATEST,
  messages: LATEST,
  orders: LATEST,
  order: LATEST,
  assets: LATEST,
  match: LATEST,
  odds: LATEST,
  board: BOARD,
  'chat.room': LATEST,
  'chat.feed': FEED,
  'gift.stage': LATEST,
  video: LATEST,
  'dev.figures': LATEST,
  'dev.recording': LATEST,
};

export type StreamDesk = Pick<CoreApi, 'openStream' | 'closeStream'> & {
  /** Streams open now. */
  readonly size: number;
  closeAll(): void;
};

/** The core's end of every stream a page has open, by number. */
export function createStreamDesk(sources: TopicSources, onBroken: (thrown: unknown) => void): StreamDesk {
  const open = new Map<number, Subscription>();
  let lastId = 0;
  const openStream = async <Name extends Topic>(
    topic: Name,
    params: Topics[Name]['params'],
    onBatch: (batch: Batch<Topics[Name]['item']>) => Promise<void>,
  ): Promise<number> => {
    lastId += 1;
    open.set(lastId, pump(sources[topic](params), DELIVERIES[topic], onBatch, onBroken));
    return lastId;
  };
  return {
    openStream,
    closeStream: async (streamId) => {
      open.get(streamId)?.unsubscribe();
      open.delete(streamId);
    },
    get size() {
      return open.size;
    },
    closeAll: () => {
      for (const reading of open.values()) reading.unsubscribe();
      open.clear();
    },
  };
}
