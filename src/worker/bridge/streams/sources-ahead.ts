import { concat, defer, finalize, from, type Observable, type SchedulerLike, Subject } from 'rxjs';
import type { Topic, TopicSources, Topics } from '#worker/topics.ts';

/** Time allowed for a slow connection to load the page’s code, ms; sources not opened by then are closed. */
const UNTAKEN_MS = 20_000;

type Params<Name extends Topic> = Topics[Name]['params'];
type Item<Name extends Topic> = Topics[Name]['item'];

type BufferedSource<Thing> = {
  readonly claimed$: Observable<Thing>;
  /** Reports whether it failed before it was taken over. */
  readonly hasFailed: () => boolean;
  readonly end: () => void;
};
type BufferedSources<Names extends Topic = Topic> = {
  [Name in Names]?: Map<string, BufferedSource<Item<Name>>>;
};

export type SourcesAhead = {
  /** The source of a topic: the one that was opened ahead, with all it has brought, or a new one. */
  open<Name extends Topic>(topic: Name, params: Params<Name>): Observable<Item<Name>>;
  /** Opens a topic that a page is about to open, once. */
  foresee<Name extends Topic>(topic: Name, params: Params<Name>): void;
  close(): void;
};

/** Subscribes to a source and buffers its items until it is taken over. */
function bufferSource<Thing>(source$: Observable<Thing>): BufferedSource<Thing> {
  const waiting: Thing[] = [];
  const passed$ = new Subject<Thing>();
  let isClaimed = false;
  let failed = false;
  const reading = source$.subscribe({
    next: (item) => (isClaimed ? passed$.next(item) : waiting.push(item)),
    error: (thrown: unknown) => {
      failed = !isClaimed;
      passed$.error(thrown);
    },
    complete: () => passed$.complete(),
  });
  const end = () => reading.unsubscribe();
  const claimed$ = defer(() => {
    isClaimed = true;
    return concat(from(waiting.splice(0)), passed$).pipe(finalize(end));
  });
  return { claimed$, hasFailed: () => failed, end };
}

function within<Name extends Topic>(
  buffered: BufferedSources<Name>,
  topic: Name,
): Map<string, BufferedSource<Item<Name>>> {
  buffered[topic] ??= new Map();
  return buffered[topic];
}

/** Sources of topics that can be opened before a page is there to open them. */
export function createSourcesAhead(sources: TopicSources, scheduler: SchedulerLike): SourcesAhead {
  const buffered: BufferedSources = {};
  const ends = new Set<() => void>();
  return {
    open<Name extends Topic>(topic: Name, params: Params<Name>) {
      const [of, key] = [within<Name>(buffered, topic), JSON.stringify(params)];
      const ahead = of.get(key);
      of.delete(key);
      return ahead && !ahead.hasFailed() ? ahead.claimed$ : sources[topic](params);
    },
    foresee<Name extends Topic>(topic: Name, params: Params<Name>) {
      const [of, key] = [within<Name>(buffered, topic), JSON.stringify(params)];
      if (of.has(key)) return;
      const ahead = bufferSource(sources[topic](params));
      of.set(key, ahead);
      ends.add(ahead.end);
      scheduler.schedule(() => {
        ends.delete(ahead.end);
        if (of.get(key) !== ahead) return;
        of.delete(key);
        ahead.end();
      }, UNTAKEN_MS);
    },
    close() {
      for (const end of ends) end();
    },
  };
}
