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

test('people talk at a table, and give and bet nothing there', async () => {
  const { clock, rooms } = sandbox().world;
  const spoken = () => rooms.before(ROOM, null, 200).list.map(({ content }) => content.msgType);
  for (let seconds = 0; seconds < 600 && spoken().length < 12; seconds += 1) clock.advance(1_000);
  const kinds = spoken();
  expect(kinds.filter((kind) => kind === 'text').length).toBeGreaterThan(10);
  expect(new Set(kinds)).not.toContain('giftPush');
  expect(new Set(kinds)).not.toContain('order');
});
