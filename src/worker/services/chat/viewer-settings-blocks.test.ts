import { BehaviorSubject, Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { type Blocks, NO_BLOCKS } from '#contract/community/chat/moderation/moderation-schema.ts';
import { settledMarblesOf } from '#tests/fixtures/time/marbles.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import type { SessionState } from '#worker/session/session-state.ts';
import { type KeyValueStore, memoryStore, UNKNOWN } from '#worker/storage/key-value-store.ts';
import type { TabMessage } from '#worker/tabs/tab-messages.ts';
import { createBlockStore } from './viewer-settings.ts';

const wordBlock = (text: string) => ({ is: 'word', word: text, blocked: true }) as const;

function opened(overrides: Partial<KeyValueStore> = {}) {
  const session$ = new BehaviorSubject<SessionState>({ is: 'unknown' });
  const received$ = new Subject<TabMessage>();
  const storage = { ...memoryStore(), ...overrides };
  const open = () =>
    createBlockStore({ session$, storage, tabs: { locks: null, siteLocks: null, received$, publish } });
  const publish = (message: TabMessage) => received$.next(message);
  return { session$, open, storage };
}

test('blocks of one tab apply in every tab and after restart', async () => {
  const { session$, open } = opened();
  const [here, there] = [open(), open()];
  const seen: (readonly string[])[] = [];
  there.blocks$.subscribe(({ words }: Blocks) => seen.push(words));
  expect(seen).toEqual([[]]);
  session$.next({ is: 'guest' });
  await Promise.all([here.change(wordBlock('一')), here.change(wordBlock('二'))]);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['一', '二']));
  const again: (readonly string[])[] = [];
  open().blocks$.subscribe(({ words }: Blocks) => again.push(words));
  await vi.waitFor(() => expect(again).toEqual([['一', '二']]));
});

test('nothing is blocked until the viewer is known', async () => {
  const { session$, open } = opened();
  const store = open();
  const time = virtualTime();
  time.scheduler.schedule(() => session$.next({ is: 'guest' }), 10);
  time.scheduler.schedule(() => void store.change(wordBlock('一')), 20);
  time.scheduler.schedule(() => void store.change({ ...wordBlock('一'), blocked: false }), 30);
  await settledMarblesOf('chat.blocks', time, store.blocks$, '50ms !').toBe('n 19ms w 9ms n', {
    n: NO_BLOCKS,
    w: { ...NO_BLOCKS, words: ['一'] },
  });
});

test('blocks that could not be read are not replaced by a change', async () => {
  const { session$, open, storage } = opened({ lookUp: async () => UNKNOWN });
  session$.next({ is: 'guest' });
  const store = open();
  const seen: (readonly string[])[] = [];
  store.blocks$.subscribe(({ words }: Blocks) => seen.push(words));
  await Promise.all([store.change(wordBlock('一')), store.change(wordBlock('二'))]);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['一', '二']));
  expect(await storage.keys()).toEqual([]);
});
