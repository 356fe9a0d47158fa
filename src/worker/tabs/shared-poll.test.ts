import { BehaviorSubject, defer, finalize, merge, NEVER } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { pollRoom } from '#chat/core/polling/poll.ts';
import { type AppError, appError } from '#contract/errors.ts';
import { roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { memoryRoom } from '#tests/fixtures/chat/memory-room.ts';
import { pollListener } from '#tests/fixtures/chat/poll-listener.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { sharePoll } from './shared-poll.ts';
import { type FetchChatPage, type TabMessage, tabsOver } from './tab-messages.ts';

/** One browser, one room on the platform, and as many tabs as the test opens. */
function browser(options: { locks?: boolean } = {}) {
  const time = virtualTime();
  const room = memoryRoom(time);
  const all = tabBrowser(time.scheduler);
  const asking = new Set<string>();
  const sent: TabMessage[] = [];

  const openTab = (
    name: string,
    { hidden = false, unanswered = false, failure = null as AppError | null } = {},
  ) => {
    const tab = all.open();
    const hidden$ = new BehaviorSubject(hidden);
    let isFrozen = false;
    let requestCount = 0;
    const open = tabsOver(
      { build: 'site', site: 'site' },
      tab.openTabs('site'),
      options.locks === false ? null : tab.locks,
    );
    const publish = (message: TabMessage) => {
      sent.push(message);
      open.publish(message);
    };
    const tabs = { ...open, publish };
    const fetchPage: FetchChatPage = (...question) =>
      defer(() => {
        asking.add(name);
        requestCount += 1;
        if (failure) throw failure;
        return unanswered || isFrozen ? NEVER : room.ports.offline(roomNo, ...question);
      }).pipe(finalize(() => asking.delete(name)));
    const shared = sharePoll({ ...time, roomNo, tabs, hidden$, fetchPage });
    const { events, receive, isKnown } = pollListener();
    const ports = {
      ...room.ports,
      hidden$,
      offline: (_room: unknown, ...question: Parameters<FetchChatPage>) => shared.offline(...question),
    };
    const watching = merge(shared.membership$, pollRoom(ports, roomNo, isKnown)).subscribe(receive);
    onTestFinished(() => watching.unsubscribe());
    return {
      seqs: () =>
        events.flatMap((event) => ('messages' in event ? event.messages.map(({ seq }) => seq) : [])),
      renumbered: () => events.filter(({ is }) => is === 'renumbered').length,
      errors: () => events.flatMap((event) => (event.is === 'trouble' ? [event.error.code] : [])),
      requestCount: () => requestCount,
      hide: (now: boolean) => hidden$.next(now),
      close: () => watching.unsubscribe(),
      freeze: () => {
        isFrozen = true;
        tab.freeze();
      },
      thaw: () => {
        isFrozen = false;
        tab.thaw();
      },
      crash: () => {
        tab.crash();
        watching.unsubscribe();
      },
    };
  };
  return { ...time, room, openTab, sent, asking: () => [...asking] };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('one of three tabs in a room polls for all', async () => {
  const { openTab, advance, room, asking } = browser();
  const tabs = ['a', 'b', 'c'].map((name) => openTab(name));
  await advance(100);
  for (let index = 0; index < 30; index += 1) {
    room.say();
    await advance(700);
    expect(asking()).toEqual(['a']);
  }
  for (const tab of tabs) expect(tab.seqs()).toEqual(upTo(30));
});

test.each(['close', 'crash'] as const)(
  'a leader that ends by %s hands over without gap or duplicate',
  async (end) => {
    const { openTab, advance, room, asking } = browser();
    const [first, second, third] = [openTab('a'), openTab('b'), openTab('c')];
    await advance(100);
    for (let index = 1; index <= 40; index += 1) {
      room.say();
      if (index === 15) first[end]();
      if (index === 30) second[end]();
      room.say();
      await advance(index % 7 === 0 ? 0 : 300);
    }
    await advance(1_000);
    expect(third.seqs()).toEqual(upTo(80));
    expect(asking()).toEqual(['c']);
  },
);

test('a hidden leader yields to a visible tab, past hidden ones', async () => {
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

test('a tab that becomes visible takes over and backfills at once', async () => {
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

test('a tab that joins later gets the history, then the shared messages', async () => {
  const { openTab, advance, room, asking } = browser();
  openTab('a');
  await advance(100);
  for (let index = 0; index < 5; index += 1) room.say();
  await advance(1_000);
  const late = openTab('b');
  await advance(1_000);
  room.say();
  await advance(100);
  expect(late.seqs()).toEqual(upTo(6));
  expect(asking()).toEqual(['a']);
});

test('a message the leader could not publish is requested by the listener', async () => {
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

test('a failure of the leader is shown and cleared in every tab', async () => {
  const { openTab, advance, room } = browser();
  const tabs = [openTab('a'), openTab('b')];
  await advance(100);
  room.state.failing = appError('NETWORK_ABNORMAL');
  room.say();
  await advance(5_000);
  for (const tab of tabs) expect(tab.errors().length).toBeGreaterThan(0);
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

test('a visible tab behind a frozen leader polls within two seconds', async () => {
  const { openTab, advance, room, scheduler } = browser();
  const leader = openTab('a');
  const second = openTab('b');
  await advance(100);
  for (let index = 0; index < 100; index += 1) {
    room.say();
    await advance(200);
  }
  leader.freeze();
  const frozenAt = scheduler.now();
  let longest = 0;
  let readAt = frozenAt;
  for (let index = 0; index < 300; index += 1) {
    room.say();
    const before = second.seqs().length;
    await advance(200);
    if (second.seqs().length > before) {
      longest = Math.max(longest, scheduler.now() - readAt);
      readAt = scheduler.now();
    }
    if (scheduler.now() - frozenAt > 2_000) expect(scheduler.now() - readAt).toBeLessThan(1_000);
  }
  expect(longest).toBeLessThan(2_000);
  await advance(1_000);
  expect(second.seqs()).toEqual(upTo(400));
});

test('behind a frozen leader a message arrives within a second', async () => {
  const { openTab, advance, room } = browser();
  openTab('a').freeze();
  const second = openTab('b');
  await advance(2_000);
  room.say();
  await advance(1_100);
  expect(second.seqs()).toEqual([1]);
});

test('a tab that polls by itself stops when its leader responds again', async () => {
  const { openTab, advance } = browser();
  const leader = openTab('a');
  const second = openTab('b');
  await advance(1_000);
  const before = second.requestCount();
  leader.freeze();
  await advance(5_000);
  expect(second.requestCount()).toBeGreaterThan(before);
  leader.thaw();
  await advance(1_000);
  const after = second.requestCount();
  await advance(4_000);
  expect(second.requestCount()).toBe(after);
});

test('tabs with separate long polls hand them over to the new leader', async () => {
  const { openTab, advance, room, asking } = browser();
  const leader = openTab('a');
  const others = ['b', 'c', 'd'].map((name) => openTab(name));
  await advance(10_000);
  leader.freeze();
  await advance(8_000);
  room.say();
  await advance(2_000);
  expect(asking()).toEqual(expect.arrayContaining(['b', 'c', 'd']));
  leader.crash();
  await advance(100);
  expect(asking()).toEqual(['b']);
  room.say();
  await advance(100);
  for (const tab of others) expect(tab.seqs()).toEqual([1, 2]);
});

test('a leader without messages is trusted because of its beats', async () => {
  const { openTab, advance, room, asking } = browser();
  openTab('a');
  const second = openTab('b');
  await advance(100);
  for (let waited = 0; waited < 40; waited += 1) {
    await advance(1_500);
    expect(asking()).toEqual(['a']);
  }
  room.say();
  await advance(100);
  expect(second.seqs()).toEqual([1]);
});

test('a room whose sequence restarts continues in every tab', async () => {
  const { openTab, advance, room } = browser();
  const tabs = [openTab('a'), openTab('b')];
  for (let index = 0; index < 50; index += 1) room.say();
  await advance(1_000);
  room.restore(20);
  await advance(30_000);
  for (let index = 0; index < 10; index += 1) {
    room.say();
    await advance(500);
  }
  await advance(30_000);
  for (const tab of tabs) {
    expect(tab.renumbered()).toBe(1);
    expect(tab.seqs().slice(-3)).toEqual([28, 29, 30]);
  }
});

test('without locks every tab sends its own requests', async () => {
  const { openTab, advance, room, asking } = browser({ locks: false });
  const tabs = [openTab('a'), openTab('b')];
  await advance(100);
  room.say();
  await advance(100);
  for (const tab of tabs) expect(tab.seqs()).toEqual([1]);
  expect(asking()).toEqual(['a', 'b']);
});

/** A browser whose messages between tabs are counted. */
function overheard() {
  const { openTab, advance, room, sent } = browser();
  const since = (from: number) => sent.slice(from).map(({ is }) => is);
  return { openTab, advance, room, sent, since };
}

test('a leader without listeners sends neither pages nor beats', async () => {
  const { openTab, advance, room, sent } = overheard();
  openTab('a');
  for (let index = 0; index < 20; index += 1) {
    room.say();
    await advance(1_000);
  }
  expect(sent.map(({ is }) => is).filter((is) => is === 'page' || is === 'beat')).toEqual([]);
});

test('a leader stops sending once the last listener has left', async () => {
  const { openTab, advance, room, sent, since } = overheard();
  openTab('a');
  const second = openTab('b');
  await advance(60_000);
  const listening = sent.length;
  expect(since(0)).toContain('beat');
  second.close();
  await advance(30_000);
  expect(sent.length).toBeGreaterThan(listening);
  const alone = sent.length;
  room.say();
  await advance(30_000);
  expect(since(alone)).toEqual([]);
});

test('a leader keeps the listeners that respond to it', async () => {
  const { openTab, advance, room, sent, since } = overheard();
  openTab('a');
  const second = openTab('b');
  await advance(120_000);
  const before = sent.length;
  const seen = second.seqs().length;
  room.say();
  await advance(1_000);
  expect(since(before)).toContain('page');
  expect(second.seqs()).toHaveLength(seen + 1);
  expect(second.requestCount()).toBe(0);
});

test.each(['AUTH_ERROR', 'CANCELLED'] as const)('%s of a leader is no trouble of the room', async (code) => {
  const { openTab, advance, sent } = browser();
  openTab('a', { failure: appError(code) });
  openTab('b');
  await advance(3_000);
  expect(sent.filter(({ is }) => is === 'failed')).toEqual([]);
});

test('trouble of the platform is published', async () => {
  const { openTab, advance, sent } = browser();
  openTab('a', { failure: appError('SYSTEM_MAINTENANCE') });
  openTab('b');
  await advance(3_000);
  expect(sent).toContainEqual(expect.objectContaining({ is: 'failed', code: 'SYSTEM_MAINTENANCE' }));
});
