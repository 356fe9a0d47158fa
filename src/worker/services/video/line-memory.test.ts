import { expect, onTestFinished, test } from 'vitest';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { memoryStore } from '#worker/storage/key-value-store.ts';
import { tabsOver } from '#worker/tabs/tab-messages.ts';
import { lineMemory } from './video-service.ts';

const memoryWith = (errorCount: number) => ({
  errorCount,
  lines: [{ lineId: 'a', errors: 1, at: 5, failuresInRow: 1, openUntil: 9, firstByteMs: null }],
});

function browser() {
  const { scheduler, advance } = virtualTime();
  const all = tabBrowser(scheduler);
  const storage = memoryStore();
  const openTab = () => {
    const tab = all.open();
    const { writing$, ...memory } = lineMemory(
      storage,
      tabsOver({ build: 'site', site: 'site' }, tab.openTabs('site'), tab.locks),
      scheduler,
    );
    const writing = writing$.subscribe();
    onTestFinished(() => writing.unsubscribe());
    return memory;
  };
  return { openTab, storage, advance };
}

test('[8.16] rapid changes are stored once and sent to the other tabs', async () => {
  const { openTab, advance } = browser();
  const [first, second] = [openTab(), openTab()];
  const receivedCounts: number[] = [];
  second.received$.subscribe(({ errorCount }) => receivedCounts.push(errorCount));
  for (let count = 1; count <= 5; count += 1) first.write(memoryWith(count));
  await advance(600);
  expect(await second.read()).toEqual(memoryWith(5));
  expect(receivedCounts).toEqual([5]);
});

test('a stored record of another shape is ignored', async () => {
  const { openTab, storage } = browser();
  await storage.set('video-lines', { errorCount: 'many' });
  expect(await openTab().read()).toEqual({ errorCount: 0, lines: [] });
});
