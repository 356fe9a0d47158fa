import { BehaviorSubject, Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { DEFAULT_READING } from '#contract/community/chat/reading/reading-rules.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import { settledMarblesOf } from '#tests/fixtures/time/marbles.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import type { SessionState } from '#worker/session/session-state.ts';
import { memoryStore } from '#worker/storage/key-value-store.ts';
import type { TabMessage } from '#worker/tabs/tab-messages.ts';
import { createReadingStore } from './viewer-settings.ts';

function opened() {
  const session$ = new BehaviorSubject<SessionState>({ is: 'guest' });
  const received$ = new Subject<TabMessage>();
  const storage = memoryStore();
  const publish = (message: TabMessage) => received$.next(message);
  return {
    storage,
    open: () =>
      createReadingStore({ session$, storage, tabs: { locks: null, siteLocks: null, received$, publish } }),
  };
}

test('changes of several settings at once are all stored, in every tab', async () => {
  const { open } = opened();
  const [here, there] = [open(), open()];
  const seen: ReadingSettings[] = [];
  there.reading$.subscribe((settings) => seen.push(settings));
  await Promise.all([here.change({ size: 'huge' }), here.change({ hideGifts: true })]);
  const chosen = { ...DEFAULT_READING, size: 'huge', hideGifts: true };
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(chosen));
  const again: ReadingSettings[] = [];
  open().reading$.subscribe((settings) => again.push(settings));
  await vi.waitFor(() => expect(again).toEqual([chosen]));
});

test('an invalid stored setting counts as the default', async () => {
  const { storage, open } = opened();
  await storage.set('chat-reading.guest', { size: 'gigantic' });
  const seen: ReadingSettings[] = [];
  open().reading$.subscribe((settings) => seen.push(settings));
  await vi.waitFor(() => expect(seen).toEqual([DEFAULT_READING]));
});

test('a change follows at once', async () => {
  const store = opened().open();
  const time = virtualTime();
  time.scheduler.schedule(() => void store.change({ times: true }), 20);
  time.scheduler.schedule(() => void store.change({ times: false }), 30);
  await settledMarblesOf('chat.reading', time, store.reading$, '50ms !').toBe('n 19ms t 9ms n', {
    n: DEFAULT_READING,
    t: { ...DEFAULT_READING, times: true },
  });
});
