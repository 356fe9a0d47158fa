import { expect, test } from 'vitest';
import { queryOfRooms, roomsIn } from './rooms-shown.ts';

test('the address stores each room once, four at most', () => {
  const rooms = roomsIn('match/a-1,anchor/7,match/a-1,anchor/8,anchor/9,anchor/10');
  expect(rooms).toEqual([
    { kind: 'match', matchId: 'a-1' },
    { kind: 'anchor', anchorRoomId: '7' },
    { kind: 'anchor', anchorRoomId: '8' },
    { kind: 'anchor', anchorRoomId: '9' },
  ]);
  expect(queryOfRooms(rooms)).toBe('rooms=match/a-1,anchor/7,anchor/8,anchor/9');
});

test('entries that name no room are left out', () => {
  expect(roomsIn('cinema/1,match/,,anchor/%20')).toEqual([]);
  expect(roomsIn(null)).toEqual([]);
});
