import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AnchorRoomId } from '#contract/fields/ids.ts';
import { shareRooms } from './share-rooms.ts';

const followed = (id: string, status: 'live' | 'notStarted') => ({
  anchor: { anchorRoomId: v.parse(AnchorRoomId, id), nickname: `n${id}`, status },
});
const last = (id: string) => ({
  room: { kind: 'anchor', anchorRoomId: v.parse(AnchorRoomId, id) } as const,
  title: `n${id}`,
});

test('[1.03] shareable rooms are offered once each, live ones first', () => {
  const keys = (...args: Parameters<typeof shareRooms>) => shareRooms(...args)?.map(({ key }) => key);
  const anchors = [followed('7', 'notStarted'), followed('8', 'live')];
  expect(keys(null, anchors)).toEqual(['a-8', 'a-7']);
  expect(keys(last('9'), anchors)).toEqual(['a-9', 'a-8', 'a-7']);
  expect(keys(last('7'), anchors)).toEqual(['a-7', 'a-8']);
  expect(shareRooms(null, [])).toBeNull();
});
