import { expect, test } from 'vitest';
import { LINES, lastOf, linesOf, runSession, startSession } from '#tests/fixtures/video/video-world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Requests for a source that the line in use and the others get in steps of `stepMs`. The session is not ended: in virtual
 * time RxJS nests a subscription for each repeat, and ending thousands of them overflows the stack.
 */
async function requestsIn(steps: number, stepMs: number, livesMs: number) {
  const { world, pass } = await startSession({ livesMs });
  for (let step = 0; step < steps; step += 1) await pass(stepMs);
  const used = world.asked.filter((origin) => origin === 'https://a.example').length;
  return { used, others: world.asked.length - used };
}

test.each([30 * DAY_MS, 365 * DAY_MS])(
  '[8.16] a signature of %d ms is renewed once an hour',
  async (livesMs) => {
    expect(await requestsIn(210, MINUTE_MS, livesMs)).toEqual({ used: 4, others: 4 });
  },
);

test('[8.16] a signature that arrives expired is renewed every five seconds', async () => {
  expect(await requestsIn(59, 1_000, 0)).toEqual({ used: 12, others: 12 });
});

test('[8.16] another line plays before a non-renewable signature expires', async () => {
  const { seen } = await runSession({}, async (_session, world, pass) => {
    await pass(250_000);
    world.dead.add('https://a.example');
    await pass(49_000);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 2, lineId: 'b' });
  expect(seen.some(({ is }) => is === 'failed')).toBe(false);
});

test('[8.16] an early failed renewal is repeated after six seconds', async () => {
  const { world, pass } = await startSession({ livesMs: 30 * DAY_MS, lines: LINES.slice(0, 1) });
  world.dead.add('https://a.example');
  for (let minute = 0; minute < 60; minute += 1) await pass(MINUTE_MS);
  await pass(6_000);
  expect(world.asked).toHaveLength(3);
});

test('[8.16] a site with one line plays it without a standby', async () => {
  const { seen, world } = await runSession({ lines: LINES.slice(0, 1) }, async (_session, _world, pass) =>
    pass(60_000),
  );
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'ready']);
  expect(world.asked).toHaveLength(1);
});

test('[8.16] a failing standby line is blamed and the next one requested', async () => {
  const { seen, world } = await runSession(
    { dead: new Set(['https://b.example']) },
    async (_session, _world, pass) => pass(2_000),
  );
  expect(lastOf(seen)).toMatchObject({ lineId: 'a', standby: { lineId: 'c' } });
  expect(world.stored).toBe(1);
});

test('[8.16] the current line is kept while another responds slightly sooner', async () => {
  const waits = new Map([
    ['https://a.example', 100],
    ['https://b.example', 60],
  ]);
  const { seen } = await runSession({ waits, lines: LINES.slice(0, 2) }, async (session, _world, pass) => {
    await pass(2_000);
    session.chooseQuality('sd');
    await pass(2_000);
  });
  expect(new Set(linesOf(seen))).toEqual(new Set(['a']));
});

test('a line that answers shows the time to its first byte', async () => {
  const { seen } = await runSession(
    { waits: new Map([['https://a.example', 300]]) },
    async (_session, _world, pass) => pass(300),
  );
  expect(lastOf(seen)).toHaveProperty('lines.0', {
    lineId: 'a',
    name: 'a',
    health: 'good',
    firstByteMs: 300,
  });
});

test('a line that failed has no time to its first byte', async () => {
  const { seen } = await runSession({ dead: new Set(['https://a.example']) }, async () => undefined);
  expect(lastOf(seen)).toHaveProperty('lines.0', {
    lineId: 'a',
    name: 'a',
    health: 'bad',
    firstByteMs: null,
  });
});

test('[8.16] a line overtaken late in a visit keeps its waiting time', async () => {
  const { seen } = await runSession({}, async (session, world, pass) => {
    await pass(10_000);
    world.waits.set('https://a.example', 60_000);
    session.chooseQuality('sd');
    await pass(1_000);
  });
  expect(lastOf(seen)).toHaveProperty('lines.0.firstByteMs', 300);
});
