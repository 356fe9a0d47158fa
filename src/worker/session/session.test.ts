import { filter, firstValueFrom, map, Subject } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import type { Directive } from '#contract/directives.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { type Received, sealedPlatform } from '#tests/fixtures/wire/sealed-platform.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { SessionView } from '#worker/session/session-api.ts';
import { type KeyValueStore, memoryStore, UNKNOWN } from '../storage/key-value-store.ts';
import { plainVault } from './vault.ts';

const member = {
  userId: 'u-1',
  name: 'beian',
  nickname: '北岸的风',
  avatar: '',
  level: 6,
  balance: '12860.45',
  coins: '12480',
};
const token = 'token-of-beian-0001';

/** Platform that has one member with one token. */
const replies = {
  '/api/site/group/account/memberLogin/v3/login': () => ({ code: 0, data: { token, member } }),
  '/api/site/member/v1/info': ({ headers }: Received) =>
    headers.token === token
      ? { code: 0, data: member }
      : { code: PLATFORM_CODES.AUTH_ERROR, message: '请重新登录' },
};
const reply = (request: Received) =>
  request.path.startsWith('/lg/ve4/') ? { code: 0, data: { token, member } } : replyByPath(request);
const replyByPath = (request: Received) =>
  Object.entries(replies).find(([path]) => path === request.path)?.[1](request) ?? { code: 0, data: {} };

/** One browser: tabs share its storage and hear each other. */
function browser(overrides: Partial<CorePorts> = {}) {
  let refusal: { readonly code: number; readonly message: string } | null = null;
  const { fetch, requests } = sealedPlatform(
    () => Date.now(),
    (request) => (refusal && request.path.startsWith('/api/site/member/') ? refusal : reply(request)),
  );
  const refuse = (wanted: typeof refusal) => {
    refusal = wanted;
  };
  const ports = { ...inProcessPorts(), ...overrides };
  const tabMessages$ = new Subject<{ from: number; message: unknown }>();
  let tabs = 0;
  const openTab = async () => {
    tabs += 1;
    const from = tabs;
    const core = createCore({
      ...ports,
      fetch,
      openTabs: () => ({
        received$: tabMessages$.pipe(
          filter((entry) => entry.from !== from),
          map(({ message }) => message),
        ),
        publish: (message) => tabMessages$.next({ from, message }),
        close: () => undefined,
      }),
    });
    onTestFinished(core.close);
    await core.api.hello({
      version: CORE_VERSION,
      siteId: 5000,
      apiOrigin: 'https://site.test',
      hidden: false,
    });
    const views$ = remoteStream(core.api, 'session', null, async () => undefined).pipe(
      map(({ items }) => items.at(-1)),
    );
    const becomes = (is: SessionView['is']) => firstValueFrom(views$.pipe(filter((view) => view?.is === is)));
    const directives: Directive[] = [];
    const listening = remoteStream(core.api, 'directives', null, async () => undefined).subscribe(
      ({ items }) => directives.push(...items),
    );
    onTestFinished(() => listening.unsubscribe());
    return { ...core.api, becomes, told: directives };
  };
  return { openTab, refuse, requests, storage: ports.storage, engine: ports.engine };
}

const tokensSentTo = (requests: readonly Received[], path: string) =>
  requests.filter((request) => request.path.endsWith(path)).map(({ headers }) => headers.token);

test('[7.11] a login request contains the hash of the password, never its text', async () => {
  const { openTab, requests, engine } = browser();
  const tab = await openTab();
  await tab.session.login('BeiAn', 'court2026');
  const login = JSON.parse(requests.find(({ path }) => path.endsWith('/login'))?.text ?? '');
  expect(login.password).toBe(await loginHash(engine, 'beian', 'court2026'));
  expect(Object.keys(login).sort()).toEqual(['flag', 'name', 'oldPassword', 'password', 'timewd', 'version']);
});

test('[4.02] a login is stored before any page shows it', async () => {
  const storage = memoryStore();
  const [writing, release] = [new Subject<void>(), new Subject<void>()];
  const slow: KeyValueStore = {
    ...storage,
    set: async (key, value) => {
      if (!key.startsWith('session')) return storage.set(key, value);
      const released = firstValueFrom(release);
      writing.next();
      await released;
      return storage.set(key, value);
    },
  };
  const { openTab } = browser({ openVault: (name) => plainVault(slow, name) });
  const first = await openTab();
  await first.becomes('guest');
  const shown: string[] = [];
  const begun = firstValueFrom(writing);
  const login = first.session.login('beian', 'court2026').then(() => shown.push('answered'));
  void first.becomes('member').then(() => shown.push('member'));
  await begun;
  expect(shown).toEqual([]);
  release.next();
  await login;
  await first.becomes('member');
  expect(await storage.get('session:5000')).toContain(token);
});

test('[4.02] a session outlives a reload and the page never sees its token', async () => {
  const { openTab } = browser();
  const first = await openTab();
  await first.becomes('guest');
  await first.session.login('beian', 'court2026');
  expect(JSON.stringify(await first.becomes('member'), (_, value) => String(value))).not.toContain(token);
  const reloaded = await openTab();
  expect(await reloaded.becomes('member')).toMatchObject({ member: { name: 'beian', coins: 12480n } });
});

test('a login and a logout are followed by the other tabs', async () => {
  const { openTab } = browser();
  const [here, there] = [await openTab(), await openTab()];
  await here.session.login('beian', 'court2026');
  expect(await there.becomes('member')).toMatchObject({ member: { name: 'beian' } });
  await there.session.logout();
  expect(await here.becomes('guest')).toMatchObject({ is: 'guest' });
});

test('[8.06] a session that ends in one tab ends in the other', async () => {
  const { openTab, refuse } = browser();
  const [here, there] = [await openTab(), await openTab()];
  await here.session.login('beian', 'court2026');
  await Promise.all([here.becomes('member'), there.becomes('member')]);
  refuse({ code: PLATFORM_CODES.LOGIN_ELSEWHERE, message: '账号已在其他设备登录' });
  await expect(here.call('member.info', {}, 1)).rejects.toMatchObject({ code: 'LOGIN_ELSEWHERE' });
  await Promise.all([here.becomes('guest'), there.becomes('guest')]);
  await until(() => expect(there.told).toEqual([{ is: 'sessionOver' }]));
  expect(here.told).toMatchObject([{ is: 'alert', code: 'LOGIN_ELSEWHERE' }]);
});

test('a guest’s tab receives nothing when another one logs in or out', async () => {
  const { openTab } = browser();
  const [here, there] = [await openTab(), await openTab()];
  await here.session.login('beian', 'court2026');
  expect(await there.becomes('member')).toMatchObject({ member: { name: 'beian' } });
  await there.session.logout();
  await here.becomes('guest');
  await until(() => expect(here.told).toEqual([{ is: 'sessionOver' }]));
  await here.session.login('beian', 'court2026');
  await there.becomes('member');
  expect(there.told).toEqual([]);
});

test('a logout notifies the platform for the session that ends', async () => {
  const { openTab, requests } = browser();
  const tab = await openTab();
  await tab.session.login('beian', 'court2026');
  await tab.session.logout();
  const logoutRequest = requests.find(({ path }) => path.endsWith('/v2/logout'));
  expect(logoutRequest?.headers.token).toBe(token);
});

test('[8.06] a stored token that the platform rejects ends the session', async () => {
  const { openTab, storage } = browser();
  const storedLogin = { token: 'a-token-from-last-year', expiry: Number.MAX_SAFE_INTEGER };
  await storage.set('session:5000', JSON.stringify(storedLogin));
  const tab = await openTab();
  await tab.becomes('guest');
  expect(await storage.get('session:5000')).toBeUndefined();
});

test('[9.07] a login is stored until 22:00, or for thirty days', async () => {
  const { openTab, requests, storage } = browser();
  const tab = await openTab();
  const expiry = async () => Number(JSON.parse(String(await storage.get('session:5000'))).expiry);
  await tab.session.login('beian', 'court2026');
  expect(new Date(await expiry()).getHours()).toBe(22);
  expect((await expiry()) - Date.now()).toBeLessThanOrEqual(86_400_000);
  await tab.session.login('beian', 'court2026', true);
  expect((await expiry()) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const signed = requests.find(({ path }) => /^\/lg\/ve4\/[\da-f]{64}$/.test(path));
  expect(signed).toBeDefined();
  expect(JSON.parse(signed?.text ?? '')).not.toHaveProperty('signature');
});

test('[7.12] a new password leaves the core as its hash only', async () => {
  const { openTab, requests, engine } = browser();
  const tab = await openTab();
  await tab.session.resetPassword('email', { name: 'BeiAn', token: 't'.repeat(20), password: 'neumima88' });
  const sent = requests.find(({ path }) => path.endsWith('forgetByEmailThreeVal'));
  const password = await loginHash(engine, 'beian', 'neumima88');
  expect(JSON.parse(sent?.text ?? '')).toEqual({ token: 't'.repeat(20), password });
});

test('a device whose clock is a year ahead keeps its session', async () => {
  const aYear = 365 * 86_400_000;
  const { openTab, storage } = browser({ wallClock: () => Date.now() + aYear });
  const storedLogin = JSON.stringify({ token, expiry: Date.now() + 3_600_000, viewer: 'a-mark' });
  await storage.set('session:5000', storedLogin);
  const tab = await openTab();
  await tab.becomes('member');
  expect(await storage.get('session:5000')).toBe(storedLogin);
});

test('[9.07] an expired login is removed once the platform’s time is known', async () => {
  const { openTab, storage } = browser();
  await storage.set('session:5000', JSON.stringify({ token, expiry: Date.now() - 1, viewer: 'a-mark' }));
  const tab = await openTab();
  await tab.becomes('guest');
  await until(async () => expect(await storage.get('session:5000')).toBeUndefined());
});

test('an offline logout applies at once and is sent later', async () => {
  let online = true;
  const ports = inProcessPorts();
  const { openTab, requests, storage } = browser({ ...ports, online: () => online });
  const tab = await openTab();
  await tab.session.login('beian', 'court2026');
  online = false;
  expect(await tab.session.logout(true)).toEqual({ reported: false });
  await tab.becomes('guest');
  expect(await storage.get('session:5000')).toBeUndefined();
  online = true;
  await openTab();
  await until(async () => {
    expect(tokensSentTo(requests, '/v1/logoutSetup')).toContain(token);
    expect(tokensSentTo(requests, '/v2/logout')).toContain(token);
    expect((await storage.keys()).filter((key) => key.startsWith('left:'))).toEqual([]);
  });
});

test('a token that could not be removed opens no later session', async () => {
  const ports = inProcessPorts();
  let refusing = true;
  const stubborn = {
    ...ports.storage,
    remove: async (key: string) => (refusing ? false : ports.storage.remove(key)),
  };
  const { openTab, storage } = browser({
    ...ports,
    storage: stubborn,
    openVault: (name) => plainVault(stubborn, name),
  });
  const tab = await openTab();
  await tab.session.login('beian', 'court2026');
  await tab.session.logout();
  const next = await openTab();
  await next.becomes('guest');
  refusing = false;
  await openTab();
  await until(async () => expect(await storage.get('session:5000')).toBeUndefined());
});

test('the viewer mark changes with each login and persists across a reload', async () => {
  const { openTab } = browser();
  const tab = await openTab();
  await tab.session.login('beian', 'court2026');
  const first = await tab.becomes('member');
  expect(await (await openTab()).becomes('member')).toMatchObject({
    viewer: Reflect.get(Object(first), 'viewer'),
  });
  await tab.session.logout();
  await tab.becomes('guest');
  await tab.session.login('beian', 'court2026');
  expect(await tab.becomes('member')).not.toMatchObject({ viewer: Reflect.get(Object(first), 'viewer') });
});

/** Browser whose store holds a login and can be made unreadable. */
async function browserOfMember(isUnread: (key: string) => boolean) {
  const storage = memoryStore();
  let unread = false;
  const lookUp: KeyValueStore['lookUp'] = async (key) =>
    unread && isUnread(key) ? UNKNOWN : storage.lookUp(key);
  const allKeys = async () => (unread && isUnread('*') ? null : storage.allKeys());
  const over = { ...storage, lookUp, allKeys };
  const { openTab } = browser({ storage: over, openVault: (name) => plainVault(over, name) });
  const first = await openTab();
  await first.session.login('BeiAn', 'court2026');
  await first.becomes('member');
  const spoil = (now: boolean) => {
    unread = now;
  };
  return { openTab, storage, spoil, first };
}

test.each([
  ['the login', (key: string) => key.startsWith('session:')],
  ['the device', (key: string) => key === 'device-uuid'],
  ['what was left', (key: string) => key === '*'],
])('[9.07] a store that cannot read %s makes an assumed guest', async (_what, isUnread) => {
  const { openTab, storage, spoil } = await browserOfMember(isUnread);
  const storedLogin = await storage.get('session:5000');
  const device = await storage.get('device-uuid');
  spoil(true);
  const second = await openTab();
  expect(await second.becomes('guest')).toEqual({ is: 'guest', assumed: true });
  expect(await storage.get('session:5000')).toEqual(storedLogin);
  expect(await storage.get('device-uuid')).toEqual(device);
  spoil(false);
  const third = await openTab();
  expect(await third.becomes('member')).toMatchObject({ is: 'member' });
});

test('[9.07] a member whose store can be read no more stays a member', async () => {
  const { spoil, first } = await browserOfMember(() => true);
  spoil(true);
  await first.visibility(true);
  await first.visibility(false);
  await first.setPageContext({ suppressRedirects: false, alertAcknowledged: false });
  expect(await first.becomes('member')).toMatchObject({ is: 'member' });
  expect(first.told).toEqual([]);
});
