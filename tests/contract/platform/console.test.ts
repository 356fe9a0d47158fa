import * as v from 'valibot';
import { expect, test } from 'vitest';
import { UserId } from '#contract/fields/ids.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const get = (path: string) => fetch(`${sandbox().consoleOrigin}/sandbox${path}`);
const overview = async (): Promise<Overview> => (await get('/overview')).json();
const post = (path: string, body: unknown) => postAdmin(sandbox(), `/sandbox/${path}`, body);

test('the console is served with page, modules, styles and its own policy', async () => {
  const page = await get('/');
  expect(page.headers.get('content-type')).toContain('text/html');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  const addresses = [...(await page.text()).matchAll(/"\/sandbox(\/console\/[^"]+)"/g)].map(
    ([, at]) => at ?? '',
  );
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    const file = await get(address);
    expect([address, file.status]).toEqual([address, 200]);
    if (address.endsWith('.ts')) expect(await file.text()).not.toMatch(/import type|: string/);
  }
});

test('only the console’s own files are served', async () => {
  for (const name of [
    '/console/../admin/admin.ts',
    '/console/..%2fadmin%2fadmin.ts',
    '/console/nothing.ts',
  ]) {
    expect((await get(name)).status).toBe(404);
  }
});

test('the overview shows what is going on', async () => {
  await loggedIn(sandbox().origin, now, 'beian');
  const { matchId, roomNo } = sceneOf(sandbox());
  const before = await overview();
  expect(before.members.find(({ name }) => name === 'beian')?.sessions).toBe(1);
  expect(before.visitors).toMatchObject({ devices: 1, sessions: 1 });
  expect(before.calls.total).toBeGreaterThan(0);
  await post(`rooms/${roomNo}/say`, { text: '喂' });
  await post(`matches/${matchId}`, { goal: 'home' });
  const after = await overview();
  const seqOf = ({ rooms }: Overview) => rooms.find((room) => room.roomNo === roomNo)?.latestSeq ?? 0;
  const goalsOf = ({ matches }: Overview) =>
    matches.find((match) => match.matchId === matchId)?.score[0] ?? 0;
  expect([seqOf(after) - seqOf(before), goalsOf(after) - goalsOf(before)]).toEqual([1, 1]);
});

test('the catalogue lists every call with its addresses, refusals, lines and domains', async () => {
  const { calls, codes, lines, domains } = await (await get('/catalogue')).json();
  expect(calls).toContainEqual({ name: 'time.server', paths: ['/timeServer'] });
  expect(codes).toContainEqual(expect.objectContaining({ name: 'NEED_SAFE', code: 403005 }));
  expect([lines.length, domains.length]).toEqual([2, 3]);
});

test('a manual red card is shown and locks the prices', async () => {
  const { matchId } = sceneOf(sandbox());
  expect((await post(`matches/${matchId}`, { redCard: 'away' })).status).toBe(200);
  const events = sandbox().world.matches.detail(matchId)?.events ?? [];
  expect(events.findLast(({ kind }) => kind === 'redCard')).toMatchObject({ side: 'away' });
  expect((await post('matches/nowhere', { redCard: 'away' })).status).toBe(404);
});

test('prices are suspended by hand until they are let go', async () => {
  const { matchId } = sandbox().world.matches.list(2)[0] ?? { matchId: '' };
  const states = () =>
    new Set(
      sandbox()
        .world.odds.of(matchId)
        ?.markets.flatMap(({ selections }) => selections.map(({ state }) => state)),
    );
  expect(states()).toEqual(new Set(['open']));
  await post(`matches/${matchId}`, { suspended: true });
  expect(states()).toEqual(new Set(['locked']));
  await post(`matches/${matchId}`, { suspended: false });
  expect(states()).toEqual(new Set(['open']));
});

/** Adds members whose names come after all others; the last one is `zz-last-member`. */
function addMembers(many: number): void {
  const { accounts } = sandbox();
  const template = accounts.byName('qinghe');
  if (!template) throw new Error('qinghe is not there');
  for (let nth = 1; nth <= many; nth++) {
    const name = nth === many ? 'zz-last-member' : `zz${String(nth).padStart(4, '0')}`;
    accounts.add({ ...template, userId: v.parse(UserId, `u-zz-${nth}`), name, nickname: `末位会员${nth}` });
  }
}

test('calm undoes everything that was turned on by hand', async () => {
  const { matchId, roomNo } = sceneOf(sandbox());
  const anchorRoomId = sandbox().world.anchors.list()[0]?.anchorRoomId ?? '';
  await post('faults', { path: '/nowhere', kind: 'reset' });
  await post('faults', { host: 'every', fault: { kind: 'stall' } });
  await post('maintenance', { maintenance: { status: 0 } });
  await post('switches', { oneSession: true });
  await post(`rooms/${roomNo}`, { status: -1 });
  await post(`anchors/${anchorRoomId}`, { status: 2 });
  await post(`streams/m-${matchId}`, { state: 'ended' });
  await post(`matches/${matchId}`, { suspended: true });
  await post('crowd', { rate: 9 });
  await post(`matches/${matchId}`, { phase: 'interrupted' });
  await post(`rooms/${roomNo}/notice`, { text: '维护中' });
  await post('sites/5000', { chatSwitch: false });
  const [venue] = (await overview()).venues;
  const [payType] = (await overview()).payTypes;
  await post(`venues/${venue?.code}`, { status: 1 });
  await post(`pay-types/${payType?.code}`, { status: 2 });
  await addMembers(250);
  await post('accounts/zz-last-member', { blocked: true });
  await post('accounts/beian', { blocked: true });
  await post('accounts/qinghe', { dormantSince: 1 });
  await post('accounts/xinren', { changeRequested: true });
  expect((await post('calm', {})).status).toBe(200);
  const { rules, mediaFaults, maintenance, oneSession, rooms, anchors, streams, crowd, ...rest } =
    await overview();
  expect([rules, mediaFaults, maintenance, oneSession, crowd]).toEqual([[], [], null, false, 0]);
  expect(rooms.filter(({ isHeld }) => isHeld)).toEqual([]);
  expect(anchors.filter(({ isHeld }) => isHeld)).toEqual([]);
  expect(streams.filter(({ onAir }) => !onAir)).toEqual([]);
  expect(rest.matches.filter(({ isSuspended }) => isSuspended)).toEqual([]);
  expect(sandbox().world.matches.find(matchId)?.clockPhase).not.toBe('interrupted');
  expect(rooms.filter(({ notice }) => notice === '维护中')).toEqual([]);
  const site = createWireClient(sandbox().origin, now, '');
  expect((await site.call('site.config', {})).data).toMatchObject({ chatSwitch: true });
  expect(rest.venues.find(({ code }) => code === venue?.code)).toEqual(venue);
  expect(rest.payTypes.find(({ code }) => code === payType?.code)).toEqual(payType);
  expect(sandbox().accounts.byName('zz-last-member')?.blocked).toBe(false);
  const unwell = rest.members.filter(
    (held) => held.isBlocked || held.isDormant || held.isPasswordChangeRequired,
  );
  expect(unwell).toEqual([]);
});
