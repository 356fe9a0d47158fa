import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { betExamples, betSceneOf, findUpcomingLeg } from '../examples/bet-examples.ts';
import { examplesIn, sceneOf } from '../examples/call-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const { BLOCKED_BY_CHOICE, NOT_FOUND, SUCCESS } = PLATFORM_CODES;
const client = () => loggedIn(sandbox().origin, sandbox().world.clock.now, 'beian');
type Kind = 'type' | 'venue' | 'league';
const set = async (member: WireClient, kind: Kind, id: string, blocked: boolean) =>
  (await member.call('selfBlock.set', { kind, id, blocked })).code;
const blockOf = async (member: WireClient, kind: Kind, id: string) => {
  const { data } = await member.call('selfBlock.list', {});
  const { list } = v.parse(calls['selfBlock.list'].response, data);
  return list.find((block) => block.kind === kind && block.id === id);
};
const FOOTBALL = { ballClassId: 1, scope: 'today', day: null } as const;
type Row = v.InferOutput<(typeof calls)['live.popular']['response']>['list'][number];
/** Rows of a list that have an open price. */
const openRows = (rows: readonly Row[], venue: string) =>
  rows.filter(
    ({ match, markets }) =>
      match.venueName === venue && markets.win?.selections.some(({ state }) => state === 'open'),
  );
/** Moves all blocks and their requested ends into the past by the given time, ms. */
const earlier = (ms: number) =>
  sandbox().db.prepare('UPDATE self_block SET since = since - ?1, ends_at = ends_at - ?1').run(ms);

test('[P.29] a block applies at once and ends a day after the request', async () => {
  const member = await client();
  const exampleOf = examplesIn(sceneOf(sandbox()));
  await member.call('venue.plan', await exampleOf('venue.plan'));
  const launch = await exampleOf('venue.launch');
  const tryGame = async () => (await member.call('venue.launch', launch)).code;
  expect(await tryGame()).toBe(SUCCESS);
  expect(await set(member, 'type', 'slot', true)).toBe(SUCCESS);
  expect(await tryGame()).toBe(BLOCKED_BY_CHOICE);
  expect(await set(member, 'type', 'slot', false)).toBe(SUCCESS);
  expect(await tryGame()).toBe(BLOCKED_BY_CHOICE);
  expect(await set(member, 'type', 'slot', true)).toBe(SUCCESS);
  expect((await blockOf(member, 'type', 'slot'))?.endsAt).toBeNull();
  expect(await set(member, 'type', 'slot', false)).toBe(SUCCESS);
  earlier(DAY_MS - 1);
  expect(await tryGame()).toBe(BLOCKED_BY_CHOICE);
  earlier(1);
  expect(await tryGame()).toBe(SUCCESS);
  expect((await blockOf(member, 'type', 'slot'))?.since).toBeNull();
});

test('[P.29] a league, a bet kind and a venue are blocked separately', async () => {
  const member = await client();
  const leg = findUpcomingLeg(sandbox());
  const league = sandbox().world.matches.find(leg.matchId)?.leagueId ?? '';
  const placeBet = async () => {
    const { 'bet.place': bet } = betExamples(betSceneOf(sandbox(), sceneOf(sandbox()).orderId));
    const legs = [leg];
    const clientRequestId = `blocked-bet-${Math.floor(Math.random() * 1e9)}`;
    return (await member.call('bet.place', { ...bet, legs, clientRequestId })).code;
  };
  expect(await placeBet()).toBe(SUCCESS);
  for (const [kind, id] of [
    ['league', league],
    ['type', 'prematch'],
    ['venue', 'YBTY'],
  ] as const) {
    expect(await set(member, kind, id, true)).toBe(SUCCESS);
    expect(await placeBet(), id).toBe(BLOCKED_BY_CHOICE);
    sandbox().db.exec('DELETE FROM self_block');
    expect(await placeBet(), id).toBe(SUCCESS);
  }
  expect(await set(member, 'type', 'live', true)).toBe(SUCCESS);
  expect(await set(member, 'venue', 'LJTY', true)).toBe(SUCCESS);
  expect(await placeBet()).toBe(SUCCESS);
  expect(await set(member, 'league', 'nobodys', true)).toBe(NOT_FOUND);
});

test('[P.29] [4.03] prices of a blocked venue are locked wherever they are listed', async () => {
  const member = await client();
  const listed = async () => {
    const { data } = await member.call('live.popular', { ...FOOTBALL, page: 1, size: 200 });
    return v.parse(calls['live.popular'].response, data);
  };
  const offered = async (matchId: string) => {
    const { data } = await member.call('live.odds', { matchId });
    const { markets } = v.parse(calls['live.odds'].response, data);
    return markets.some(({ selections }) => selections.some(({ state }) => state === 'open'));
  };
  const changed = async (cursor: string) => {
    const { data } = await member.call('board.changes', { ...FOOTBALL, cursor, waitMs: 0 });
    return v.parse(calls['board.changes'].response, data);
  };
  const before = await listed();
  const [row] = openRows(before.list, '云豹体育');
  const matchId = row?.match.matchId ?? '';
  expect((await changed(before.cursor)).stale).toBe(false);
  expect(await offered(matchId)).toBe(true);

  expect(await set(member, 'venue', 'YBTY', true)).toBe(SUCCESS);
  expect((await changed(before.cursor)).stale).toBe(true);
  const after = await listed();
  expect(openRows(after.list, '云豹体育')).toEqual([]);
  expect(openRows(after.list, '蓝鲸体育').length).toBe(openRows(before.list, '蓝鲸体育').length);
  expect((await changed(after.cursor)).stale).toBe(false);
  expect(await offered(matchId)).toBe(false);
  sandbox().db.exec('DELETE FROM self_block');
  expect(await offered(matchId)).toBe(true);
});
