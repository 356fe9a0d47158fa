import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);

type Does = WireInput<'activity.act'>['does'];
const act = (client: WireClient, activityId: string, does: Does, clientRequestId: string) =>
  client.call('activity.act', { activityId, does, clientRequestId });
const gift = async (client: WireClient) =>
  v.parse(calls['activity.luxuryGift'].response, (await client.call('activity.luxuryGift', {})).data).part;
const cup = async (client: WireClient) =>
  v.parse(calls['activity.euroCup'].response, (await client.call('activity.euroCup', {})).data);

test('[1.03] one good of each grade can be chosen', async () => {
  const client = await member('beian');
  const choose = (grade: 4 | 6 | 8, goodsId: string, id: string) =>
    act(client, 'luxuryGift-1', { does: 'chooseGood', grade, goodsId }, id);
  expect((await gift(client)).tiers.map(({ state }) => state)).toEqual([
    'chosen',
    'open',
    'locked',
    'locked',
  ]);
  expect((await choose(8, 'watch', 'grade-8')).code).toBe(PLATFORM_CODES.ACTIVITY_LOCKED);
  expect((await choose(6, 'watch', 'not-of-6')).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect((await choose(4, 'hat', 'twice-4')).code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  const first = await choose(6, 'suitcase', 'grade-6');
  expect(await choose(6, 'suitcase', 'grade-6')).toEqual(first);
  expect((await choose(6, 'camera', 'other-tab')).code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  const { result } = v.parse(calls['activity.act'].response, first.data);
  expect(result).toMatchObject({ state: 'claimed', receipt: { into: 'parcel' } });
  const parcel = (await gift(client)).tiers[1]?.parcel;
  expect(parcel).toMatchObject({ state: 'chosen', source: 'VIP 豪礼', goods: { title: '20 寸登机箱' } });
  expect((await client.call('parcel.cancel', { parcelId: parcel?.parcelId ?? '' })).code).toBe(0);
  expect((await gift(client)).tiers[1]?.state).toBe('open');
  expect((await choose(6, 'camera', 'again-6')).code).toBe(0);
});

test('[1.03] a cup score can be changed before kick-off and is refused afterwards', async () => {
  const client = await member('qinghe');
  const { card, part } = await cup(client);
  const open = part.matches.find(({ state }) => state === 'open');
  const over = part.matches.find(({ state }) => state === 'over');
  const submitPick = (match: number, home: number, away: number, id: string) =>
    act(client, card.activityId, { does: 'cupPick', match, home, away, through: 'home' }, id);
  expect((await submitPick(open?.match ?? 0, 2, 1, 'cup-1')).code).toBe(0);
  expect((await submitPick(open?.match ?? 0, 0, 1, 'cup-2')).code).toBe(0);
  expect((await submitPick(over?.match ?? 0, 1, 0, 'cup-3')).code).toBe(PLATFORM_CODES.ACTIVITY_MOVED_ON);
  const after = (await cup(client)).part;
  const picked = after.matches.find(({ match }) => match === open?.match);
  expect(picked?.pick).toEqual({ home: 0, away: 1, through: 'away' });
  expect(after.players).toBe(part.players + 1);
  expect(after.rank).not.toBeNull();
});
