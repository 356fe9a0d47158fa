import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Anchor } from '#contract/community/live/anchor-schema.ts';
import { topAnchors } from './anchor-rank.tsx';

const anchor = (id: string, status: 0 | 1 | 2, viewers: number, followers = 0) =>
  v.parse(Anchor, {
    anchorRoomId: id,
    userId: `u${id}`,
    nickname: id,
    avatar: '',
    cover: '',
    title: '',
    topic: '',
    status,
    viewers,
    followers,
    matchId: null,
  });

const ids = (anchors: readonly Anchor[]) => anchors.map(({ anchorRoomId }) => anchorRoomId);

test('[2.02] the most watched are first, the last slot has an upcoming anchor', () => {
  const all = [
    anchor('a', 1, 5),
    anchor('b', 1, 9),
    anchor('c', 1, 7),
    anchor('d', 0, 0, 1),
    anchor('e', 0, 0, 4),
  ];
  expect(ids(topAnchors(all, 3))).toEqual(['b', 'c', 'e']);
});

test('without upcoming anchors all slots show live ones and none away', () => {
  expect(ids(topAnchors([anchor('a', 1, 5), anchor('b', 2, 9)], 3))).toEqual(['a']);
});
