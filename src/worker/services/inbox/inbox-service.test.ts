import { BehaviorSubject, concatMap, from } from 'rxjs';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { InboxMessageId } from '#contract/care/inbox/schema.ts';
import { appError } from '#contract/errors.ts';
import { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { coins, minor } from '#contract/units/money.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { guest, signedIn } from '#tests/fixtures/sessions.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { fakeSendCall } from '#tests/fixtures/wire/fake-send-call.ts';
import { type Received, sealedPlatform } from '#tests/fixtures/wire/sealed-platform.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { SessionState } from '#worker/session/session-state.ts';
import type { InboxView } from './inbox-api.ts';
import { createInboxService } from './inbox-service.ts';

const member = {
  userId: 'u-1',
  name: 'beian',
  nickname: '',
  avatar: '',
  level: 6,
  balance: '10.00',
  coins: '0',
};
const message = {
  messageId: '7',
  kind: 'letter',
  title: '客服写给你',
  text: '',
  at: 1,
  isRead: 0,
  isSticky: 0,
  place: null,
  ref: '',
};

/** Core before a platform that has one unread message. */
async function atTheBell() {
  let unread = 1;
  let bought = {};
  const reply = ({ path }: Received) => {
    if (path === '/msg/v1/read') unread = 0;
    if (path.startsWith('/msg/v1/letter/')) return { code: 0, data: { message, parts: [] } };
    if (path.startsWith('/msg/')) return { code: 0, data: { unread, list: [message] } };
    if (path.endsWith('/buyCoins')) bought = { coins: '60', balance: '4.00' };
    if (path.endsWith('/buyCoins')) return { code: 0, data: bought };
    const now = { ...member, ...bought };
    return { code: 0, data: path.endsWith('/login') ? { token: 'token-of-beian-0001', member: now } : now };
  };
  const { fetch, requests } = sealedPlatform(() => Date.now(), reply);
  const { scheduler, advance } = virtualTime();
  const core = createCore({ ...inProcessPorts(), fetch, scheduler });
  onTestFinished(core.close);
  await core.api.hello({
    version: CORE_VERSION,
    siteId: 5000,
    apiOrigin: 'https://site.test',
    hidden: false,
  });
  const seen: InboxView[] = [];
  const stream$ = remoteStream(core.api, 'inbox', null, async () => undefined);
  const reading = stream$.pipe(concatMap(({ items }) => from(items))).subscribe((view) => seen.push(view));
  onTestFinished(() => reading.unsubscribe());
  const latestRequests = () => requests.filter(({ path }) => path === '/msg/v1/latest');
  return { api: core.api, advance, seen, asked: latestRequests, requests };
}

test('[7.16] messages load for a member every twenty seconds, never for guests', async () => {
  const { api, advance, seen, asked } = await atTheBell();
  await until(() => expect(seen.at(-1)).toEqual({ is: 'idle' }));
  await advance(60_000);
  expect(asked()).toHaveLength(0);
  await api.session.login('beian', 'court2026');
  await until(() => expect(lastOf(seen.at(-1))?.unread).toBe(1));
  expect(asked()).toHaveLength(1);
  await advance(22_500);
  await until(() => expect(asked()).toHaveLength(2));
});

test('[7.16] reads and purchases of the member are reflected at once', async () => {
  const { api, seen, asked } = await atTheBell();
  await api.session.login('beian', 'court2026');
  await until(() => expect(lastOf(seen.at(-1))?.unread).toBe(1));
  await api.inbox.read([v.parse(InboxMessageId, message.messageId)]);
  await until(() => expect(lastOf(seen.at(-1))?.unread).toBe(0));
  const before = asked().length;
  await api.commands.run({
    owner: v.parse(UserId, 'u-1'),
    requestId: v.parse(ClientRequestId, 'one-purchase'),
    command: { is: 'buyCoins', packId: 'c60', coins: coins(60), price: minor(6_00) },
    isRepeat: false,
  });
  await until(() => expect(asked().length).toBe(before + 1));
});

test('[7.16] a message marked unread, a reply and a letter trigger a request', async () => {
  const { api, seen, asked, requests } = await atTheBell();
  await api.session.login('beian', 'court2026');
  await until(() => expect(lastOf(seen.at(-1))?.unread).toBe(1));
  const id = v.parse(InboxMessageId, message.messageId);
  const requestId = v.parse(ClientRequestId, 'one-letter');
  for (const act of [
    () => api.inbox.markUnread([id]),
    () => api.inbox.answer(id, '收到', requestId),
    () => api.inbox.write('你好', requestId),
  ]) {
    const before = asked().length;
    await act();
    await until(() => expect(asked().length).toBe(before + 1));
  }
  expect(requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/msg/v1/markUnread', '/msg/v1/letter/answer', '/msg/v1/letter/write']),
  );
});

test('[7.01] messages travel as forms', async () => {
  const { api, requests } = await atTheBell();
  await api.session.login('beian', 'court2026');
  await api.inbox.read('all');
  const read = requests.find(({ path }) => path === '/msg/v1/read');
  expect(read?.text).toBe('ids=all');
  expect(read?.body).toMatch(/^encrypted=/);
});

test('[7.16] a member’s messages survive a failure, after which polling slows down', () => {
  marblesOf('inbox', ({ cold, expectObservable }, scheduler) => {
    const session$ = new BehaviorSubject<SessionState>(guest);
    cold('--a 55s g', { a: signedIn('ann'), g: guest }).subscribe(session$);
    let requestCount = 0;
    const sendCall = fakeSendCall(() => {
      requestCount += 1;
      return requestCount === 2
        ? cold('#', {}, appError('TIMEOUT'))
        : cold('-(m|)', { m: { unread: requestCount } });
    });
    const send = () => Promise.reject(appError('BUG'));
    const hidden$ = new BehaviorSubject(false);
    const { view$ } = createInboxService({ sendCall, send, session$, hidden$, scheduler, random: () => 0.5 });
    expectObservable(view$, '1m !').toBe('i--a 19999ms f 30000ms c 4998ms i', {
      i: { is: 'idle' },
      a: { is: 'ready', value: { unread: 1 } },
      f: { is: 'failed', error: 'TIMEOUT', last: { unread: 1 } },
      c: { is: 'ready', value: { unread: 3 } },
    });
  });
});
