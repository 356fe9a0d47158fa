import { BehaviorSubject, defer, finalize, merge, NEVER } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { type PollEvent, pollRoom } from '#chat/core/poll.ts';
import { appError } from '#contract/errors.ts';
import { roomNo } from '#tests/fixtures/chat-messages.ts';
import { memoryRoom } from '#tests/fixtures/memory-room.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { virtualTime } from '#tests/fixtures/virtual-time.ts';
import { type AskPage, sharePoll } from './shared-poll.ts';
import { tabsOver } from './tab-words.ts';

/** One browser, one room on the platform, and as many tabs as the test opens. */
function browser(options: { locks?: boolean } = {}) {
  const time = virtualTime();
  const room = memoryRoom(time);
  const all = tabBrowser(time.scheduler);
  const asking = new Set<string>();

  const openTab = (name: string, { hidden = false, unanswered = false } = {}) => {
    const tab = all.open();
    const hidden$ = new BehaviorSubject(hidden);
    const tabs = tabsOver('site', tab.openTabs('site'), options.locks === false ? null : tab.locks);
    const ask: AskPage = (...question) =>
      defer(() => {
        asking.add(name);
        return unanswered ? NEVER : room.ports.offline(roomNo, ...question);
      }).pipe(finalize(() => asking.delete(name)));
    const shared = sharePoll({ ...time, roomNo, tabs, hidden$, ask });
    const events: PollEvent[] = [];
    const ports = {
      ...room.ports,
      hidden$,
      offline: (_room: unknown, ...question: Parameters<AskPage>) => shared.offline(...question),
    };
    const watching = merge(shared.seat$, pollRoom(ports, roomNo)).subscribe((event) => events.push(event));
    onTestFinished(() => watching.unsubscribe());
    return {
      seqs: () =>
        events.flatMap((event) => ('messages' in event ? event.messages.map(({ seq }) => seq) : [])),
      troubles: () => events.flatMap((event) => (event.is === 'trouble' ? [event.error.code] : [])),
      hide: (now: boolean) => hidden$.next(now),
      close: () => watching.unsubscribe(),
      crash: () => {
        tab.crash();
        watching.unsubscribe();
      },
    };
  };
  return { ...time, room, openTab, asking: () => [...asking] };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('of three tabs in a room one asks, and all read the same', async () => {
  const { openTab, advance, room, asking } = browser();
  const tabs = ['a', 'b', 'c'].map((name) => openTab(name));
  await advance(100);
  for (let said = 0; said < 30; said += 1) {
    room.say();
    await advance(700);
    expect(asking()).toEqual(['a']);
  }
  for (const tab of tabs) expect(tab.seqs()).toEqual(upTo(30));
});

test.each(['close', 'crash'] as const)(
  'a leader that ends by %s hands over without a gap or a double',
  async (end) => {
    const { openTab, advance, room, asking } = browser();
    const [first, second, third] = [openTab('a'), openTab('b'), openTab('c')];
    await advance(100);
    for (let said = 1; said <= 40; said += 1) {
      room.say();
      if (said === 15) first[end]();
      if (said === 30) second[end]();
      room.say();
      await advance(said % 7 === 0 ? 0 : 300);
    }
    await advance(1_000);
    expect(third.seqs()).toEqual(upTo(80));
    expect(asking()).toEqual(['c']);
  },
);

test('a hidden leader leaves its place to a visible tab, past hidden ones', async () => {
  const { openTab, advance, room, asking } = browser();
  const first = openTab('a');
  openTab('b', { hidden: true });
  const third = openTab('c');
  await advance(100);
  first.hide(true);
  await advance(10);
  expect(asking()).toEqual(['c']);
  room.say();
  await advance(100);
  expect(third.seqs()).toEqual([1]);
});

test('a tab that becomes visible takes over from a hidden one, and reads at once what it missed', async () => {
  const { openTab, advance, room, asking } = browser();
  openTab('a', { hidden: true });
  const second = openTab('b', { hidden: true });
  await advance(30_000);
  room.say();
  second.hide(false);
  await advance(100);
  expect(asking()).toEqual(['b']);
  expect(second.seqs()).toEqual([1]);
});

test('a tab that comes later has the history and then what the others read', async () => {
  const { openTab, advance, room, asking } = browser();
  openTab('a');
  await advance(100);
  for (let said = 0; said < 5; said += 1) room.say();
  await advance(1_000);
  const late = openTab('b');
  await advance(1_000);
  room.say();
  await advance(100);
  expect(late.seqs()).toEqual(upTo(6));
  expect(asking()).toEqual(['a']);
});

test('what the leader could not tell a listener asks for itself', async () => {
  const { openTab, advance, room } = browser();
  const first = openTab('a');
  const second = openTab('b');
  await advance(100);
  room.state.lost.set(1, 1);
  room.say();
  room.say();
  await advance(200);
  expect(first.seqs()).toEqual([2]);
  expect(second.seqs()).toEqual([1, 2]);
});

test('trouble of the leader is everybody’s trouble, and over for everybody', async () => {
  const { openTab, advance, room } = browser();
  const tabs = [openTab('a'), openTab('b')];
  await advance(100);
  room.state.failing = appError('NETWORK_ABNORMAL');
  room.say();
  await advance(5_000);
  for (const tab of tabs) expect(tab.troubles().length).toBeGreaterThan(0);
  room.state.failing = null;
  await advance(60_000);
  for (const tab of tabs) expect(tab.seqs()).toEqual([1]);
});

test('a leader that falls silent is not believed for ever', async () => {
  const { openTab, advance, room } = browser();
  openTab('a', { unanswered: true });
  const second = openTab('b');
  await advance(30_000);
  room.say();
  await advance(30_000);
  expect(second.seqs()).toEqual([1]);
});

test('without locks every tab asks for itself', async () => {
  const { openTab, advance, room, asking } = browser({ locks: false });
  const tabs = [openTab('a'), openTab('b')];
  await advance(100);
  room.say();
  await advance(100);
  for (const tab of tabs) expect(tab.seqs()).toEqual([1]);
  expect(asking()).toEqual(['a', 'b']);
});
