import { BehaviorSubject, delay, map, of } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import type { CallName, OutputOf } from '#contract/book/table.ts';
import { type AppError, appError } from '#contract/errors.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import type { SessionState } from '#worker/session/session-state.ts';
import { tabsOver } from '#worker/tabs/tab-messages.ts';
import type { SendCall } from '#worker/wire/send.ts';
import { siteWatch } from './site-watch.ts';

const MINUTE = 60_000;
const ORIGINS = ['https://one.test', 'https://two.test'];
const ANSWERS: Readonly<Record<string, unknown>> = {
  'site.perInfo': { maintenance: null },
  'site.domains': { api: ORIGINS, video: [] },
  'site.config': {},
};

/** Browser and a platform that records the requests of each tab, and refuses on demand. */
function browser({ locks = true } = {}) {
  const time = virtualTime();
  const all = tabBrowser(time.scheduler);
  const requests: string[] = [];
  const platform = { refuses: null as AppError | null };
  const openTab = (name: string) => {
    const tab = all.open();
    const receivedOrigins: (readonly string[])[] = [];
    const sendCall: SendCall = <Name extends CallName>(call: Name) =>
      of(call).pipe(
        delay(20, time.scheduler),
        map((): OutputOf<Name> => {
          requests.push(`${name} ${call}`);
          if (platform.refuses && call === 'site.perInfo') throw platform.refuses;
          return Object(ANSWERS[call]);
        }),
      );
    const watching = siteWatch(
      {
        sendCall,
        session$: new BehaviorSubject<SessionState>({ is: 'guest' }),
        scheduler: time.scheduler,
        tabs: tabsOver({ build: 'site', site: 'site' }, tab.openTabs('site'), locks ? tab.locks : null),
      },
      { update: (origins) => receivedOrigins.push(origins) },
    ).subscribe();
    onTestFinished(() => watching.unsubscribe());
    const crash = () => {
      tab.crash();
      watching.unsubscribe();
    };
    return { learnt: receivedOrigins, crash };
  };
  /** Returns the requests since the last call, in any order. */
  const news = () => requests.splice(0).sort();
  return { ...time, openTab, platform, asked: requests, news };
}

test('[7.07] the configuration is requested once per tab, after the first screen’s requests', async () => {
  const { openTab, advance, news, asked } = browser();
  openTab('a');
  await advance(30);
  expect(asked).toEqual(['a site.perInfo', 'a site.domains']);
  await advance(30);
  expect(news()).toContain('a site.config');
  await advance(10 * MINUTE);
  expect(news()).not.toContain('a site.config');
});

test('[8.10] one of three tabs polls and shares its lines with the others', async () => {
  const { openTab, advance, news } = browser();
  const tabs = ['a', 'b', 'c'].map(openTab);
  await advance(1_000);
  expect(news().filter((request) => request.endsWith('perInfo'))).toHaveLength(3);
  await advance(3 * MINUTE);
  expect(new Set(news())).toEqual(new Set(['a site.domains', 'a site.perInfo']));
  for (const { learnt } of tabs) expect(learnt).toEqual(Array(4).fill(ORIGINS));
});

test('when a tab dies another takes over the polling', async () => {
  const { openTab, advance, news } = browser();
  const first = openTab('a');
  openTab('b');
  await advance(MINUTE);
  news();
  first.crash();
  await advance(MINUTE + 1_000);
  expect(news()).toEqual(['b site.domains', 'b site.perInfo']);
});

test('[8.10] a refusal to one tab makes every tab send its own request', async () => {
  const { openTab, advance, news, platform } = browser();
  for (const name of ['a', 'b', 'c']) openTab(name);
  await advance(1_000);
  news();
  platform.refuses = appError('NETWORK_ABNORMAL');
  await advance(MINUTE);
  expect(news()).toEqual(['a site.domains', 'a site.perInfo']);
  platform.refuses = appError('SYSTEM_MAINTENANCE');
  await advance(MINUTE);
  expect(news()).toEqual(['a site.domains', 'a site.perInfo', 'b site.perInfo', 'c site.perInfo']);
});

test('without locks every tab sends its own requests', async () => {
  const { openTab, advance, news } = browser({ locks: false });
  for (const name of ['a', 'b']) openTab(name);
  await advance(1_000);
  news();
  await advance(MINUTE);
  expect(news().filter((request) => request.endsWith('perInfo'))).toEqual([
    'a site.perInfo',
    'b site.perInfo',
  ]);
});
