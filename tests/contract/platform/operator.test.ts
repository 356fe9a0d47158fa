import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { BackedOverview } from '#sandbox/admin/money/backed-overview.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

test('operator calls require this machine, the own host name and JSON', async () => {
  const { consoleOrigin: origin } = sandbox();
  expect((await fetch(`${origin}/sandbox/state`)).status).toBe(200);
  const simple = await fetch(`${origin}/sandbox/clock`, { method: 'POST', body: '{"advance":1}' });
  expect(simple.status).toBe(403);
  const statusFor = (host: string) =>
    new Promise((resolve) => {
      const outgoing = request(`${origin}/sandbox/state`, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      outgoing.end();
    });
  expect(await statusFor('attacker.example')).toBe(421);
  expect(await statusFor('site-5003.localhost')).toBe(403);
});

test('time moves manually in driven and in live worlds', async () => {
  const before = sandbox().world.clock.now();
  expect(await (await postAdmin(sandbox(), '/sandbox/clock', { advance: 60_000 })).json()).toEqual({
    now: before + 60_000,
  });
  const live = await createSandbox({ port: 0, dataDir: ':memory:', seed: 1, crowd: 0 });
  const began = live.world.clock.now();
  expect((await postAdmin(live, '/sandbox/clock', { advance: 72 * 3_600_000 })).status).toBe(200);
  expect(live.world.clock.now() - began).toBeGreaterThanOrEqual(72 * 3_600_000);
  expect((await fetch(`${live.consoleOrigin}/sandbox/overview`)).status).toBe(200);
  await live.close();
});

test('[7.14] the hash of every session’s token is shown, and no token', async () => {
  const { origin, world } = sandbox();
  const { token } = await loggedIn(origin, world.clock.now, 'qinghe');
  const listing = await (await fetch(`${sandbox().consoleOrigin}/sandbox/sessions`)).text();
  expect(JSON.parse(listing)).toContain(createHash('sha256').update(token).digest('hex'));
  expect(listing).not.toContain(token);
});

test('a goal by hand counts', async () => {
  const { matchId } = sceneOf(sandbox());
  const score = () => sandbox().world.matches.find(matchId)?.homeScore ?? -1;
  const before = score();
  expect((await postAdmin(sandbox(), `/sandbox/matches/${matchId}`, { goal: 'home' })).status).toBe(200);
  expect(score()).toBe(before + 1);
  expect((await postAdmin(sandbox(), '/sandbox/matches/nowhere', { goal: 'home' })).status).toBe(404);
});

test('every recent match with bets is found by name', async () => {
  const find = async (text: string) =>
    (
      await fetch(`${sandbox().consoleOrigin}/sandbox/backed-matches?text=${encodeURIComponent(text)}`)
    ).json();
  const all: BackedOverview[] = await find('');
  const shown = new Set(
    sandbox()
      .world.matches.list(0)
      .map(({ matchId }) => matchId),
  );
  const earlier = all.find(({ matchId }) => !shown.has(matchId));
  expect(earlier?.legs).toBeGreaterThan(0);
  const found: BackedOverview[] = await find(earlier?.home ?? '');
  expect(found.map(({ matchId }) => matchId)).toContain(earlier?.matchId);
  expect(await find('no such club')).toEqual([]);
});

test('any valid message can be posted into a room', async () => {
  const { roomNo } = sceneOf(sandbox());
  const send = (body: unknown) => postAdmin(sandbox(), `/sandbox/rooms/${roomNo}/say`, body);
  expect((await send({ content: { msgType: 'welcome' }, level: 9 })).status).toBe(200);
  expect((await send({ content: { msgType: 'song' } })).status).toBe(400);
  expect((await send({ text: '' })).status).toBe(400);
  expect((await postAdmin(sandbox(), '/sandbox/rooms/m-nowhere/say', { text: '喂' })).status).toBe(404);
});

test('closing lets waiting readers go and leaves nothing behind', async () => {
  const own = await createSandbox({ port: 0, dataDir: ':memory:', seed: 1, crowd: 5 });
  own.faultInjector.add({ path: '/timeServer', share: 1, kind: 'blackHole' });
  const waiting = fetch(`${own.origin}/timeServer`).catch(() => 'gone');
  await expect.poll(() => own.faultInjector.list()[0]?.hits).toBe(1);
  await own.close();
  expect(await waiting).toBe('gone');
  await expect(fetch(`${own.origin}/timeServer`)).rejects.toThrow();
});
