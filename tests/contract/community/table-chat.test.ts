import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { GameId } from '#contract/play/game/schema.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile({ crowd: 2 });
const LIVE = GAME_CATALOGUE.filter(({ category }) => category === 'live');
const roomNoOf = (gameId: string) => chatRoomNoOf({ kind: 'table', gameId: gameId as GameId });
const ROOM = roomNoOf(LIVE[0]?.gameId ?? '');
const member = () => loggedIn(sandbox().origin, sandbox().world.clock.now, 'xuexian');

test('[6.01] every live table has an open room, and no other game has', () => {
  const open = GAME_CATALOGUE.filter(
    ({ gameId }) => sandbox().world.rooms.status(roomNoOf(gameId)).status === 1,
  );
  expect(open).toEqual(LIVE);
  expect(LIVE.length).toBeGreaterThanOrEqual(6);
});

test('[6.01] a member speaks at a table and is read there', async () => {
  const client = await member();
  const message = { roomNo: ROOM, clientMsgId: 'at-a-table', text: '大家好', mentions: [], quote: null };
  const sent = await client.call('chat.send', message);
  expect(sent.code).toBe(PLATFORM_CODES.SUCCESS);
  const { data } = await client.call('chat.history', { roomNo: ROOM, beforeSeq: null, size: 50 });
  const { list } = v.parse(calls['chat.history'].response, data);
  expect(list.some(({ content }) => content.kind === 'text' && content.text === '大家好')).toBe(true);
});

test('[3.08] a gift at a table is paid once, to its dealer', async () => {
  const client = await member();
  const { data } = await client.call('gift.config', {});
  const [gift] = v.parse(calls['gift.config'].response, data).list;
  const request = { roomNo: ROOM, giftId: gift?.giftId ?? '', count: 2, clientRequestId: 'gift-at-a-table' };
  const coins = async () =>
    v.parse(calls['gift.reward'].response, (await client.call('gift.reward', request)).data);
  expect(await coins()).toEqual(await coins());
  const pushed = sandbox()
    .world.rooms.before(ROOM, null, 50)
    .list.filter(({ content }) => content.msgType === 'giftPush');
  expect(pushed.map(({ content }) => content)).toMatchObject([
    { giftId: gift?.giftId, count: 2, to: '荷官' },
  ]);
});

test('people talk at a table, and give and bet nothing there', async () => {
  const { clock, rooms } = sandbox().world;
  const spoken = () => rooms.before(ROOM, null, 200).list.map(({ content }) => content.msgType);
  const given = spoken().filter((kind) => kind === 'giftPush').length;
  for (let seconds = 0; seconds < 600 && spoken().length < 12; seconds += 1) clock.advance(1_000);
  const kinds = spoken();
  expect(kinds.filter((kind) => kind === 'text').length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => kind === 'giftPush')).toHaveLength(given);
  expect(new Set(kinds)).not.toContain('order');
});
