import * as v from 'valibot';
import { expect, test } from 'vitest';
import { GiftGoal } from '#contract/community/gift/schema.ts';
import { ownPlan } from '#sandbox/domains/community/gift/goal-plan.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const guest = () => createWireClient(sandbox().origin, now);

type Client = ReturnType<typeof guest>;

/** The anchors on air, by number. */
const onAir = () =>
  sandbox()
    .world.anchors.list()
    .filter(({ status }) => status === 1)
    .map(({ anchorRoomId }) => anchorRoomId);

const setGoal = async (anchorRoomId: string, goal: object | 'none' | null) =>
  (await postAdmin(sandbox(), `/sandbox/anchors/${anchorRoomId}/goal`, { goal })).status;

const goalFor = async (client: Client, roomNo: string) => {
  const { data } = await client.call('gift.goal', { roomNo });
  return v.parse(v.object({ goal: v.nullable(GiftGoal) }), data).goal;
};

let lastId = 0;
const sendGift = async (client: Client, roomNo: string, giftId: string) => {
  lastId += 1;
  const giftRequest = { roomNo, giftId, count: 1, clientRequestId: `towards-${lastId}` };
  expect((await client.call('gift.reward', giftRequest)).data).toHaveProperty('coins');
};

const systemTextsIn = (roomNo: string) =>
  sandbox()
    .world.rooms.before(roomNo, null, 100)
    .list.flatMap(({ content, type }) => (content.msgType === 'text' && type === 3 ? [content.text] : []));

test('[7.14] a goal counts the gifts since the session began', async () => {
  const [anchorRoomId = ''] = onAir();
  const roomNo = `a-${anchorRoomId}`;
  expect(await setGoal(anchorRoomId, { title: '赛后连线', target: 1_000 })).toBe(200);
  const [beian, xuexian] = [await member('beian'), await member('xuexian')];
  expect(await goalFor(guest(), roomNo)).toMatchObject({
    title: '赛后连线',
    raised: 0n,
    mine: null,
    step: 0,
  });
  await sendGift(beian, roomNo, 'g03');
  await sendGift(xuexian, roomNo, 'g04');
  expect(await goalFor(beian, roomNo)).toMatchObject({
    target: 1_000n,
    raised: 254n,
    mine: 66n,
    reached: null,
  });
  expect(await goalFor(guest(), roomNo)).toMatchObject({ raised: 254n, mine: null });
});

test('a reached goal is announced once, and the next one doubles', async () => {
  const [, anchorRoomId = ''] = onAir();
  const roomNo = `a-${anchorRoomId}`;
  await setGoal(anchorRoomId, { title: '加播半小时', target: 500 });
  const xuexian = await member('xuexian');
  await sendGift(xuexian, roomNo, 'g05');
  const expected = { target: 1_000n, raised: 520n, step: 1, reached: { title: '加播半小时', target: 500n } };
  expect(await goalFor(xuexian, roomNo)).toMatchObject(expected);
  expect(await goalFor(guest(), roomNo)).toMatchObject(expected);
  expect(systemTextsIn(roomNo)).toEqual(['本场礼物目标达成：加播半小时']);
});

test('an anchor without a goal or off air has none', async () => {
  const [, , anchorRoomId = ''] = onAir();
  const roomNo = `a-${anchorRoomId}`;
  const xuexian = await member('xuexian');
  await sendGift(xuexian, roomNo, 'g03');
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(1_000);
  await setGoal(anchorRoomId, { title: '清唱队歌', target: 900 });
  expect(await goalFor(xuexian, roomNo)).toMatchObject({ raised: 0n });
  await setGoal(anchorRoomId, 'none');
  expect(await goalFor(xuexian, roomNo)).toBeNull();
  await setGoal(anchorRoomId, { title: '清唱队歌', target: 900 });
  await postAdmin(sandbox(), `/sandbox/anchors/${anchorRoomId}`, { status: 0 });
  expect(await goalFor(xuexian, roomNo)).toBeNull();
  await postAdmin(sandbox(), `/sandbox/anchors/${anchorRoomId}`, { status: null });
});

test('a match cast by an anchor shows the anchor’s goal', async () => {
  const { anchors, matches } = sandbox().world;
  const casting = anchors
    .list()
    .find(
      ({ status, matchId, anchorRoomId }) =>
        status === 1 && matches.find(matchId ?? '')?.anchorRoomId === anchorRoomId,
    );
  if (!casting) throw new Error('nobody casts');
  const { anchorRoomId, matchId } = casting;
  await setGoal(anchorRoomId, { title: '念十条弹幕', target: 5_000 });
  const xuexian = await member('xuexian');
  const before = (await goalFor(xuexian, `m-${matchId}`))?.raised ?? 0n;
  await sendGift(xuexian, `a-${anchorRoomId}`, 'g02');
  await sendGift(xuexian, `m-${matchId}`, 'g02');
  const [own, ofMatch] = [
    await goalFor(xuexian, `a-${anchorRoomId}`),
    await goalFor(xuexian, `m-${matchId}`),
  ];
  expect(own).toEqual(ofMatch);
  expect((own?.raised ?? 0n) - before).toBe(20n);
});

test('most anchors have their own goal, and invalid ones are refused', async () => {
  const plans = sandbox()
    .world.anchors.list()
    .map(({ anchorRoomId }) => ownPlan(anchorRoomId));
  const without = plans.filter((plan) => plan === null).length;
  expect(without).toBeGreaterThan(0);
  expect(without).toBeLessThan(plans.length / 2);
  expect(await setGoal('1001', { title: '', target: 10 })).toBe(400);
  expect(await setGoal('1001', { title: '目标', target: 0 })).toBe(400);
  expect(await setGoal('9999', { title: '目标', target: 10 })).toBe(404);
  expect((await guest().call('gift.goal', { roomNo: 'a-9999' })).code).not.toBe(0);
});
