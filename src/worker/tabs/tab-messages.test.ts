import { NEVER, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { type TabMessage, tabsOver } from './tab-messages.ts';

function receivedOf(sent: readonly unknown[]): readonly TabMessage[] {
  const channel$ = new Subject<unknown>();
  const received: TabMessage[] = [];
  tabsOver(
    { build: 'test', site: 'test' },
    { received$: channel$, publish: () => undefined },
    null,
  ).received$.subscribe((message) => received.push(message));
  for (const message of sent) channel$.next(message);
  return received;
}

test('an invalid message is dropped, and later messages are received', () => {
  const messages = [
    { is: 'siteLines', origins: ['https://b.test'] },
    { is: 'lead', roomNo: 'm-1', hidden: false },
    { is: 'page', roomNo: 'm-1', afterSeq: 3, page: { list: [], latestSeq: 3, floorSeq: 0 } },
    { is: 'moneyMoved' },
  ];
  const noise = [
    null,
    'siteLines',
    { is: 'siteLines', origins: null },
    { is: 'siteLines', origins: [1] },
    { is: 'siteLines' },
    { is: 'time', question: 'q', now: Number.NaN, errorMs: 1 },
    { is: 'lines', memory: { errorCount: -1, lines: [] } },
    { is: 'page', roomNo: 'm-1', afterSeq: 3, page: null },
    { is: 'unheard' },
  ];
  expect(receivedOf([...noise, ...messages, ...noise])).toEqual(messages);
});

test('two builds share the site’s locks and have separate locks per build', () => {
  const held: string[] = [];
  const locks = {
    hold: (name: string) => {
      held.push(name);
      return NEVER;
    },
  };
  for (const build of ['site.core-one', 'site.core-two']) {
    const channel = { received$: NEVER, publish: () => undefined };
    const tabs = tabsOver({ build, site: 'site' }, channel, locks);
    tabs.siteLocks?.hold('command.1');
    tabs.locks?.hold('poll.m-1');
  }
  expect(held).toEqual([
    'site.command.1',
    'site.core-one.poll.m-1',
    'site.command.1',
    'site.core-two.poll.m-1',
  ]);
});
