import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { FollowFeed, Follows } from '#contract/community/follow/schema.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const EMPTY_FOLLOWS = {
  matches: [],
  leagues: [],
  teams: [],
  anchors: [],
  experts: [],
  remindMatches: [],
  remindAnchors: [],
  remindRains: [],
};

const titlesOf = async (name: string) => {
  const member = await loggedIn(sandbox().origin, now, name);
  const { data } = await member.call('inbox.list', { kind: 'system', page: '1', size: '100' });
  return v
    .parse(calls['inbox.list'].response, data)
    .list.map(({ title, place, ref }) => ({ title, place, ref }));
};
const advance = (ms: number) => postAdmin(sandbox(), '/sandbox/clock', { advance: ms });

describe('reminders of a member', () => {
  test('[4.01] a match is announced once, five minutes before it begins', async () => {
    const { world } = sandbox();
    const match = world.matches
      .list(0)
      .filter(({ clockPhase, startAt }) => clockPhase === 'upcoming' && startAt > now() + 900_000)
      .toSorted((one, other) => one.startAt - other.startAt)[0];
    const id = match?.matchId ?? '';
    const member = await loggedIn(sandbox().origin, now, 'wuhao');
    const set = async (on: boolean) =>
      v.parse(Follows, (await member.call('follow.remind', { kind: 'match', id, on })).data).remindMatches;
    expect(await set(true)).toEqual([id]);
    const { data } = await member.call('follow.feed', {});
    expect(v.parse(FollowFeed, data).matches.map(({ matchId }) => matchId)).toContain(id);
    expect(await set(false)).toEqual([]);
    expect(await set(true)).toEqual([id]);
    const reminder = {
      title: `比赛快开始了：${match?.homeName} 对 ${match?.visitName}`,
      place: 'room',
      ref: `match/${id}`,
    };
    await advance((match?.startAt ?? 0) - now() - 330_000);
    expect(await titlesOf('wuhao')).not.toContainEqual(reminder);
    await advance(60_000);
    expect(await titlesOf('wuhao')).toContainEqual(reminder);
    expect(await set(true)).toEqual([]);
    await advance(120_000);
    const all = await titlesOf('wuhao');
    expect(all.filter(({ ref }) => ref === reminder.ref)).toHaveLength(1);
  });

  test('[4.01] an anchor on air is announced to members with a reminder, repeatably', async () => {
    const [anchor] = sandbox().world.anchors.list();
    const id = anchor?.anchorRoomId ?? '';
    const member = await loggedIn(sandbox().origin, now, 'xinren');
    const remind = { kind: 'anchor', id, on: true } as const;
    expect((await member.call('follow.remind', remind)).code).toBe(PLATFORM_CODES.NOT_FOUND);
    await postAdmin(sandbox(), `/sandbox/anchors/${id}`, { status: 0 });
    for (const times of [1, 2]) {
      expect((await member.call('follow.remind', remind)).code).toBe(0);
      await postAdmin(sandbox(), `/sandbox/anchors/${id}`, { status: 1 });
      await advance(15_000);
      const notices = (await titlesOf('xinren')).filter(({ ref }) => ref === `anchor/${id}`);
      expect(notices).toHaveLength(times);
      await postAdmin(sandbox(), `/sandbox/anchors/${id}`, { status: 0 });
    }
  });
});

describe('the follow list of a member', () => {
  test('[2.02] lists live and upcoming items of teams, leagues, anchors and experts', async () => {
    const member = await loggedIn(sandbox().origin, now, 'beian');
    const { matches, anchors, experts, leagues, teams } = v.parse(
      FollowFeed,
      (await member.call('follow.feed', {})).data,
    );
    expect(teams).toEqual([{ name: '星港城' }]);
    expect(leagues).toEqual([{ leagueId: 'des', name: '东岸超级联赛' }]);
    expect(experts.map(({ expertId }) => String(expertId))).toEqual(['zhou-heng']);
    expect(anchors.map(({ anchor }) => String(anchor.anchorRoomId))).toEqual(['1002', '1001']);
    expect(matches.length).toBeGreaterThan(0);
    for (const { league, home, away } of matches)
      expect(league.leagueId === 'des' || [home.name, away.name].includes('星港城')).toBe(true);
    const unknown = await member.call('follow.set', { kind: 'team', id: '没有这支队', on: true });
    expect(unknown.code).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  test('is stored, newest first, until it is unfollowed', async () => {
    const { matchId, anchorRoomId } = sceneOf(sandbox());
    const member = await loggedIn(sandbox().origin, now, 'qinghe');
    const set = async (input: WireInput<'follow.set'>) =>
      v.parse(Follows, (await member.call('follow.set', input)).data);
    await set({ kind: 'league', id: 'des', on: true });
    await set({ kind: 'match', id: matchId, on: true });
    expect(await set({ kind: 'anchor', id: anchorRoomId, on: true })).toMatchObject({
      matches: [matchId],
      leagues: ['des'],
      anchors: [anchorRoomId],
    });
    await set({ kind: 'league', id: 'des', on: false });
    expect((await member.call('follow.list', {})).data).toMatchObject({ matches: [matchId], leagues: [] });
    const other = await loggedIn(sandbox().origin, now, 'xuexian');
    expect((await other.call('follow.list', {})).data).toEqual(EMPTY_FOLLOWS);
    const unknown = await member.call('follow.set', { kind: 'match', id: 'nowhere-1', on: true });
    expect(unknown.code).toBe(PLATFORM_CODES.NOT_FOUND);
  });
});
