import { BehaviorSubject, concatMap, from, map, NEVER } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { fakeSendCall } from '#tests/fixtures/wire/fake-send-call.ts';
import { sealedPlatform } from '#tests/fixtures/wire/sealed-platform.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createServerClock } from '#worker/clock/server-clock.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { createSessionState, viewerOf } from '#worker/session/session-state.ts';
import { noTabs } from '#worker/tabs/tab-channel.ts';
import { tabsOver } from '#worker/tabs/tab-messages.ts';
import type { PagePoll, PolledCall } from '#worker/topics.ts';
import { pollWithTabs } from './page-polls.ts';

const EVERY_MS = 5_000;
const TOTALS: PagePoll = { name: 'board.totals', input: {}, everyMs: EVERY_MS };
const PATH = '/api/game/live/v1/totleMatch';
const member = {
  userId: 'u-1',
  name: 'beian',
  nickname: '',
  avatar: '',
  level: 6,
  balance: '10.00',
  coins: '0',
};

/**
 * Tabs of a browser before a platform that counts its answers; pauses are not stretched by chance. Every clock is virtual: by
 * real ones a slow machine measures two tabs apart, so that one's request seems earlier than the other's poll.
 */
function browser() {
  const time = virtualTime();
  const { now, mono } = time.clock;
  const { open } = tabBrowser(time.scheduler);
  const { fetch, requests } = sealedPlatform(now, ({ path }) => {
    if (path === PATH) return { code: 0, data: { totals: [], anchors: polls() } };
    const data = path.endsWith('/login') ? { token: 'token-of-beian-0001', member } : member;
    return { code: 0, data };
  });
  const polls = () => requests.filter(({ path }) => path === PATH).length;
  const openTab = async (params: PagePoll = TOTALS) => {
    const core = createCore({
      ...inProcessPorts(),
      fetch,
      openTabs: open().openTabs,
      scheduler: time.scheduler,
      monotonic: mono,
      wallClock: now,
      random: () => 0.5,
    });
    onTestFinished(core.close);
    await core.api.hello({
      version: CORE_VERSION,
      siteId: 5000,
      apiOrigin: 'https://site.test',
      hidden: false,
    });
    const seen: PolledCall[] = [];
    const follow = () => {
      const stream$ = remoteStream(core.api, 'answers', params, async () => undefined);
      const reading = stream$
        .pipe(concatMap(({ items }) => from(items)))
        .subscribe((item) => seen.push(item));
      onTestFinished(() => reading.unsubscribe());
    };
    return { api: core.api, follow, seen };
  };
  return {
    openTab,
    polls,
    advance: time.advance,
  };
}

test('[C.01] a call is polled an interval after each answer', async () => {
  const { openTab, polls, advance } = browser();
  const { follow, seen } = await openTab();
  follow();
  await advance(EVERY_MS - 1);
  expect(polls()).toBe(0);
  await advance(1);
  await until(() => expect(seen).toHaveLength(1));
  await advance(EVERY_MS);
  await until(() => expect(seen).toHaveLength(2));
  expect(seen.at(-1)?.polled).toEqual({ is: 'answer', value: { totals: [], anchors: 2 } });
});

test('[C.01] a call that fails is polled ever more rarely, and reported once', () => {
  marblesOf('answers', ({ cold, expectObservable }, scheduler) => {
    const answers = pollWithTabs(
      {
        sendCall: fakeSendCall(() => cold('#', {}, appError('TIMEOUT'))),
        sendReportedCall: fakeSendCall(() => cold('#', {}, appError('OFFLINE'))),
        session$: createSessionState(),
        clock: createServerClock({ monotonic: () => scheduler.now(), wallClock: () => scheduler.now() }),
        hidden$: new BehaviorSubject(false),
        reachable$: NEVER,
        scheduler,
        random: () => 0.5,
        tabs: tabsOver({ build: 'b', site: 's' }, noTabs(), null),
      },
      TOTALS,
    ).pipe(map(({ polled }) => polled.is === 'failed' && polled.error.code));
    expectObservable(answers, '101s !').toBe('5s l 4999ms q 9999ms q 19999ms q 29999ms q 29999ms q', {
      l: 'OFFLINE',
      q: 'TIMEOUT',
    });
  });
});

test('[3.05] an answer another tab requested before this poll is not used', () => {
  marblesOf('answers', ({ cold, expectObservable }, scheduler) => {
    const session$ = createSessionState();
    const clock = createServerClock({ monotonic: () => scheduler.now(), wallClock: () => scheduler.now() });
    const answered = (askedAt: number, anchors: number) => ({
      is: 'answered' as const,
      key: JSON.stringify([TOTALS.name, TOTALS.input]),
      viewer: viewerOf(session$.value),
      askedAt,
      answer: {
        name: 'board.totals' as const,
        polled: { is: 'answer' as const, value: { totals: [], anchors } },
      },
    });
    const began = clock.now();
    const answers = pollWithTabs(
      {
        sendCall: fakeSendCall(() => cold('')),
        sendReportedCall: fakeSendCall(() => cold('')),
        session$,
        clock,
        hidden$: new BehaviorSubject(false),
        reachable$: NEVER,
        scheduler,
        random: () => 0.5,
        tabs: {
          ...tabsOver({ build: 'b', site: 's' }, noTabs(), null),
          received$: cold('e-l', { e: answered(began - 1, 1), l: answered(began, 2) }),
        },
      },
      TOTALS,
    ).pipe(map(({ polled }) => polled.is === 'answer' && polled.value));
    expectObservable(answers, '10ms !').toBe('--l', { l: { totals: [], anchors: 2 } });
  });
});

test('[C.01] a hidden page polls nothing, and at once when it is shown', async () => {
  const { openTab, polls, advance } = browser();
  const { api, follow } = await openTab();
  follow();
  await advance(1);
  await api.visibility(true);
  await advance(10 * EVERY_MS);
  expect(polls()).toBe(0);
  await api.visibility(false);
  await advance(1);
  await until(() => expect(polls()).toBe(1));
});

test('[C.01] tabs that follow one call share each answer', async () => {
  const { openTab, polls, advance } = browser();
  const [one, other] = [await openTab(), await openTab()];
  one.follow();
  await advance(1_000);
  other.follow();
  for (let round = 1; round <= 4; round += 1) {
    await advance(round === 1 ? EVERY_MS - 1_000 : EVERY_MS);
    await until(() => expect(one.seen).toHaveLength(round));
    // The answer is published after it is emitted, and arrives a virtual moment later.
    await until(async () => {
      await advance(1);
      expect(other.seen).toHaveLength(round);
    });
  }
  expect(polls()).toBe(4);
});

test('[4.02] a guest receives no answer of a member from another tab', async () => {
  const { openTab, polls, advance } = browser();
  const [ofMember, ofGuest] = [await openTab(), await openTab()];
  await ofMember.api.session.login('beian', 'court2026');
  ofMember.follow();
  await advance(1_000);
  ofGuest.follow();
  await advance(EVERY_MS);
  await until(() => expect(ofGuest.seen).toHaveLength(1));
  expect(polls()).toBe(2);
  expect(ofMember.seen).toHaveLength(1);
});

test('a call that is not the page’s own is never polled', async () => {
  const { openTab, polls, advance } = browser();
  const purchase = { name: 'coin.buy', input: { packId: 'c60', clientRequestId: 'one' }, everyMs: 1_000 };
  const { follow, seen } = await openTab(JSON.parse(JSON.stringify(purchase)));
  follow();
  await advance(60_000);
  expect(seen).toEqual([]);
  expect(polls()).toBe(0);
});
