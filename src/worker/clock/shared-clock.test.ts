import { expect, onTestFinished, test } from 'vitest';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { tabsOver } from '#worker/tabs/tab-messages.ts';
import { createServerClock } from './server-clock.ts';
import { shareClock } from './shared-clock.ts';

const TRUE_OFFSET = 1_764_000_000_000;

function browser() {
  const { scheduler, advance } = virtualTime();
  const all = tabBrowser(scheduler);
  let questions = 0;
  const openTab = (wrongBy = 0) => {
    const tab = all.open();
    const clock = createServerClock({
      monotonic: () => scheduler.now(),
      wallClock: () => TRUE_OFFSET + scheduler.now() + wrongBy,
    });
    const shared = shareClock({
      tabs: tabsOver({ build: 'site', site: 'site' }, tab.openTabs('site'), tab.locks),
      clock,
      scheduler,
      newQuestion: () => `${++questions}`,
    });
    const running = shared.background$.subscribe();
    onTestFinished(() => running.unsubscribe());
    return { ...shared, clock, close: () => running.unsubscribe() };
  };
  const measured = (tab: ReturnType<typeof openTab>) => {
    const now = scheduler.now();
    tab.clock.addSample({ sentAt: now, receivedAt: now + 20, server: TRUE_OFFSET + now + 10 });
  };
  return { openTab, advance, measured, now: () => scheduler.now() };
}

test('[9.02] a tab takes time and error from the tab that measures', async () => {
  const { openTab, advance, measured, now } = browser();
  const first = openTab();
  const second = openTab(9 * 3_600_000);
  await advance(10);
  measured(first);
  const reply = second.fromTabs();
  await advance(10);
  const sample = await reply;
  if (!sample) throw new Error('nothing was told');
  second.clock.addSample(sample);
  expect(Math.abs(second.clock.now() - TRUE_OFFSET - now())).toBeLessThanOrEqual(11);
});

test('the measuring tab queries the platform', async () => {
  const { openTab, advance } = browser();
  const first = openTab();
  const second = openTab();
  await advance(10);
  expect(await first.fromTabs()).toBeNull();
  const reply = second.fromTabs();
  await advance(1_000);
  expect(await reply).toBeNull();
});

test('the next tab measures when the first has closed', async () => {
  const { openTab, advance } = browser();
  const first = openTab();
  const second = openTab();
  await advance(10);
  first.close();
  await advance(10);
  expect(await second.fromTabs()).toBeNull();
});

test('[9.02] a tab that measures for all reports no time from mere hints', async () => {
  const { openTab, advance, now } = browser();
  const first = openTab();
  const second = openTab();
  await advance(10);
  first.clock.hint({ sentAt: now(), receivedAt: now() + 20, server: TRUE_OFFSET + now() + 10 });
  const answered = second.fromTabs();
  await advance(1_000);
  expect(await answered).toBeNull();
});
