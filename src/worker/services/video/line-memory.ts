import { asyncScheduler, auditTime, filter, map, type Observable, type SchedulerLike, Subject } from 'rxjs';
import * as v from 'valibot';
import { LineMemory, NO_LINE_MEMORY } from '#contract/community/video/line-memory-schema.ts';
import type { VideoPorts } from '#streams/core/ports.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import type { TabMessage, Tabs, VideoLinesMessage } from '#worker/tabs/tab-messages.ts';

const KEY = 'video-lines';
/** Delay within which rapid changes are written once, ms. */
const SETTLE_MS = 500;

const isLines = (word: TabMessage): word is VideoLinesMessage => word.is === 'lines';

/** Stores the results about the video domains and sends them to the other tabs [8.16]. */
export function lineMemory(
  storage: KeyValueStore,
  tabs: Tabs,
  scheduler: SchedulerLike = asyncScheduler,
): VideoPorts['memory'] & { readonly writing$: Observable<unknown> } {
  const learnt$ = new Subject<LineMemory>();
  return {
    read: async () => {
      const stored = v.safeParse(LineMemory, await storage.get(KEY));
      return stored.success ? stored.output : NO_LINE_MEMORY;
    },
    write: (memory) => learnt$.next(memory),
    received$: tabs.received$.pipe(
      filter(isLines),
      map(({ memory }) => memory),
    ),
    writing$: learnt$.pipe(
      auditTime(SETTLE_MS, scheduler),
      map((memory) => {
        tabs.publish({ is: 'lines', memory });
        void storage.set(KEY, memory);
      }),
    ),
  };
}
